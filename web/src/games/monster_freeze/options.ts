// The options a new table asks for, and what their values are called.
import { makeOptionTalk } from '../optionWords'

export const options = ['rounds_to_win', 'timer', 'assist', 'bot_takeover']

const talk = makeOptionTalk({
  en: {
    rounds_to_win: 'Rounds to win',
    'rounds_to_win?': 'Whoever is first to win so many rounds wins the match.',
    'rounds_to_win=': 'two rounds',
    'rounds_to_win=1': 'one round',
    'rounds_to_win=2': 'two rounds',
    'rounds_to_win=3': 'three rounds',
    timer: 'Sand timer',
    'timer?': 'Find all five colours before the sand has run through.',
    'timer=60': '1 minute, frantic',
    'timer=120': '2 minutes',
    'timer=180': '3 minutes',
    'timer=300': '5 minutes, to learn',
    assist: 'Glowing lines',
    'assist?': 'A stack that shows three in a row glows by itself.',
    'assist=false': 'no, find them yourself',
    'assist=true': 'yes, the stack glows',
    bot_takeover: 'Somebody leaves',
    'bot_takeover?': 'For those who leave in the middle of a match.',
    'bot_takeover=false': 'their cards go back',
    'bot_takeover=true': 'a bot takes over',
  },
  fr: {
    rounds_to_win: 'Manches à gagner',
    'rounds_to_win?': 'Qui gagne le premier ce nombre de manches remporte le match.',
    'rounds_to_win=': 'deux manches',
    'rounds_to_win=1': 'une manche',
    'rounds_to_win=2': 'deux manches',
    'rounds_to_win=3': 'trois manches',
    timer: 'Sablier',
    'timer?': 'Trouvez les cinq couleurs avant que le sable soit écoulé.',
    'timer=60': '1 minute, c’est la course',
    'timer=120': '2 minutes',
    'timer=180': '3 minutes',
    'timer=300': '5 minutes, pour apprendre',
    assist: 'Lignes qui brillent',
    'assist?': 'Une pile qui montre trois monstres alignés brille toute seule.',
    'assist=false': 'non, à vous de les voir',
    'assist=true': 'oui, la pile brille',
    bot_takeover: 'Quelqu’un part',
    'bot_takeover?': 'Pour qui s’en va au milieu d’un match.',
    'bot_takeover=false': 'ses cartes retournent au talon',
    'bot_takeover=true': 'un robot le remplace',
  },
})

export const { optionLabel, optionHint, usualLabel } = talk
