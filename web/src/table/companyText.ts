// The words for what people at a table ask of each other, and for what is done in their name.
import { makeText } from '../ui/makeText'

const en = {
  // Playing on
  again: '{name} would like to play again.',
  nextLeg: '{name} would like to play leg {n}.',
  nextLevel: '{name} would like to go on to the next level.',
  waitingFor: 'Waiting for {names}…',
  notNow: '{names}: not now.',
  join: 'Join',
  decline: 'Not now',
  callOff: 'Never mind',
  open: 'The next table is open.',
  openToWatch: 'They play on at the next table.',
  go: 'To the next table',
  watchNext: 'Watch there',

  // Taking back
  takeBackAsks: '{name} asks to take back: {what}',
  takeBackAsksPlain: '{name} asks to take the last move back.',
  takeBackMine: 'You have asked to take your last move back.',
  takeBackNo: '{names}: no, that stays.',
  takenBack: '{name} has taken the last move back.',
  allow: 'Allow',
  no: 'No',

  // Somebody is away
  botSoon: '{name} is away: a bot takes over in',
  botPlays: '{name} is away: a bot plays for them.',
  tableWaits: '{name} is away; this table waits for them.',
  wait: 'Wait longer',
  letBot: 'Let a bot play now',
  botPlayed: 'The bot has played for {name}.',
  clockPlayed: 'Time is up: the table has moved for {name}.',
  clockPlayedYou: 'Time is up: the table has moved for you.',
  meanwhile: 'Played in your name while you were away:',

  // In the story
  byBot: 'The bot, for {name}: {sentence}',
  byBotAsked: 'The bot, for {name}, as {other} wished: {sentence}',
  byClock: 'Time is up; the table, for {name}: {sentence}',

  // Guests
  invites: '{name} invites you to {game}.',
  invited: 'You are invited to {game}.',
  yourName: 'Your name?',
  someOpen: '{n|One seat is|{n} seats are} still open.',
  watching: 'You are watching',
  someWatch: '{n|One is|{n} are} watching',

  // A match of several games
  leg: 'Leg {n} of {of}',
  soFar: 'so far {scores}',
  continuesShort: 'Continues another game (step {n})',
  continues: 'This game continues another one, from step {n}.',
  continuesNothing: 'This game continued another one, so it counts for no record and no trophy.',
  match: 'A match of {of} games: the scores are added up.',
}

export type CompanyText = typeof en

const fr: CompanyText = {
  again: '{name} aimerait rejouer.',
  nextLeg: '{name} aimerait jouer la partie {n}.',
  nextLevel: '{name} aimerait passer au niveau suivant.',
  waitingFor: 'On attend {names}…',
  notNow: '{names} : pas maintenant.',
  join: 'J’en suis',
  decline: 'Pas maintenant',
  callOff: 'Tant pis',
  open: 'La table suivante est ouverte.',
  openToWatch: 'On continue à la table suivante.',
  go: 'À la table suivante',
  watchNext: 'Regarder là-bas',

  takeBackAsks: '{name} demande à reprendre : {what}',
  takeBackAsksPlain: '{name} demande à reprendre son dernier coup.',
  takeBackMine: 'Vous avez demandé à reprendre votre dernier coup.',
  takeBackNo: '{names} : non, le coup reste joué.',
  takenBack: '{name} a repris son dernier coup.',
  allow: 'D’accord',
  no: 'Non',

  botSoon: '{name} n’est pas là : un robot prend la relève dans',
  botPlays: '{name} n’est pas là : un robot joue à sa place.',
  tableWaits: '{name} n’est pas là ; cette table attend son retour.',
  wait: 'Attendre encore',
  letBot: 'Le robot joue tout de suite',
  botPlayed: 'Le robot a joué pour {name}.',
  clockPlayed: 'Temps écoulé : la table a joué pour {name}.',
  clockPlayedYou: 'Temps écoulé : la table a joué pour vous.',
  meanwhile: 'Joué en votre nom pendant votre absence :',

  byBot: 'Le robot, pour {name} : {sentence}',
  byBotAsked: 'Le robot, pour {name}, à la demande de {other} : {sentence}',
  byClock: 'Temps écoulé ; la table, pour {name} : {sentence}',

  invites: '{name} vous invite à jouer à {game}.',
  invited: 'On vous invite à jouer à {game}.',
  yourName: 'Votre nom ?',
  someOpen: '{n|Une place est encore libre|{n} places sont encore libres}.',
  watching: 'Vous regardez',
  someWatch: '{n|Une personne regarde|{n} personnes regardent}',

  leg: 'Partie {n} sur {of}',
  soFar: '{scores} pour l’instant',
  continuesShort: 'Suite d’une autre partie (étape {n})',
  continues: 'Cette partie en continue une autre, à partir de l’étape {n}.',
  continuesNothing: 'Cette partie en continuait une autre : elle ne compte ni pour les records ni pour les trophées.',
  match: 'Un match en {of} parties : les scores s’additionnent.',
}

export const useCompanyText = makeText<CompanyText>({ en, fr })
