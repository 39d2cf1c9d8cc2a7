import { cards } from './cards.fr'
import type { TextKey } from './text'

export const fr: Record<TextKey, string> = {
  ...cards,
  red: 'rouge', blue: 'bleu', green: 'vert', yellow: 'jaune', purple: 'violet', orange: 'orange', black: 'noir',
  disc: 'disque', triangle: 'triangle', square: 'carré', diamond: 'losange', star: 'étoile', cross: 'croix',
  seat_red: 'Disque rouge', seat_blue: 'Triangle bleu', seat_green: 'Carré vert', seat_yellow: 'Losange jaune', seat_purple: 'Étoile violette', seat_orange: 'Croix orange',

  side: '{zone}, entre {rooms}', crossing: '{zone}, au croisement de {rooms}',
  portion: 'fragment {colour}', portionGold: 'fragment doré (pour tous)',
  lockBlack: 'cadenas noir', lockOne: 'cadenas {colours}', lockMany: 'cadenas {colours}', guarded: '{portion} sous un {lock}', ghost: 'fantôme {ghost}',
  gate: 'porte entre deux zones', spawn: 'point d’apparition', place: 'place de fragment', rim: 'impasse au bord',
  up: 'vers le haut', upRight: 'en haut à droite', right: 'à droite', downRight: 'en bas à droite', down: 'vers le bas', downLeft: 'en bas à gauche', left: 'à gauche', upLeft: 'en haut à gauche', here: 'ici',
  stepTo: '1 pas {way} : {side}', stepsTo: '{count} pas {way} : {side}', stepsBack: '{count} pas, un détour pour revenir ici : {side}', stayAt: 'rester sur place : {side}',
  intoLock: 's’arrêter devant le {thing}', intoGhost: 'foncer dans le {thing} et se faire prendre', along: 'passe près de : {things}',
  mysteryNew: 'le long d’une case mystère', mysterySame: 'le long de la case mystère de votre dernier tour', danger: '{share} % de risque qu’un fantôme s’arrête à côté',
  pickLock: 'Retirer le {lock} : {place}', pickGhost: 'Chasser le fantôme {ghost} : {place}', pickMate: 'Rejoindre {seat} : {place}', pickNobody: 'Rester sur place',
  inBase: 'à la base', inPrison: 'en prison ({zone}), encore {count} tours', inPrisonOne: 'en prison ({zone}), encore 1 tour',

  house: 'La maison', goals: 'La maison. {count} endroits au choix : flèches ou chiffres, puis Entrée.', goalOf: '{number} sur {count} : {words}',
  rollButton: 'Lancer le dé', tryButton: 'Tenter un double', stayButton: 'Attendre',
  tryHint: 'Un double avec les dés des fantômes vous libère aussitôt. Sinon il reste {count} tours après celui-ci.', tryHintOne: 'Un double avec les dés des fantômes vous libère aussitôt. Sinon vous sortez au prochain tour.',
  moveHint: 'Choisissez une arrivée qui brille : il y en a {count}.', moveHintOne: 'Il n’y a qu’un seul chemin.', walkButton: 'Aller ici', stopButton: 'M’arrêter ici', graveButton: 'Foncer dans le fantôme', graveAsk: 'Un fantôme attend là-bas. Y aller vraiment ?', otherWay: 'Autre chemin {way}/{ways}', cancel: 'Pas celui-là',
  waysCount: 'chemin {way} sur {ways}, W pour le suivant', pickHint: 'Touchez sur le plateau, ou choisissez ici :',
  orderHint: 'Un double pour le fantôme {ghost} ! Quel dé se joue d’abord ?', orderWhite: 'Blanc d’abord', orderBlack: 'Noir d’abord', orderWhiteWay: 'à droite, puis à gauche', orderBlackWay: 'à gauche, puis à droite', orderLeaves: 'il quitte le plateau',
  waitingFor: 'Au tour de {seat}', nowYou: 'À vous', luck: 'Les dés décident…',
  dieLabel: 'Dé de déplacement : {value}', dieUnrolled: 'Dé de déplacement, pas encore lancé', whiteDie: 'Dé blanc : {value}', blackDie: 'Dé noir : {value}', whiteUnrolled: 'Dé blanc', blackUnrolled: 'Dé noir',

  round: 'Tour', roundOf: 'Tour {round}', medalGold: 'or', medalSilver: 'argent', medalBronze: 'bronze', upTo: '{medal} jusqu’au tour {round}', midnightAt: 'Minuit sonne après le tour {round} : gagné avant, ou perdu', promenade: 'Promenade : rien ne presse, sauf les médailles',
  puzzle: 'L’hexagone', puzzleWords: '{count} pièces sur 12 sont en place.', puzzleLeft: '{seat} : encore {count} à trouver', puzzleDone: '{seat} : tout est trouvé', puzzleGold: 'Doré, pour tous : encore {count} à trouver',
  team: 'L’équipe', lanterns: '{count} lanternes', lantern: '1 lanterne', keeper: 'Gardien de ce tour : {seat} choisit l’ordre des doubles.', keeperShort: 'gardien', you: 'vous', isLeft: 'est parti',
  supplies: 'Dans la boîte', ghostSupply: 'fantômes à venir', deckLeft: 'cartes mystère', discardsLeft: 'cartes jouées', blackLeft: 'cadenas noirs en réserve', lastCard: 'Dernière carte', drawnBy: 'tirée par {seat}',
  ghosts: 'Fantômes', ghostNone: 'Pas encore de fantôme. Le premier arrive au tour 4.', ghostNoneNow: 'Aucun fantôme dans la maison pour l’instant.', ghostShow: 'Montrer où ils peuvent aller', ghostHide: 'Cacher leurs chemins', ghostLikely: 'Fantôme {ghost} : {place}', ghostEnds: 'le plus probable : {ends}', ghostEnd: '{place} ({share} %)', ghostAway: 'hors du plateau ({share} %)', ghostHelp: 'La brume montre où un fantôme peut s’arrêter à son prochain déplacement ; plus elle est dense, plus c’est probable. Touchez un fantôme pour la sienne, en pour cent.', moonlight: 'Clair de lune : les fantômes dorment ce tour-ci.',

  plan: 'Plan', planOpen: 'Faire un plan', planClose: 'Terminé', planHint: 'Dessinez pour les autres : choisissez pour qui, puis touchez des croisements l’un après l’autre. Ils le voient aussitôt.', planFor: 'Pour', planAll: 'tous', planUndo: 'Défaire', planClear: 'Effacer', planNew: 'Nouvelle flèche', planFull: 'Douze flèches suffisent.', planCursor: '{place}. Les flèches déplacent, Entrée trace le chemin jusqu’ici.', planBoard: 'Plan sur le plateau', planBy: '{seat} propose', planArrow: 'pour {whom} : vers {place}', planMeet: 'pour {whom} : {place}', planMine: 'Vos flèches', planTheirs: 'Les flèches des autres',

  inWords: 'Le plateau en mots', wordsPawns: 'Pions', wordsPortions: 'Fragments', wordsLocks: 'Cadenas', wordsGhosts: 'Fantômes', helpText: 'Les pions se tiennent sur les arêtes ; cadenas, fragments et fantômes aux croisements. Les arêtes en pointillé sont des frontières entre zones, les petites arches sont des portes. La flèche rouge indique la sortie d’une prison, le fantôme en pointillé un point d’apparition, le « ? » une case mystère.',
  cardHelps: 'aide', cardHarms: 'gêne',
  over_hexagon: 'L’hexagone est complet !', over_midnight: 'Minuit a sonné.', over_unfinished: 'La nuit était trop courte.', overRounds: 'en {round} tours', medal_gold: 'Médaille d’or', medal_silver: 'Médaille d’argent', medal_bronze: 'Médaille de bronze', medal_complete: 'Hexagone complet', overMissing: 'Il manquait encore {count} pièces.', overMissingOne: 'Il manquait encore une pièce.', overNext: 'L’or était au tour {round}.',

  promptDeal: 'On prépare la maison…', promptLuck: 'Les dés roulent…', promptCard: '{seat} tire une carte…',
  promptRollYou: 'À vous : lancez le dé.', promptRoll: '{seat} lance le dé.',
  promptMoveYou: 'Vous avez fait {die} : choisissez où aller.', promptMove: '{seat} a fait {die} et choisit son chemin.',
  promptPrisonYou: 'Vous êtes en prison : tentez un double, ou attendez.', promptPrison: '{seat} est en prison et peut tenter un double.',
  promptOrderYou: 'Un double pour le fantôme {ghost} : à vous de choisir le premier dé.', promptOrder: 'Un double pour le fantôme {ghost} : {seat} choisit le premier dé.',
  promptKeyYou: 'Passe-partout : choisissez le cadenas à retirer.', promptKey: '{seat} choisit un cadenas pour le passe-partout.',
  promptPassageYou: 'Passage secret : choisissez qui rejoindre, ou restez.', promptPassage: '{seat} peut rejoindre un équipier par le passage secret.',
  promptExorcismYou: 'Exorcisme : choisissez le fantôme à chasser.', promptExorcism: '{seat} choisit un fantôme à chasser.',
  promptOverWon: 'L’hexagone est complet après {round} tours : {medal} !', promptOverPlain: 'L’hexagone est complet après {round} tours !', promptOverMidnight: 'Minuit sonne après le tour {round} : la maison garde son secret. {missing}', promptOverUnfinished: 'La partie s’arrête après le tour {round} : l’hexagone reste inachevé.',

  labelTry: 'Tenter un double', labelStay: 'Attendre en prison', labelRoll: 'Lancer le dé', labelLeave: 'Quitter la table', labelOrderWhite: 'Fantôme {ghost} : blanc d’abord, vers la droite', labelOrderBlack: 'Fantôme {ghost} : noir d’abord, vers la gauche',

  tellSet: 'La maison est prête : {portions} fragments, {locks} cadenas.', tellRound: 'Le tour {round} commence.',
  tellDie: '{seat} fait {die}.', tellStepped: '{seat} : {side}.', tellStopped: '{seat} ne va pas plus loin : {place}.',
  tellOpened: 'Un {lock} s’ouvre : {place}.', tellOpenedCard: 'Le passe-partout retire un {lock} : {place}.', tellPlaced: 'Un {lock} est posé : {place}.', tellKept: 'Pas de place pour le cadenas : il reste dans la boîte.',
  tellPortion: '{seat} prend un {portion} : pièce {slot} de l’hexagone.', tellAppeared: 'Le fantôme {ghost} apparaît : {place}.', tellGhostDice: 'Fantôme {ghost} : blanc {white}, noir {black}.', tellMoved: 'Le fantôme {ghost} glisse jusqu’ici : {place}.', tellVanished: 'Le fantôme {ghost} atteint le bout et disparaît.', tellReturned: 'Le fantôme {ghost} atteint le bout et revient au départ.', tellStill: 'Le fantôme {ghost} ne bouge pas.', tellGone: 'Le fantôme {ghost} est chassé.', tellSlept: 'Clair de lune : les fantômes dorment pendant ce tour.',
  tellCaught: 'Le fantôme {ghost} attrape {seat} : en prison ({zone}).', tellLantern: '{seat} lève sa lanterne : le fantôme {ghost} recule.', tellDouble: '{seat} fait un double {white} : dehors !', tellNoDouble: '{seat} fait {white} et {black} : pas de double.', tellServed: '{seat} reste en prison ; encore {sentence} tours.', tellServedOne: '{seat} reste en prison ; encore 1 tour.', tellServedNone: '{seat} reste en prison, et sort au prochain tour.', tellFreed: '{seat} sort de prison : {side}.',
  tellCard: '{seat} tire « {card} » : {effect}', tellPassed: '{seat} file par un passage secret rejoindre {mate}.', tellLeft: '{seat} quitte la table.',
  tellWon: 'L’hexagone est complet au tour {round} !', tellMidnight: 'Minuit ! L’hexagone n’est pas complet.', tellUnfinished: 'La partie s’arrête, inachevée.',
}
