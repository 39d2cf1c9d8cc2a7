// Everything the board says in French: the same keys as text.en.ts.
import type { en } from './text.en'

export const fr: Record<keyof typeof en, string> = {
  seat0: 'Marmotte', seat1: 'Bouquetin', seat2: 'Chouette', seat3: 'Lièvre', nobody: 'personne',
  red: 'rouge', blue: 'bleu', green: 'vert', yellow: 'jaune', violet: 'violet', hole: 'trou', table: 'table',
  front: 'recto', back: 'verso', bottom: 'dessous', middle: 'milieu', top: 'dessus',

  promptReady: 'Touchez Prêt quand vous l’êtes.', promptReadyWait: 'On attend {names}.', promptReadyWatch: 'Une manche va commencer.',
  promptCountdown: 'Attention : les cartes vont s’ouvrir.',
  promptLive: 'Trois en ligne ? Annoncez !', promptLiveWatch: 'Tout le monde joue à la fois.',
  promptPaused: 'Pause demandée par {seat}.', promptPausedAll: 'Pause.', promptResuming: 'On reprend dans un instant.',
  overWins: 'Victoire de {names}.', overShare: 'Victoire partagée : {names}.', overNobody: 'La partie finit sans résultat.',
  overSoloWon: 'Les cinq couleurs à temps : {score} points !', overSoloLost: '{colours} couleurs sur 5 : {score} points.',

  stack: 'Votre pile', stackShows: 'La pile montre, ligne par ligne : {rows}.', cardShows: 'Carte du {place}, {side} : {rows}', cardKeys: 'Espace ou R tourne, F retourne, S échange, les flèches déplacent, Entrée annonce.',
  hand: 'Vos cartes, de dessous à dessus', turn: 'Tourner', flip: 'Verso', swap: 'Échange', turnCard: 'Tourner la carte du {place}', flipCard: 'Verso : retourner la carte du {place}', swapCard: 'Échange : la carte du {place} contre celle du centre',
  help: 'Toucher : tourner · 2 fois : verso · glisser : déplacer', helpKeys: 'Au clavier, sur une carte : R tourner · F retourner · ← → déplacer · S échanger · Entrée annoncer',
  saidTurned: 'Carte du {place} tournée. {rows}', saidFlipped: 'Carte du {place} retournée. {rows}', saidMoved: 'C’est maintenant la carte du {place}. {rows}',
  claim: 'Annoncer', claimLocked: 'Gelé : {seconds} s', claimColour: 'Annoncer une couleur précise', claimAs: 'Annoncer {colour}', claimMenu: 'Quelle couleur, si deux se voient ?',

  centre: 'Centre', centreCard: 'Carte du centre : {rows}', pile: 'Talon : {count}', pileCount: '{count} cartes dans le talon', centreHint: 'Et un échange ?', noCentre: 'pas de carte',
  goals: 'Vos plis', goalHas: '{colour} : {count}', goalMissing: '{colour} : aucun', wins: 'Manches gagnées : {count} sur {goal}',
  rivals: 'Les autres', rivalHand: 'Cartes de {seat}', bothSides: 'Recto en haut, verso en bas', away: 'absent', left: 'parti', ready: 'prêt', notReady: 'pas encore prêt', warm: 'place au chaud', assisted: 'joue avec les lignes qui brillent', voted: 'veut un autre centre', takenOver: 'un robot joue',
  clock: 'Temps de jeu', sand: 'Temps restant', pause: 'Pause', pauseLeft: 'Pause (reste {count})', vote: 'Autre centre', voteHint: 'Voter pour une autre carte au centre ; il faut toutes les voix.', votes: 'Voix : {names}',

  readyButton: 'Prêt !', readyDone: 'Vous êtes prêt', readyIn: 'Ça démarre tout seul dans {seconds} s.', round: 'Manche {round}', roundAim: 'Qui possède le premier un pli de chacune des cinq couleurs gagne la manche.', roundAimSolo: 'Un pli de chacune des cinq couleurs avant la fin du sablier.', matchAim: '{count} manches à gagner.', matchAimOne: 'Une seule manche à gagner.',
  covered: 'Les cartes sont couvertes', go: 'Partez !', startsIn: 'Départ dans {seconds}', resumesIn: 'Reprise dans {seconds}',
  pausedBy: 'Pause de {seat}', pausedIdle: 'Tout le monde fait une pause', pausedHint: 'Les cartes sont couvertes et le temps est arrêté.', resume: 'Reprendre', resumeAsk: 'Reprenons', resumers: 'Veut reprendre : {names}',
  resultWon: '{seat} gagne la manche', resultWonYou: 'Les cinq couleurs !', resultDrawn: 'Personne ne gagne la manche', resultTimeUp: 'Le sablier est vide', resultPileOut: 'Le talon est vide',
  whyFive: 'Les cinq couleurs, en {time}.', whyExhausted: 'Le talon est vide : le plus de plis d’une même couleur gagne.', whyTie: '{names} en ont {count} d’une couleur : le plus de rouges l’emporte, puis bleu, vert, jaune, violet.', whyDrawn: 'Égalité dans les cinq couleurs : la manche est à rejouer.',
  counts: 'Plis par couleur', result: 'Résultat', closed: 'La table a été fermée après un long silence.',
  score: '{score} points', scoreSum: '{colours} couleurs × 100 + {seconds} secondes restantes', scoreSumLost: '{colours} couleurs × 100', best: 'Meilleurs essais, {time}', bestTricks: '{tricks} plis', unranked: 'Cet essai n’est pas classé : les listes valent pour 1, 2, 3 et 5 minutes, sans aide ni règle spéciale.', thisRun: 'cet essai',

  labelReady: 'Je suis prêt.', labelSwap: 'Échanger {give} contre {expect}.', labelClaim: 'Annoncer un pli.', labelVote: 'Voter pour une autre carte au centre.', labelPause: 'Faire une pause.', labelResume: 'Reprendre la partie.', labelLeave: 'Quitter la partie.',
  tellReady: '{seat} : c’est quand vous voulez.', tellDealt: 'Manche {round} : les cartes sont distribuées.', tellSwapped: '{seat} échange {given} contre {taken}.', tellSwapLost: '{seat} arrive trop tard pour {expect}.', tellTrick: '{seat} pose un pli {colour}.', tellFailed: '{seat} annonce, mais il n’y a pas de ligne.',
  tellVoted: '{seat} veut une autre carte au centre.', tellRefreshed: 'Nouvelle carte au centre : {new}.', tellPaused: '{seat} demande une pause.', tellPausedIdle: 'Plus rien ne bouge depuis un moment : pause.', tellResumeAsked: '{seat} veut reprendre.', tellResumed: 'On reprend.',
  tellAway: '{seat} n’est plus là.', tellBack: '{seat} est de retour.', tellLeft: '{seat} quitte la table.', tellRoundWon: '{seat} gagne la manche.', tellRoundDrawn: 'La manche est nulle.', tellTimeUp: 'Le sablier est vide.', tellPileOut: 'Le talon est vide.', tellMatchWon: 'La partie est finie : {names}.', tellMatchNone: 'La partie finit sans vainqueur.',
}
