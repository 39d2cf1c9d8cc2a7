// The words of the replay page and of the review.
import { makeText } from '../ui/makeText'

const en = {
  title: '{game}, step by step',
  loading: 'One moment…',
  notYours: 'Through those eyes one can look when the game is over.',
  notOver: 'At this table one looks back when the game is over.',
  tooFast: 'That was a lot at once. Wait a little and load the page again.',
  nothing: 'Nothing has happened at this table yet.',
  running: 'Still being played: this is what you may know of it.',
  toTable: 'To the table',

  eyes: 'Seen by',
  step: 'Step',
  stepOf: 'Step {n} of {all}',
  valueText: 'Step {n} of {all}: {sentence}',
  beginning: 'The beginning.',
  quiet: 'Nothing that can be seen.',
  more: 'reading on…',

  first: 'To the beginning',
  previous: 'One step back',
  play: 'Play',
  pause: 'Pause',
  next: 'One step on',
  last: 'To the end',
  speed: 'Speed',

  steps: 'All steps',
  share: 'Share',
  shareTitle: 'Share this replay',
  linkHere: 'Link to this step',
  download: 'Save the game',
  downloadHint: 'The whole game in a small file. It can be opened again from the home page.',
  review: 'What was best?',
  reviewTitle: 'Each decision beside the best one',
  toStep: 'Step {n}',
  reviewing: 'Working out the best decisions; this takes a few seconds…',

  tools: 'Table, steps and sharing',
  shortTable: 'Table',
  shortSteps: 'Steps',
  shortEyes: 'Seen by',
  shortReview: 'Review',
  aSpectator: 'A spectator',
  seenBy: 'seen by {name}',

  all: 'All',
  kinds: { round: 'Rounds', turn: 'Turns', trick: 'Tricks' },
  before: { round: 'Previous round', turn: 'Previous turn', trick: 'Previous trick' },
  after: { round: 'Next round', turn: 'Next turn', trick: 'Next trick' },
  shift: 'Shift +',

  playFrom: 'Play from here',
  fromIntro: 'A new table opens, just as this one stood at step {n}. The finished game stays as it is.',
  fromNext: 'At step {at} luck has not finished: the new table begins at the next decision.',
  fromLast: 'Here the game is over: the new table begins at the last decision.',
  fromPaused: 'It begins paused.',
  fromLuck:
    'Whatever luck brings from there on is new. What was already hidden stays where it was, so anyone who has watched this game may know it.',
  fromCounts: 'The new game counts for no record and no trophy.',
}

export type ReplayText = typeof en

const fr: ReplayText = {
  title: '{game}, pas à pas',
  loading: 'Un instant…',
  notYours: 'Par ces yeux-là, on pourra regarder une fois la partie finie.',
  notOver: 'À cette table, on revient en arrière une fois la partie finie.',
  tooFast: 'Cela faisait beaucoup à la fois. Attendez un peu et rechargez la page.',
  nothing: 'Rien ne s’est encore passé à cette table.',
  running: 'Partie en cours : voici ce que vous avez le droit d’en savoir.',
  toTable: 'À la table',

  eyes: 'Vu par',
  step: 'Étape',
  stepOf: 'Étape {n} sur {all}',
  valueText: 'Étape {n} sur {all} : {sentence}',
  beginning: 'Le début.',
  quiet: 'Rien de visible.',
  more: 'la suite arrive…',

  first: 'Au début',
  previous: 'Une étape en arrière',
  play: 'Lecture',
  pause: 'Pause',
  next: 'Une étape en avant',
  last: 'À la fin',
  speed: 'Vitesse',

  steps: 'Toutes les étapes',
  share: 'Partager',
  shareTitle: 'Partager cette partie',
  linkHere: 'Lien vers cette étape',
  download: 'Enregistrer la partie',
  downloadHint: 'Toute la partie dans un petit fichier, que la page d’accueil sait rouvrir.',
  review: 'Le meilleur coup ?',
  reviewTitle: 'Chaque décision à côté de la meilleure',
  toStep: 'Étape {n}',
  reviewing: 'On cherche les meilleures décisions ; cela prend quelques secondes…',

  tools: 'Table, étapes et partage',
  shortTable: 'Table',
  shortSteps: 'Étapes',
  shortEyes: 'Vu par',
  shortReview: 'Analyse',
  aSpectator: 'Un spectateur',
  seenBy: 'vu par {name}',

  all: 'Tout',
  kinds: { round: 'Manches', turn: 'Tours', trick: 'Plis' },
  before: { round: 'Manche précédente', turn: 'Tour précédent', trick: 'Pli précédent' },
  after: { round: 'Manche suivante', turn: 'Tour suivant', trick: 'Pli suivant' },
  shift: 'Maj +',

  playFrom: 'Jouer à partir d’ici',
  fromIntro: 'Une nouvelle table s’ouvre, telle qu’elle était à l’étape {n}. La partie finie reste comme elle est.',
  fromNext: 'À l’étape {at}, le hasard n’a pas fini : la nouvelle table commence à la décision suivante.',
  fromLast: 'Ici, la partie est finie : la nouvelle table commence à la dernière décision.',
  fromPaused: 'Elle commence en pause.',
  fromLuck:
    'Ce que le hasard apportera ensuite est nouveau. Ce qui était déjà caché reste à sa place : qui a regardé cette partie peut le savoir.',
  fromCounts: 'La nouvelle partie ne compte ni pour les records ni pour les trophées.',
}

export const useReplayText = makeText<ReplayText>({ en, fr })
