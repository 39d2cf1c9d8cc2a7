// The words of the home page and of the form for a new table.
import { useLanguage } from '../ui/language'

const en = {
  tagline: 'Five tabletop games on one table',
  coming: 'Coming soon',
  newTable: 'New table',
  learn: 'Learn in two minutes',
  at: '{action}: {game}',
  players: '{from}–{to} players',
  minutes: '{minutes} min',
  unofficial: 'Unofficial and made by fans. If you like a game, buy the box.',
  unreachable: 'The table server does not answer. Is it running?',
  failed: 'That did not work: {text}',

  mine: 'My tables',
  mineCount: 'My tables ({count})',
  player: 'player',
  goOn: 'Go on',
  watch: 'Step through it',
  yourTurn: 'It is your turn.',
  othersTurn: 'The others are to play.',
  over: 'The game is over.',
  waitingFor: 'Seats still open: {open}',

  importTitle: 'A game from a file',
  importHint: 'Drop a log file here to look at a finished game or to go on with one.',
  importButton: 'Choose a file',
  importBusy: 'Reading…',

  allGames: 'All games',
  howMany: 'Players',
  seats: 'Who sits where',
  seat: 'Seat {n}',
  me: 'me, on this screen',
  friend: 'a friend, by link',
  bots: 'Bots',
  options: 'The game',
  usual: 'as usual',
  name: 'How should the others call you?',
  nameHint: 'may stay empty',
  more: 'House rules',
  absent: 'Somebody is away',
  absentBot: 'a bot plays until they return',
  absentWait: 'we wait',
  chat: 'Talking',
  chatOff: 'ready-made signs only',
  chatOn: 'free chat, too',
  create: 'Open the table',
  creating: 'Setting the table…',
}

export type HomeText = typeof en

const fr: HomeText = {
  tagline: 'Cinq jeux de société autour d’une table',
  coming: 'Bientôt',
  newTable: 'Nouvelle table',
  learn: 'Apprendre en deux minutes',
  at: '{action} : {game}',
  players: '{from} à {to} joueurs',
  minutes: '{minutes} min',
  unofficial: 'Non officiel, fait par des amateurs. Si un jeu vous plaît, achetez la boîte.',
  unreachable: 'Le serveur de jeu ne répond pas. Est-il lancé ?',
  failed: 'Cela n’a pas marché : {text}',

  mine: 'Mes tables',
  mineCount: 'Mes tables ({count})',
  player: 'joueur',
  goOn: 'Reprendre',
  watch: 'Revoir pas à pas',
  yourTurn: 'C’est votre tour.',
  othersTurn: 'C’est aux autres de jouer.',
  over: 'La partie est finie.',
  waitingFor: 'Places encore libres : {open}',

  importTitle: 'Une partie d’un fichier',
  importHint: 'Déposez ici un journal de partie, pour revoir une partie finie ou en reprendre une.',
  importButton: 'Choisir un fichier',
  importBusy: 'Lecture…',

  allGames: 'Tous les jeux',
  howMany: 'Joueurs',
  seats: 'Qui s’assied où',
  seat: 'Place {n}',
  me: 'moi, sur cet écran',
  friend: 'un ami, par lien',
  bots: 'Robots',
  options: 'Le jeu',
  usual: 'comme d’habitude',
  name: 'Comment les autres doivent-ils vous appeler ?',
  nameHint: 'peut rester vide',
  more: 'Règles de la maison',
  absent: 'Quelqu’un s’absente',
  absentBot: 'un robot joue jusqu’à son retour',
  absentWait: 'on attend',
  chat: 'Parler',
  chatOff: 'seulement des signes tout faits',
  chatOn: 'aussi un texte libre',
  create: 'Ouvrir la table',
  creating: 'On met la table…',
}

export function useHomeText(): HomeText {
  const [language] = useLanguage()
  return language === 'fr' ? fr : en
}
