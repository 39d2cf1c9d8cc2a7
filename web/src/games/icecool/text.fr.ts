import type { TextKey } from './text'

export const fr: Record<TextKey, string> = {
  blue: 'Bleu', red: 'Rouge', green: 'Vert', purple: 'Violet',
  wear_scarf: 'à l’écharpe', wear_cap: 'à la casquette', wear_glasses: 'aux lunettes', wear_bow: 'au nœud',
  fish_blue: 'poisson bleu', fish_red: 'poisson rouge', fish_green: 'poisson vert', fish_purple: 'poisson violet',
  the_classroom: 'la salle de classe', the_kitchen: 'la cuisine', the_library: 'la bibliothèque', the_gym: 'le gymnase', the_middle: 'la salle du milieu',
  in_classroom: 'dans la salle de classe', in_kitchen: 'dans la cuisine', in_library: 'dans la bibliothèque', in_gym: 'dans le gymnase', in_middle: 'dans la salle du milieu',
  short_classroom: 'classe', short_kitchen: 'cuisine', short_library: 'bibliothèque', short_gym: 'gymnase', short_middle: 'milieu',
  door: 'porte {one}–{other}', theDoor: 'la {door}', doorFish: '{door}, avec {fish}',
  you: 'vous', catcher: 'Surveillant',

  card_jump: 'Saut', card_two_doors: 'Deux portes', card_bounce: 'Rebond', card_two: 'Deux', card_three: 'Trois', card_hidden: 'face cachée',
  does_jump: 'sauter par-dessus un mur dans la salle voisine', does_two_doors: 'passer deux portes d’une pichenette', does_bounce: 'rebondir sur un mur, puis passer une porte', does_two: 'une paire de deux déplace un poisson', does_three: 'vaut le plus, sans effet',
  cardWords: '{kind}, {points} points', cardWordsOne: '{kind}, 1 point', cardUsed: '{card}, utilisée',

  stage3d: '3D', stagePlan: 'Plan', stageChoice: 'Comment l’école est dessinée', stageLoading: 'On construit l’école…', stageBroken: 'La vue 3D ne fonctionne pas ici : voici le plan.', stageNone: 'Ce navigateur n’a pas WebGL : voici le plan.',
  camera: 'Caméra', camera_top: 'Dessus', camera_chase: 'Suivie', camera_free: 'Libre',
  stageAim: 'L’école. Les flèches gauche et droite tournent la visée, haut et bas changent la force, avec Maj plus finement ; Entrée tire.',
  stageLook: 'L’école vue de dessus. Tout ce qui s’y trouve est dit plus loin avec des mots.',
  stageSkip: 'La pichenette se joue. Espace ou Échap montre la fin tout de suite.', skip: 'Passer',

  aim: 'Viser', flickButton: 'Pichenette !', aimHint: 'Touchez l’endroit visé, ou tirez le manchot en arrière comme une fronde : plus loin, plus fort.',
  direction: 'Direction', power: 'Force', offset: 'Côté', height: 'Hauteur', unitDegrees: '°', unitPercent: '%', unitMm: 'mm',
  directionHelp: 'en degrés, 0 vers la droite, 90 vers le haut', offsetHelp: 'en pour cent ; négatif à gauche du milieu, positif à droite', heightHelp: 'en millimètres au-dessus du sol ; dès 44, le sommet de la tête', powerHelp: 'en pour cent d’une pleine pichenette',
  nudge: '{name} : {by}', aimAt: 'Viser', aimAtNothing: 'choisir…', aimAtSeat: '{seat} {wear}', aimAtMiddle: 'le milieu de la salle',
  presets: 'Où le doigt frappe', presetStraight: 'Droit', presetLeft: 'Gauche', presetRight: 'Droite', presetJump: 'Saut', presetStraightWords: 'Tout droit', presetLeftWords: 'Courbe à gauche', presetRightWords: 'Courbe à droite', presetJumpWords: 'Saut',
  back: 'Le manchot vu de dos', backWords: 'Le doigt frappe {where} : {what}.', hitMiddle: 'au milieu', hitLeft: 'le côté gauche', hitRight: 'le côté droit', hitTop: 'le sommet de la tête', hitHigh: 'les épaules',
  goesStraight: 'il file tout droit', goesLeft: 'il tourne à gauche', goesRight: 'il tourne à droite', goesJump: 'il saute', goesTumble: 'il culbute en avant', isSlight: 'un peu', isStrong: 'fortement',
  tremorNote: 'Le tremblement de cette table ({tremor}) rend chaque main un peu hésitante.',
  ghostWait: 'On calcule la trajectoire…', ghostEnds: 's’arrête {room}', ghostThrough: 'par {doors}', ghostTouches: 'touche {seats}', ghostOff: 's’envole hors de l’école', ghostNone: 'par aucune porte', ghostTitle: 'Cette pichenette, sans tremblement',

  placeCatcher: 'Placez votre manchot dans la zone orange de la cuisine', placeCatcherHint: 'Touchez le plan, ou écrivez l’endroit.', placeStart: 'Placez votre manchot sur le cercle rouge', placeStartHint: 'Touchez le cercle pour choisir vous-même l’endroit.', placeX: 'Depuis la gauche', placeY: 'Depuis le bas', placeMiddle: 'Au milieu', placeHere: 'Le poser ici', placeNow: 'Le poser sur le cercle', placeChosen: 'Le poser à l’endroit choisi', placeFull: 'Le cercle est plein : votre manchot va au point libre le plus proche.',
  lines: 'Près d’un mur ou dans une porte : vous pouvez aller sur une ligne orange', lineOf: 'Sur la ligne {room}',
  announceTitle: 'Annoncer un défi', announceButton: '{kind} : {does}', announcedMine: 'Annoncé : {kind} ({does}).', announcedOther: '{seat} a annoncé : {kind} ({does}).',
  skatesTitle: 'Patins : deux uns pour un tour de plus', skatesButton: 'Retourner {one} et {other} : rejouer',
  moveTitle: 'Deux deux déplacent un poisson', moveFish: 'Poisson', moveTo: 'Vers', moveButton: 'Déplacer le poisson', fishAt: '{fish}, {door}',
  endTurn: 'Finir le tour', endTurnHint: 'Vous pouvez encore utiliser vos cartes, ou finir votre tour.', offBoardHint: 'Votre manchot a quitté l’école, il est revenu à sa place.',
  waitingFor: '{seat} joue.', flicking: 'La pichenette est partie…', sending: 'Envoyé…',

  watchButton: 'Revoir', watchOf: 'Pichenette {number}, de {seat}', watchPlay: 'Lire', watchPause: 'Pause', watchStop: 'Revenir au jeu', watchAt: 'Instant', watchSpeed: 'Vitesse', watchTime: '{time} s', speed_1: '1×', speed_2: '½×', speed_4: '¼×', noHappenings: 'Il a seulement glissé.', framesPerSecond: '{count} images par seconde',
  hap_passed: '{seat} passe la {door} vers {room}', hap_barred: '{seat} sort de la {door} ; cela ne compte pas', hap_touched: '{seat} touche {other}', hap_bounced: '{seat} rebondit sur un mur', hap_crossed_over: '{seat} passe par-dessus le mur vers {room}', hap_jumped: '{seat} a sauté vers {room}', hap_left_board: '{seat} s’envole hors de l’école', hap_got_stuck: '{seat} reste coincé dans la {door}',

  round: 'Manche', roundOf: 'Manche {round} sur {all}', deckLeft: '{count} cartes dans la pioche', deckLeftOne: '1 carte dans la pioche', hand: 'Vos cartes', handNone: 'Pas encore de carte : chaque poisson en rapporte une.', handDown: 'face cachée', handUp: 'utilisée, face visible', points: '{count} points', point: '1 point', handSum: 'En tout : {points}',
  players: 'Autour de la table', fishOf: '{count} poissons sur 3', cardsOf: '{count} faces cachées', cardsOfOne: '1 face cachée', idOwn: 'a sa carte d’élève', idLost: 'carte d’élève chez le surveillant', idsHeld: 'tient {count} cartes d’élève', idsHeldOne: 'tient 1 carte d’élève', notOnBoard: 'pas encore dans l’école', boundNow: 'doit quitter le cercle rouge', hasLeft: 'est parti', isCatcher: 'Surveillant', isActive: 'joue', roundsTitle: 'Manches', roundCaught: 'tous attrapés', roundThree_fish: 'trois poissons', roundStalled: 'arrêtée après trop de tours', roundLine: 'Manche {round} : surveillant {seat}, {reason}', inWords: 'L’école avec des mots', wordsPenguin: '{seat} {wear} : {place}', wordsFish: '{fish} : {door}', wordsNoFish: 'Aucun poisson n’est accroché.', wordsSpot: '{room}, à {x} cm de la gauche, {y} cm du bas',
  tries: 'Essai {count} sur 10 : votre manchot doit quitter le cercle rouge.',

  warmUp: 'Échauffement', warmUpHint: 'Un tour de l’école : visitez les cinq salles et revenez vous arrêter sur le cercle rouge, sans cartes ni points.', warmRooms: '{count} salles visitées sur 5', warmFlicks: '{count} pichenettes', warmFlicksOne: '1 pichenette', roomVisited: '{room} : visitée', roomToVisit: '{room} : pas encore',

  scoreTitle: 'La fin', scoreLine: '{seat} : {points}', scoreWinner: 'gagne', scoreWinners: 'gagnent ensemble',

  promptDeal: 'On accroche les poissons…',
  promptCatcherYou: 'Vous êtes le surveillant : placez votre manchot dans la cuisine.', promptCatcher: '{seat} est le surveillant et choisit sa place dans la cuisine.',
  promptEntryYou: 'Placez votre manchot sur le cercle rouge.', promptEntry: '{seat} entre par le cercle rouge.',
  promptAimYou: 'À vous : passez les portes à poissons, loin de {catcher}.', promptAimCatcherYou: 'À vous : attrapez les fuyards !', promptAim: '{seat} vise.',
  promptSkatesYou: 'Un tour de plus sur patins : à vous.', promptRetryYou: 'Encore sur le cercle rouge : recommencez.', promptRetry: '{seat} recommence, pour quitter le cercle rouge.',
  promptFlicking: '{seat} lance…', promptEndYou: 'Utilisez vos cartes, ou finissez votre tour.', promptEnd: '{seat} peut encore utiliser des cartes.', promptOffYou: 'Hors de l’école ! Des patins, ou le tour est fini.', promptOff: '{seat} s’est envolé hors de l’école.',
  promptWarmYou: 'Échauffement : menez votre manchot par les cinq salles et retour.', promptWonOne: '{names} gagne avec {points} points !', promptWonMany: '{names} gagnent ensemble avec {points} points !', promptLeft: 'La partie a été abandonnée.', promptToured: 'Le tour est fait, en {flicks} pichenettes !', promptTired: '{flicks} pichenettes : assez pour aujourd’hui.', promptOver: 'La partie est finie.',

  labelPlaceMiddle: 'Placer le manchot à {x}, {y} mm', labelStart: 'Placer le manchot sur le cercle rouge', labelFlick: 'Pichenette : {direction}°, force {power} %, côté {offset} %, hauteur {height} mm', labelOrange: 'Aller sur la ligne orange {room}', labelAnnounce: 'Annoncer le défi : {kind}', labelSkates: 'Deux patins pour un tour de plus : {one} et {other}', labelMove: 'Déplacer le {fish} de la {from} à la {to}', labelEnd: 'Finir le tour', labelLeave: 'Quitter la table',

  tellShuffled: '{cards} cartes sont mélangées.', tellRound: 'Manche {round} : {seat} est le surveillant.', tellWarm: 'L’échauffement commence.', tellCatcherPlaced: '{seat} attend dans la cuisine.', tellEntered: '{seat} est sur le cercle rouge.', tellLine: '{seat} va sur la ligne orange {room}.', tellAnnounced: '{seat} annonce : {kind}.',
  tellFlicked: '{seat} lance : {facts}.', tellFlickedPlain: '{seat} lance.', tellFish: '{seat} prend le poisson de la {door} : {fish} sur 3.', tellCardMine: '{seat} pioche : {kind}.', tellCard: '{seat} pioche une carte.', tellScored: '{seat} marque : {points} en tout.', tellId: '{catcher} prend la carte d’élève de {seat}.', tellAgain: '{catcher} attrape {seat} une deuxième fois.', tellMet: '{seat} a réussi : {kind} !', tellMissed: '{seat} manque le défi : {kind}.', tellSkates: '{seat} retourne deux patins : un tour de plus.', tellMoved: '{seat} déplace le {fish} de la {from} à la {to}.', tellTurn: 'Au tour de {seat}.', tellTurnSkates: '{seat} rejoue.', tellTurnRe: '{seat} repart du cercle rouge.', tellRetry: '{seat} est encore sur le cercle rouge et recommence.',
  tellRoundFish: 'La manche {round} est finie : {seat} a ses trois poissons.', tellRoundCaught: 'La manche {round} est finie : {seat} a attrapé tout le monde.', tellRoundStalled: 'La manche {round} est finie : elle a trop duré.', tellEnded: 'La partie est finie.', tellEndedWinners: 'La partie est finie : {names} ({points} points).', tellSeatLeft: '{seat} quitte la table.',
  newsFish: 'Poisson ! {fish} sur 3', newsCard: 'pioche une carte', newsCardMine: 'pioche : {kind}', newsId: 'est attrapé : {catcher} prend sa carte', newsMet: 'Défi réussi : {kind}', newsMissed: 'Défi manqué : {kind}', newsRetry: 'Encore sur le cercle', newsPoints: '{points} points',
  tremor_none: 'aucun', tremor_small: 'petit', tremor_medium: 'moyen', tremor_large: 'grand',
}
