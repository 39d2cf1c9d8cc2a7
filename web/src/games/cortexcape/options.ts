// The options a new table asks for, and what their values are called.
import { makeOptionTalk } from '../optionWords'

export const options = ['lab', 'mode', 'assist', 'clock']

const talk = makeOptionTalk({
  en: {
    lab: 'Labyrinth',
    'lab?': 'Blue is for a first game; the further down the list, the more twisted the corridors.',
    'lab=blue': 'Blue, for beginners',
    'lab=green': 'Green',
    'lab=red': 'Red',
    'lab=black': 'Black, the hardest',
    'lab=random': 'let luck choose',
    mode: 'Length',
    'mode?': 'Long: twelve rounds. Short: from exit to exit; two players play it twice, and each begins once.',
    'mode=long': 'long',
    'mode=short': 'short',
    assist: 'Help',
    'assist?':
      'Learning prices every exit while you choose; standard, the default elsewhere, tells afterwards what was possible.',
    'assist=': 'learning (Blue)',
    'assist=competition': 'none',
    'assist=standard': 'standard',
    'assist=learning': 'learning',
    colours: 'Marbles',
    'colours?': 'The colour of your marbles; it changes nothing else.',
    'colours=white': 'white',
    'colours=black': 'black',
    'colours=blue': 'blue',
    'colours=red': 'red',
    clock: 'Clock',
    'clock?': 'With a clock, everybody has a few minutes for each move.',
    'clock=false': 'no',
    'clock=true': 'yes',
  },
  fr: {
    lab: 'Labyrinthe',
    'lab?': 'Le bleu convient à une première partie ; plus on descend, plus les couloirs se tordent.',
    'lab=blue': 'Bleu, pour débuter',
    'lab=green': 'Vert',
    'lab=red': 'Rouge',
    'lab=black': 'Noir, le plus dur',
    'lab=random': 'au hasard',
    mode: 'Durée',
    'mode?':
      'Longue : douze manches. Courte : de sortie à sortie ; à deux, on la joue deux fois et chacun commence une fois.',
    'mode=long': 'longue',
    'mode=short': 'courte',
    assist: 'Aide',
    'assist?':
      'L’apprentissage chiffre chaque sortie pendant que vous choisissez ; l’aide normale, par défaut ailleurs, dit après coup ce qui était possible.',
    'assist=': 'apprentissage (Bleu)',
    'assist=competition': 'aucune',
    'assist=standard': 'normale',
    'assist=learning': 'apprentissage',
    colours: 'Billes',
    'colours?': 'La couleur de vos billes ; elle ne change rien d’autre.',
    'colours=white': 'blanches',
    'colours=black': 'noires',
    'colours=blue': 'bleues',
    'colours=red': 'rouges',
    clock: 'Pendule',
    'clock?': 'Avec la pendule, chacun a quelques minutes par coup.',
    'clock=false': 'non',
    'clock=true': 'oui',
  },
})

export const { optionLabel, optionHint, usualLabel } = talk
