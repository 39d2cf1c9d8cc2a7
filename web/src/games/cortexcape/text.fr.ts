// Tout ce que le plateau dit en français : les mêmes clés que text.en.ts, le compilateur y veille.
import type { en } from './text.en'

export const fr: Record<keyof typeof en, string> = {
  white: 'Blanc', black: 'Noir', blue: 'Bleu', red: 'Rouge', green: 'Vert',
  left: 'gauche', right: 'droit', and: ' et ', nobody: 'personne', noDoor: 'aucune porte',
  pieceW: 'blanc, 0 point', pieceG: 'vert, 1 point', pieceY: 'jaune, 2 points', pieceR: 'rouge, 3 points', pieceTower: 'tour',
  empty: 'vide',
  doorIs: 'Porte {door} : {piece}', corridorIs: 'Couloir {corridor}, portes {doors}', corridorExit: ', sortie {exits}',
  exitOpen: 'Sortie {exit}, ouverte', exitClosed: 'Sortie {exit}, fermée par {seat}', startHere: ', départ', exitHere: ', arrivée',
  boardIs: 'Labyrinthe {lab} à 20 portes et 12 sorties', trayIs: '{piece} : reste {count}',

  promptDrawYou: 'Touchez un poing : s’il cache la bille blanche, vous commencez.',
  promptDraw: '{seat} choisit un poing.', promptDrawLuck: 'On tire les billes pour la première manche.',
  promptFirstYou: 'Posez les 20 pièces sur les portes, puis validez.', promptFirst: '{seat} garnit le labyrinthe.',
  promptBuildYou: 'Reposez vos pièces sur les portes libérées et déplacez les trois tours.', promptBuild: '{seat} réaménage le labyrinthe.',
  promptLockYou: 'Choisissez d’où part {builder} et par quelle sortie il faut finir.', promptLock: '{seat} choisit un départ et une sortie pour {builder}.',
  promptPathYou: 'Trouvez la sortie : chaque porte franchie coûte ses points.', promptPath: '{seat} cherche la sortie.',
  promptOver: 'La partie est finie : {winners}.', wins: '{names} gagne avec {points}', share: '{names} partagent la victoire avec {points}',

  stepDraw: 'Qui commence ?', stepBuild: 'Garnir le labyrinthe', stepRefill: 'Regarnir les portes libérées', stepTowers: 'Déplacer les tours',
  stepLock: 'Enfermer {builder}', stepPath: 'Trouver la sortie', stepWatch: 'Manche {round}', stepOver: 'La fin',
  fistLeft: 'Poing gauche', fistRight: 'Poing droit', fistHint: 'La bille blanche est dans l’un des deux.',
  watchRound: '{builder} construit, {locker} verrouille.',

  confirm: 'Valider', fillRest: 'Compléter en blanc', fillHand: 'Compléter', clear: 'Tout retirer', undo: 'Annuler', walkIt: 'Suivre ce trajet', stayIn: 'Sortir tout droit',
  ids: 'Montrer les lettres des portes et des couloirs', undoTower: 'Annuler la tour {door}',
  missingDoors: '{count} portes attendent encore une pièce ({rule}).', missingDoor: 'Une porte attend encore une pièce ({rule}).',
  missingTowers: '{count} tours doivent encore bouger (CX-31).', missingTower: 'Une tour doit encore bouger (CX-31).',
  buildWhole: 'Tout est en place : validez quand cela vous convient.',
  towerStays: 'Tour {door} : vers où ?', towerGoes: 'La tour {door} va en {target}', towerHint: 'Touchez une tour, puis le cylindre qui prend sa place.',
  trayHint: 'Touchez une pièce, puis une porte ; ou glissez-la.', trayEmpty: 'Votre main est vide.',
  lockStart: 'Départ', lockExit: 'Arrivée', lockNoStart: 'touchez un couloir', lockNoStartExit: 'touchez une sortie', lockNoExit: 'touchez une sortie', corridor: 'couloir {id}', exit: 'sortie {exit}', fromCorridor: 'du couloir {id}', fromExit: 'de la sortie {exit}', toExit: 'à la sortie {exit}',
  pathDoors: 'Portes', pathPoints: 'Points', pathHint: 'Touchez les portes dans l’ordre du trajet.', pathOne: 'Un seul chemin mène dehors.',
  pathHome: 'Départ et sortie sont dans le même couloir : aucune porte à franchir.', pathArrived: 'La sortie est atteinte : validez pour suivre ce trajet.',

  saidHeld: 'En main : {piece}.', saidPlaced: '{piece} sur la porte {door}.', saidBack: '{piece} revient en réserve.', saidSwapped: 'Les portes {door} et {target} échangent leurs pièces.',
  saidTower: 'Tour {door} en main : choisissez un cylindre.', saidTowerBack: 'La tour {door} revient sur sa porte.', saidPut: 'Reposé.',
  saidNeedPiece: 'Prenez d’abord une pièce, puis une porte.', saidNeedTower: 'Prenez d’abord une tour, puis le cylindre.', saidNotFreed: 'Seules les portes libérées se regarnissent.', saidNotTarget: 'Une tour ne peut pas aller sur la porte {door}.', saidFillFirst: 'Posez d’abord une pièce sur la porte {door}.',
  saidFilled: 'Le reste est posé.', saidCleared: 'Tout est retiré.', saidStart: 'Départ : {id}. Choisissez une sortie.', saidExit: 'Arrivée : {id}. Validez pour verrouiller.', saidUnpicked: 'Annulé.',
  saidWalk: 'Porte {door} : {points} points jusqu’ici.', saidWalkEnd: 'Porte {door} : {points} points. La sortie est là.',

  sheet: 'Feuille de score', total: 'Total', marbles: 'Billes', marblesLeft: 'reste {count} billes', round: 'Manche {round}', builds: 'construit', locks: 'verrouille', hasLeft: 'a quitté la table', winner: 'gagne', you: 'vous',
  rule: 'Règle {rule}',

  labelDraw: 'Choisir le poing {hand}.', labelBuild: 'Garnir le labyrinthe.', labelLock: 'Verrouiller : {from} {to}.', labelPath: 'Passer par {doors}.', labelPathNone: 'Sortir sans franchir de porte.', labelLeave: 'Quitter la partie.',
  tellLab: 'Le sort donne le labyrinthe {lab}.', tellHidden: '{seat} cache une bille dans chaque poing.', tellOpened: 'Le poing {picked} est choisi ; la bille blanche était dans le {white}.',
  tellMarbles: 'Bille blanche pour {white}, pas pour {other}.', tellRound: 'Manche {round} : {builder} construit, {locker} verrouille.', tellBuilt: '{seat} a garni le labyrinthe : {board}.',
  tellLocked: '{seat} verrouille : {from} {to}.', tellWalked: '{seat} passe par {doors} et paie {points} ; total {total}.', tellLeft: '{seat} quitte la table.', tellEnded: 'La partie est finie : {winners}.',
}
