// The words of the home page and of the form for a new table.
import { makeText } from '../ui/makeText'
import { fill } from '../ui/text'

const en = {
  tagline: 'Tabletop games on one table',
  newTable: 'New table',
  learn: 'Learn in two minutes',
  at: '{action}: {game}',
  players: '{from}–{to} players',
  playersOnly: '{count} players',
  playerOnly: '1 player',
  minutes: '{minutes} min',
  unofficial: 'Unofficial and made by fans. If you like a game, buy the box.',
  unreachable: 'The table server does not answer. Is it running?',

  mine: 'My tables',
  player: 'player',
  goOn: 'Go on',
  watch: 'Step through it',
  yourTurn: 'It is your turn.',
  othersTurn: 'The others are to play.',
  over: 'The game is over.',
  won: 'You won: {scores}.',
  lost: 'You lost: {scores}.',
  shared: 'You shared the win: {scores}.',
  ended: 'Over: {scores}.',
  remove: 'Take off the list',
  removeSure: 'Give up the seat here?',
  removeYes: 'Yes, take it off',
  keep: 'Keep it',
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
  locked: 'locked',
  lockedUntil: '{values}: locked until you have won {missing}.',
  notYet: 'Not yet: {why}',
  create: 'Open the table',
  creating: 'Setting the table…',
}

export type HomeText = typeof en

const fr: HomeText = {
  tagline: 'Des jeux de société autour d’une table',
  newTable: 'Nouvelle table',
  learn: 'Apprendre en deux minutes',
  at: '{action} : {game}',
  players: '{from} à {to} joueurs',
  playersOnly: '{count} joueurs',
  playerOnly: '1 joueur',
  minutes: '{minutes} min',
  unofficial: 'Non officiel, fait par des amateurs. Si un jeu vous plaît, achetez la boîte.',
  unreachable: 'Le serveur de jeu ne répond pas. Est-il lancé ?',

  mine: 'Mes tables',
  player: 'joueur',
  goOn: 'Reprendre',
  watch: 'Revoir pas à pas',
  yourTurn: 'C’est votre tour.',
  othersTurn: 'C’est aux autres de jouer.',
  over: 'La partie est finie.',
  won: 'Gagné : {scores}.',
  lost: 'Perdu : {scores}.',
  shared: 'Victoire partagée : {scores}.',
  ended: 'Finie : {scores}.',
  remove: 'Retirer de la liste',
  removeSure: 'Renoncer à la place ?',
  removeYes: 'Oui, retirer',
  keep: 'Garder',
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
  locked: 'verrouillé',
  lockedUntil: '{values} : verrouillé tant que vous n’avez pas gagné {missing}.',
  notYet: 'Pas encore : {why}',
  create: 'Ouvrir la table',
  creating: 'On met la table…',
}

export const useHomeText = makeText<HomeText>({ en, fr })

/** "2–4 players". */
export function sayPlayers(seats: readonly number[], text: HomeText): string {
  const [from, to] = [Math.min(...seats), Math.max(...seats)]
  if (from < to) return fill(text.players, { from, to })
  return from === 1 ? text.playerOnly : fill(text.playersOnly, { count: from })
}

/** "20–30 min", or "30 min" where it is always about as long. */
export function sayMinutes([from, to]: readonly [number, number], text: HomeText): string {
  return fill(text.minutes, { minutes: from === to ? from : `${from}–${to}` })
}
