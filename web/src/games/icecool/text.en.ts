export const en = {
  blue: 'Blue', red: 'Red', green: 'Green', purple: 'Purple',
  wear_scarf: 'with a scarf', wear_cap: 'with a cap', wear_glasses: 'with glasses', wear_bow: 'with a bow',
  fish_blue: 'blue fish', fish_red: 'red fish', fish_green: 'green fish', fish_purple: 'purple fish',
  the_classroom: 'the classroom', the_kitchen: 'the kitchen', the_library: 'the library', the_gym: 'the gymnasium', the_middle: 'the middle room',
  in_classroom: 'in the classroom', in_kitchen: 'in the kitchen', in_library: 'in the library', in_gym: 'in the gymnasium', in_middle: 'in the middle room',
  short_classroom: 'classroom', short_kitchen: 'kitchen', short_library: 'library', short_gym: 'gym', short_middle: 'middle',
  door: '{one}–{other} door', theDoor: 'the {door}', doorFish: '{door}, with {fish}',
  you: 'you', catcher: 'Catcher',

  card_jump: 'Jump', card_two_doors: 'Two doors', card_bounce: 'Bounce', card_two: 'Two', card_three: 'Three', card_hidden: 'face down',
  does_jump: 'jump over a wall into the next room', does_two_doors: 'pass two doors with one flick', does_bounce: 'bounce off a wall, then pass a door', does_two: 'a pair of twos moves a fish', does_three: 'worth most, does nothing',
  cardWords: '{kind}, {points} points', cardWordsOne: '{kind}, 1 point', cardUsed: '{card}, used',

  stage3d: '3D', stagePlan: 'Plan', stageChoice: 'How the school is drawn', stageLoading: 'The school is being built …', stageBroken: 'The 3D view does not work here: this is the plan.', stageNone: 'This browser has no WebGL: this is the plan.',
  camera: 'Camera', camera_top: 'Top', camera_chase: 'Chase', camera_free: 'Free',
  stageAim: 'The school. Left and right arrows turn the aim, up and down arrows change the power, with Shift finely; Enter flicks.',
  stageLook: 'The school, seen from above. Everything in it is told in words further on.',
  stageSkip: 'The flick is being played. Space or Escape shows the end at once.', skip: 'Skip',

  aim: 'Aim', flickButton: 'Flick!', aimHint: 'Touch the spot to aim at, or pull the penguin back like a slingshot: the farther, the harder.',
  direction: 'Direction', power: 'Power', offset: 'Side', height: 'Height', unitDegrees: '°', unitPercent: '%', unitMm: 'mm',
  directionHelp: 'degrees, 0 is to the right, 90 up', offsetHelp: 'percent; negative is left of the middle, positive right', heightHelp: 'millimetres above the floor; from 44 on it is the top of the head', powerHelp: 'percent of a full flick',
  nudge: '{name}: {by}', aimAt: 'Aim at', aimAtNothing: 'choose …', aimAtSeat: '{seat} {wear}', aimAtMiddle: 'the middle of the room',
  presets: 'Where the finger hits', presetStraight: 'Straight', presetLeft: 'Left', presetRight: 'Right', presetJump: 'Jump', presetStraightWords: 'Straight', presetLeftWords: 'Curve left', presetRightWords: 'Curve right', presetJumpWords: 'Jump',
  back: 'The penguin from behind', backWords: 'The finger hits {where}: {what}.', hitMiddle: 'the middle', hitLeft: 'the left side', hitRight: 'the right side', hitTop: 'the top of the head', hitHigh: 'the shoulders',
  goesStraight: 'it goes straight', goesLeft: 'it curves to the left', goesRight: 'it curves to the right', goesJump: 'it jumps', goesTumble: 'it tumbles forward', isSlight: 'a little', isStrong: 'strongly',
  tremorNote: 'The table’s tremor ({tremor}) makes every hand a little unsure.',
  ghostWait: 'Working out the line …', ghostEnds: 'ends {room}', ghostThrough: 'through {doors}', ghostTouches: 'touches {seats}', ghostOff: 'flies out of the school', ghostNone: 'through no door', ghostTitle: 'This flick, without tremor',

  placeCatcher: 'Put your penguin into the kitchen’s orange zone', placeCatcherHint: 'Touch the plan, or type the place.', placeStart: 'Put your penguin on the red circle', placeStartHint: 'Touch the circle to choose the spot yourself.', placeX: 'From the left', placeY: 'From the bottom', placeMiddle: 'In the middle', placeHere: 'Put it here', placeNow: 'Put it on the circle', placeChosen: 'Put it on the chosen spot', placeFull: 'The circle is full: your penguin goes to the nearest free spot.',
  lines: 'Near a wall or in a door: you may step onto an orange line', lineOf: 'Onto the line {room}',
  announceTitle: 'Announce a challenge', announceButton: '{kind}: {does}', announcedMine: 'Announced: {kind} ({does}).', announcedOther: '{seat} has announced: {kind} ({does}).',
  skatesTitle: 'Ice skates: two ones for another turn', skatesButton: 'Turn up {one} and {other}: play again',
  moveTitle: 'Two twos move a fish', moveFish: 'Fish', moveTo: 'To', moveButton: 'Move the fish', fishAt: '{fish}, {door}',
  endTurn: 'End the turn', endTurnHint: 'You may still use your cards, or end your turn.', offBoardHint: 'Your penguin left the school and is back where it was.',
  waitingFor: '{seat} is playing.', flicking: 'The flick is on its way …', sending: 'Sent …',

  watchButton: 'Watch again', watchOf: 'Flick {number}, by {seat}', watchPlay: 'Play', watchPause: 'Pause', watchStop: 'Back to the game', watchAt: 'Moment', watchSpeed: 'Speed', watchTime: '{time} s', speed_1: '1×', speed_2: '½×', speed_4: '¼×', noHappenings: 'It only slid.', framesPerSecond: '{count} frames a second',
  hap_passed: '{seat} through the {door} into {room}', hap_barred: '{seat} slides out of the {door}; it does not count', hap_touched: '{seat} touches {other}', hap_bounced: '{seat} bounces off a wall', hap_crossed_over: '{seat} flies over the wall into {room}', hap_jumped: '{seat} has jumped into {room}', hap_left_board: '{seat} flies out of the school', hap_got_stuck: '{seat} is stuck in the {door}',

  round: 'Round', roundOf: 'Round {round} of {all}', deckLeft: '{count} cards in the deck', deckLeftOne: '1 card in the deck', hand: 'Your cards', handNone: 'No card yet: every fish brings one.', handDown: 'face down', handUp: 'used, face up', points: '{count} points', point: '1 point', handSum: 'Together: {points}',
  players: 'Around the table', fishOf: '{count} of 3 fish', cardsOf: '{count} face down', cardsOfOne: '1 face down', idOwn: 'holds the own ID', idLost: 'ID is with the Catcher', idsHeld: 'holds {count} IDs', idsHeldOne: 'holds 1 ID', notOnBoard: 'not on the board yet', boundNow: 'must get off the red circle', hasLeft: 'has left', isCatcher: 'Catcher', isActive: 'on turn', roundsTitle: 'Rounds', roundCaught: 'all caught', roundThree_fish: 'three fish', roundStalled: 'ended by the clock of rounds', roundLine: 'Round {round}: Catcher {seat}, {reason}', inWords: 'The school in words', wordsPenguin: '{seat} {wear}: {place}', wordsFish: '{fish}: {door}', wordsNoFish: 'No fish hangs over a door.', wordsSpot: '{room}, {x} cm from the left, {y} cm from the bottom',
  tries: 'Try {count} of 10: your penguin must leave the red circle.',

  warmUp: 'Warm-up', warmUpHint: 'A tour of the school: visit all five rooms and come to rest on the red circle again, without cards or score.', warmRooms: '{count} of 5 rooms visited', warmFlicks: '{count} flicks', warmFlicksOne: '1 flick', roomVisited: '{room}: visited', roomToVisit: '{room}: not yet',

  scoreTitle: 'The end', scoreLine: '{seat}: {points}', scoreWinner: 'wins', scoreWinners: 'win together',

  promptDeal: 'The fish are being hung up …',
  promptCatcherYou: 'You are the Catcher: put your penguin into the kitchen.', promptCatcher: '{seat} is the Catcher and chooses a place in the kitchen.',
  promptEntryYou: 'Put your penguin on the red circle.', promptEntry: '{seat} enters on the red circle.',
  promptAimYou: 'Your flick: fish through three doors, and keep away from {catcher}.', promptAimCatcherYou: 'Your flick: catch the Runners!', promptAim: '{seat} is aiming.',
  promptSkatesYou: 'Another turn on skates: your flick.', promptRetryYou: 'Still on the red circle: flick again.', promptRetry: '{seat} must flick again, to get off the red circle.',
  promptFlicking: '{seat} flicks …', promptEndYou: 'Use your cards, or end your turn.', promptEnd: '{seat} may still use cards.', promptOffYou: 'Out of the school! Skates, or the turn is over.', promptOff: '{seat} flew out of the school.',
  promptWarmYou: 'Warm-up: flick your penguin through all five rooms and back.', promptWonOne: '{names} wins with {points} points!', promptWonMany: '{names} win together with {points} points!', promptLeft: 'The game was given up.', promptToured: 'The tour is done, in {flicks} flicks!', promptTired: '{flicks} flicks: enough for today.', promptOver: 'The game is over.',

  labelPlaceMiddle: 'Put the penguin at {x}, {y} mm', labelStart: 'Put the penguin on the red circle', labelFlick: 'Flick: {direction}°, power {power} %, side {offset} %, height {height} mm', labelOrange: 'Step onto the orange line {room}', labelAnnounce: 'Announce the challenge: {kind}', labelSkates: 'Two skates for another turn: {one} and {other}', labelMove: 'Move the {fish} from the {from} to the {to}', labelEnd: 'End the turn', labelLeave: 'Leave the table',

  tellShuffled: '{cards} cards are shuffled.', tellRound: 'Round {round}: {seat} is the Catcher.', tellWarm: 'The warm-up begins.', tellCatcherPlaced: '{seat} waits in the kitchen.', tellEntered: '{seat} stands on the red circle.', tellLine: '{seat} steps onto the orange line {room}.', tellAnnounced: '{seat} announces: {kind}.',
  tellFlicked: '{seat} flicks: {facts}.', tellFlickedPlain: '{seat} flicks.', tellFish: '{seat} takes the fish over the {door}: {fish} of 3.', tellCardMine: '{seat} draws a card: {kind}.', tellCard: '{seat} draws a card.', tellScored: '{seat} scores: {points} in all.', tellId: '{catcher} takes the ID of {seat}.', tellAgain: '{catcher} catches {seat} a second time.', tellMet: '{seat} has done it: {kind}!', tellMissed: '{seat} misses the challenge: {kind}.', tellSkates: '{seat} turns up two skates: another turn.', tellMoved: '{seat} moves the {fish} from the {from} to the {to}.', tellTurn: '{seat}’s turn.', tellTurnSkates: '{seat} plays again.', tellTurnRe: '{seat} starts again from the red circle.', tellRetry: '{seat} is still on the red circle and flicks again.',
  tellRoundFish: 'Round {round} is over: {seat} has all three fish.', tellRoundCaught: 'Round {round} is over: {seat} has caught everybody.', tellRoundStalled: 'Round {round} is over: it has taken too long.', tellEnded: 'The game is over.', tellEndedWinners: 'The game is over: {names} ({points} points).', tellSeatLeft: '{seat} leaves the table.',
  newsFish: 'Fish! {fish} of 3', newsCard: 'draws a card', newsCardMine: 'draws: {kind}', newsId: 'is caught: {catcher} takes the ID', newsMet: 'Challenge done: {kind}', newsMissed: 'Challenge missed: {kind}', newsRetry: 'Still on the circle: again', newsPoints: '{points} points',
  tremor_none: 'none', tremor_small: 'small', tremor_medium: 'medium', tremor_large: 'large',
}
