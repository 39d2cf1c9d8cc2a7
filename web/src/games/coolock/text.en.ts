import { cards } from './cards.en'

export const en = {
  ...cards,
  red: 'red', blue: 'blue', green: 'green', yellow: 'yellow', purple: 'purple', orange: 'orange', black: 'black',
  disc: 'disc', triangle: 'triangle', square: 'square', diamond: 'diamond', star: 'star', cross: 'cross',
  seat_red: 'Red disc', seat_blue: 'Blue triangle', seat_green: 'Green square', seat_yellow: 'Yellow diamond', seat_purple: 'Purple star', seat_orange: 'Orange cross',

  side: '{zone}, between {rooms}', crossing: '{zone}, where {rooms} meet',
  portion: '{colour} portion', portionGold: 'gold portion (for anybody)',
  lockBlack: 'black padlock', lockOne: '{colours} padlock', lockMany: '{colours} padlock', guarded: '{portion} under a {lock}', ghost: 'ghost {ghost}',
  gate: 'gate between two zones', spawn: 'spawn point', place: 'portion place', rim: 'dead end at the border',
  up: 'upwards', upRight: 'up to the right', right: 'to the right', downRight: 'down to the right', down: 'downwards', downLeft: 'down to the left', left: 'to the left', upLeft: 'up to the left', here: 'here',
  stepTo: '1 step {way}: {side}', stepsTo: '{count} steps {way}: {side}', stepsBack: '{count} steps, round and back here: {side}', stayAt: 'stay where you are: {side}',
  intoLock: 'stop before the {thing}', intoGhost: 'walk into {thing} and be caught', along: 'passes {things}',
  mysteryNew: 'along a mystery cell', mysterySame: 'along the mystery cell of your last turn', danger: '{share} % risk that a ghost comes to rest beside it',
  pickLock: 'Remove the {lock}: {place}', pickGhost: 'Banish ghost {ghost}: {place}', pickMate: 'Go to {seat}: {place}', pickNobody: 'Stay where you are',
  inBase: 'in the base', inPrison: 'in prison ({zone}), {count} turns to go', inPrisonOne: 'in prison ({zone}), 1 turn to go',

  house: 'The house', goals: 'The house. {count} places to choose: arrow keys or numbers, then Enter.', goalOf: '{number} of {count}: {words}',
  rollButton: 'Roll the die', tryButton: 'Try for a double', stayButton: 'Wait',
  tryHint: 'A double with the ghosts’ dice sets you free at once. Otherwise {count} turns are left after this one.', tryHintOne: 'A double with the ghosts’ dice sets you free at once. Otherwise you come out at your next turn.',
  moveHint: 'Choose a glowing end: {count} of them.', moveHintOne: 'There is just one way to go.', walkButton: 'Walk here', stopButton: 'Stop here', graveButton: 'Walk into the ghost', graveAsk: 'A ghost is waiting there. Really go?', otherWay: 'Other way {way}/{ways}', cancel: 'Not this',
  waysCount: 'way {way} of {ways}, W for the next one', pickHint: 'Tap it on the board, or choose here:',
  orderHint: 'A double for ghost {ghost}! Which die is played first?', orderWhite: 'White first', orderBlack: 'Black first', orderWhiteWay: 'right, then left', orderBlackWay: 'left, then right', orderLeaves: 'it leaves the board',
  waitingFor: '{seat} is playing', nowYou: 'Your move', luck: 'The dice decide …',
  dieLabel: 'Movement die: {value}', dieUnrolled: 'Movement die, not rolled yet', whiteDie: 'White die: {value}', blackDie: 'Black die: {value}', whiteUnrolled: 'White die', blackUnrolled: 'Black die',

  round: 'Round', roundOf: 'Round {round}', medalGold: 'gold', medalSilver: 'silver', medalBronze: 'bronze', upTo: '{medal} up to round {round}', midnightAt: 'Midnight strikes after round {round}: until then, or lost', promenade: 'Promenade: no hurry, only medals',
  puzzle: 'The hexagon', puzzleWords: '{count} of 12 pieces are in place.', puzzleLeft: '{seat}: {count} to find', puzzleDone: '{seat}: all found', puzzleGold: 'Gold, for anybody: {count} to find',
  team: 'The team', lanterns: '{count} lanterns', lantern: '1 lantern', keeper: 'Keeper of this round: {seat} chooses the order of doubles.', keeperShort: 'keeper', you: 'you', isLeft: 'has left',
  supplies: 'In the box', ghostSupply: 'ghosts to come', deckLeft: 'mystery cards', discardsLeft: 'used cards', blackLeft: 'black padlocks in reserve', lastCard: 'Last card', drawnBy: 'drawn by {seat}',
  ghosts: 'Ghosts', ghostNone: 'No ghost yet. The first one comes in round 4.', ghostNoneNow: 'No ghost in the house just now.', ghostShow: 'Show where they may go', ghostHide: 'Hide their ways', ghostLikely: 'Ghost {ghost}: {place}', ghostEnds: 'most likely {ends}', ghostEnd: '{place} ({share} %)', ghostAway: 'off the board ({share} %)', ghostHelp: 'The mist shows where a ghost may come to rest after its next move; the denser, the likelier. Tap a ghost for its own, in percent.', moonlight: 'Moonlight: the ghosts sleep this round.',

  plan: 'Plan', planOpen: 'Plan together', planClose: 'Done', planHint: 'Draw for the others: choose for whom, then tap crossings one after another. They see it at once.', planFor: 'For', planAll: 'all', planUndo: 'Undo', planClear: 'Clear', planNew: 'New arrow', planFull: 'Twelve arrows are enough.', planCursor: '{place}. Arrow keys move, Enter draws the way to here.', planBoard: 'Plan on the board', planBy: '{seat} proposes', planArrow: 'for {whom}: to {place}', planMeet: 'for {whom}: {place}', planMine: 'Your arrows', planTheirs: 'Arrows of the others',

  inWords: 'The board in words', wordsPawns: 'Pawns', wordsPortions: 'Portions', wordsLocks: 'Padlocks', wordsGhosts: 'Ghosts', helpText: 'Pawns stand on edges; padlocks, portions and ghosts on crossings. Dashed edges are frontiers between zones, round windows on them gates. A red arrow marks the way out of a prison, the dotted ghost a spawn point, “?” a mystery cell.',
  cardHelps: 'helps', cardHarms: 'harms',
  over_hexagon: 'The hexagon is complete!', over_midnight: 'Midnight has struck.', over_unfinished: 'The night was too short.', overRounds: 'in {round} rounds', medal_gold: 'Gold medal', medal_silver: 'Silver medal', medal_bronze: 'Bronze medal', medal_complete: 'Hexagon complete', overMissing: '{count} pieces were still missing.', overMissingOne: 'One piece was still missing.', overNext: 'Gold would have been round {round}.',

  promptDeal: 'The house is being set up …', promptLuck: 'The dice are rolling …', promptCard: '{seat} draws a card …',
  promptRollYou: 'Your turn: roll the die.', promptRoll: '{seat} rolls the die.',
  promptMoveYou: 'You rolled {die}: choose where to go.', promptMove: '{seat} rolled {die} and chooses a way.',
  promptPrisonYou: 'You are in prison: try for a double, or wait.', promptPrison: '{seat} sits in prison and may try for a double.',
  promptOrderYou: 'A double for ghost {ghost}: you choose which die comes first.', promptOrder: 'A double for ghost {ghost}: {seat} chooses which die comes first.',
  promptKeyYou: 'Skeleton key: choose a padlock to remove.', promptKey: '{seat} chooses a padlock for the skeleton key.',
  promptPassageYou: 'Secret passage: choose a team mate to join, or stay.', promptPassage: '{seat} may join a team mate through the secret passage.',
  promptExorcismYou: 'Exorcism: choose a ghost to banish.', promptExorcism: '{seat} chooses a ghost to banish.',
  promptOverWon: 'The hexagon is complete after {round} rounds: {medal}!', promptOverPlain: 'The hexagon is complete after {round} rounds!', promptOverMidnight: 'Midnight strikes after round {round}: the house keeps its secret. {missing}', promptOverUnfinished: 'The game stops after round {round}: the hexagon stays unfinished.',

  labelTry: 'Try for a double', labelStay: 'Wait in prison', labelRoll: 'Roll the die', labelLeave: 'Leave the table', labelOrderWhite: 'Ghost {ghost}: white first, to the right', labelOrderBlack: 'Ghost {ghost}: black first, to the left',

  tellSet: 'The house is set up: {portions} portions, {locks} padlocks.', tellRound: 'Round {round} begins.',
  tellDie: '{seat} rolls {die}.', tellStepped: '{seat}: {side}.', tellStopped: '{seat} can go no further: {place}.',
  tellOpened: 'A {lock} springs open: {place}.', tellOpenedCard: 'The skeleton key removes a {lock}: {place}.', tellPlaced: 'A {lock} is put up: {place}.', tellKept: 'There is no place for the padlock: it stays in the box.',
  tellPortion: '{seat} takes a {portion}: piece {slot} of the hexagon.', tellAppeared: 'Ghost {ghost} appears: {place}.', tellGhostDice: 'Ghost {ghost}: white {white}, black {black}.', tellMoved: 'Ghost {ghost} drifts to {place}.', tellVanished: 'Ghost {ghost} reaches the far end and is gone.', tellReturned: 'Ghost {ghost} reaches the far end and comes back to the start.', tellStill: 'Ghost {ghost} stays where it is.', tellGone: 'Ghost {ghost} is banished.', tellSlept: 'Moonlight: the ghosts sleep through this round.',
  tellCaught: 'Ghost {ghost} catches {seat}: off to prison ({zone}).', tellLantern: '{seat} holds up the lantern: ghost {ghost} shrinks back.', tellDouble: '{seat} rolls a double {white}: free!', tellNoDouble: '{seat} rolls {white} and {black}: no double.', tellServed: '{seat} stays in prison; {sentence} turns to go.', tellServedOne: '{seat} stays in prison; 1 turn to go.', tellServedNone: '{seat} stays in prison, and comes out next turn.', tellFreed: '{seat} is out of prison: {side}.',
  tellCard: '{seat} draws “{card}”: {effect}', tellPassed: '{seat} slips through a secret passage to {mate}.', tellLeft: '{seat} leaves the table.',
  tellWon: 'The hexagon is complete in round {round}!', tellMidnight: 'Midnight! The hexagon is not complete.', tellUnfinished: 'The game stops unfinished.',
}
