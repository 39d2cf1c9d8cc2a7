// The words of the level map and of the editor.
import { fill } from '../../../ui/text'
import type { Language } from '../../board'
import type { TrapKind } from '../pieces'
import type { Level } from './box'

interface Named {
  name: string
  line: string
}

/** The names of single traps are those of the board. */
interface Kind {
  /** The tray. */
  many: string
  counts: string
  hint: string
}

const en = {
  heading: 'Choose a level',
  progress: '{won} of {all} won',
  level: 'Level {n}',
  levelNamed: 'Level {n}:',
  won: 'won',
  next: 'next',
  locked: 'locked',
  levels: {
    1: { name: 'Plain lids', line: 'Eight runes that do nothing yet: the game itself.' },
    2: { name: 'Slippery works', line: 'Slides keep their guardian hidden and make another cocoon slide at once.' },
    3: { name: 'Magic locks', line: 'A padlock lets go only when its three runes have left the box.' },
    4: {
      name: 'Turning box',
      line: 'Rotations turn the box, and you look from another corner. The action makes one cocoon slide for nothing.',
    },
    5: { name: 'Puzzle', line: 'Eight numbers that leave only in order, from 1 to 8. Together they make a picture.' },
  } as Record<Level, Named>,
  custom: { name: 'Your own', line: 'Eight traps of your choice.' },
  anyRunes: 'Luck chooses which runes.',
  hard: 'Hard mode',
  hardLine: 'The first time you uncover an empty slot, it costs a token more.',
  lock: 'Hard mode and your own levels open once you have won all five levels. Still to win: {missing}.',
  prize: 'hard mode and your own levels',

  places: 'Your eight traps',
  placeCount: '{count} of {of}',
  placeEmpty: 'empty place',
  remove: 'Take out: {trap}',
  add: 'Put in: {trap}',
  inLevel: '{trap}, {count} of {of} in your level',
  trays: 'The {count} traps in the box',
  needs: 'needs {runes}',
  fine: 'This level can be played.',
  checking: 'Looking at it…',
  unchecked: 'The server cannot be asked just now. It will look when you open the table.',
  begin: 'Begin with',
  surprise: 'Surprise me',
  surprising: 'Shuffling…',
  clear: 'Empty it',
  kinds: {
    R: { many: 'Runes', counts: '{count} {count|rune|runes}', hint: 'nothing of their own' },
    L: {
      many: 'Padlocks',
      counts: '{count} {count|padlock|padlocks}',
      hint: 'go after their runes',
    },
    S: {
      many: 'Slides',
      counts: '{count} {count|slide|slides}',
      hint: 'one more cocoon slides',
    },
    A: {
      many: 'Action',
      counts: '{count} {count|action|actions}',
      hint: 'one cocoon slides for free',
    },
    T: {
      many: 'Rotations',
      counts: '{count} {count|rotation|rotations}',
      hint: 'the box turns',
    },
    N: { many: 'Numbers', counts: '{count} {count|number|numbers}', hint: 'leave in order' },
  } as Record<TrapKind, Kind>,
}

export type LevelText = typeof en

const fr: LevelText = {
  heading: 'Choisissez un niveau',
  progress: '{won} sur {all} gagnés',
  level: 'Niveau {n}',
  levelNamed: 'Niveau {n} :',
  won: 'gagné',
  next: 'prochain',
  locked: 'verrouillé',
  levels: {
    1: { name: 'Couvercles simples', line: 'Huit runes qui ne font rien encore : le jeu tout simple.' },
    2: {
      name: 'Mécanique glissante',
      line: 'Une glissade garde son gardien caché et fait aussitôt glisser un autre cocon.',
    },
    3: { name: 'Serrures magiques', line: 'Un cadenas ne s’ouvre que lorsque ses trois runes ont quitté la boîte.' },
    4: {
      name: 'Boîte tournante',
      line: 'Les rotations font voir la boîte d’un autre coin. L’action fait glisser un cocon sans jeton.',
    },
    5: {
      name: 'Casse-tête',
      line: 'Huit numéros qui ne partent que dans l’ordre, de 1 à 8. Ensemble, ils forment une image.',
    },
  },
  custom: { name: 'Le vôtre', line: 'Huit trappes de votre choix.' },
  anyRunes: 'Le hasard choisit les runes.',
  hard: 'Mode difficile',
  hardLine: 'La première fois qu’on découvre une case vide, elle coûte un jeton de plus.',
  lock: 'Le mode difficile et vos propres niveaux s’ouvrent quand les cinq niveaux sont gagnés. Il reste : {missing}.',
  prize: 'le mode difficile et vos propres niveaux',

  places: 'Vos huit trappes',
  placeCount: '{count} sur {of}',
  placeEmpty: 'place vide',
  remove: 'Retirer : {trap}',
  add: 'Ajouter : {trap}',
  inLevel: '{trap}, {count} sur {of} dans votre niveau',
  trays: 'Les {count} trappes de la boîte',
  needs: 'demande {runes}',
  fine: 'Ce niveau peut se jouer.',
  checking: 'On regarde…',
  unchecked: 'Le serveur ne répond pas pour l’instant. Il regardera à l’ouverture de la table.',
  begin: 'Partir de',
  surprise: 'Surprenez-moi',
  surprising: 'On mélange…',
  clear: 'Tout retirer',
  kinds: {
    R: { many: 'Runes', counts: '{count} {count|rune|runes}', hint: 'rien par elles-mêmes' },
    L: { many: 'Cadenas', counts: '{count} cadenas', hint: 'partent après leurs runes' },
    S: {
      many: 'Glissades',
      counts: '{count} {count|glissade|glissades}',
      hint: 'un cocon de plus glisse',
    },
    A: {
      many: 'Action',
      counts: '{count} {count|action|actions}',
      hint: 'un cocon glisse sans jeton',
    },
    T: {
      many: 'Rotations',
      counts: '{count} {count|rotation|rotations}',
      hint: 'la boîte tourne',
    },
    N: {
      many: 'Numéros',
      counts: '{count} {count|numéro|numéros}',
      hint: 'partent dans l’ordre',
    },
  },
}

export const wordsIn = (language: Language): LevelText => (language === 'fr' ? fr : en)

/** A won level; null: what winning all five opens. */
export function trophyLabel(name: string | null, language: Language): string {
  const text = wordsIn(language)
  return name === null ? text.prize : fill(text.level, { n: name })
}
