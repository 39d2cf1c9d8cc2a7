// Everything the board says in English. text.fr.ts must have the same keys: the compiler checks.
export const en = {
  seat0: 'Marmot', seat1: 'Ibex', seat2: 'Owl', seat3: 'Hare', nobody: 'nobody',
  red: 'red', blue: 'blue', green: 'green', yellow: 'yellow', violet: 'violet', hole: 'hole', table: 'table',
  front: 'front', back: 'back', bottom: 'bottom', middle: 'middle', top: 'top',

  promptReady: 'Press Ready when you are.', promptReadyWait: 'Waiting for {names}.', promptReadyWatch: 'A round is about to begin.',
  promptCountdown: 'Get set: the cards open in a moment.',
  promptLive: 'Three of a colour in a line? Claim!', promptLiveWatch: 'Everybody plays at once.',
  promptPaused: 'Paused by {seat}.', promptPausedAll: 'Paused.', promptResuming: 'It goes on in a moment.',
  overWins: '{names} wins.', overShare: '{names} share the win.', overNobody: 'The game ended without a result.',
  overSoloWon: 'All five colours in time: {score} points!', overSoloLost: '{colours} of 5 colours: {score} points.',

  stack: 'Your stack', stackShows: 'The stack shows, row by row: {rows}.', cardShows: '{place} card, {side}: {rows}', cardKeys: 'Space or R turns, F flips, S swaps, arrows move, Enter claims.',
  hand: 'Your cards, from bottom to top', turn: 'Turn', flip: 'Flip', swap: 'Swap', turnCard: 'Turn the {place} card', flipCard: 'Flip the {place} card', swapCard: 'Swap the {place} card with the centre',
  help: 'Tap: turn · double tap: flip · drag: order, swap', helpKeys: 'Keys on a card: R turn · F flip · ← → move · S swap · Enter claim',
  saidTurned: '{place} card turned. {rows}', saidFlipped: '{place} card flipped. {rows}', saidMoved: 'Now the {place} card. {rows}',
  claim: 'Claim', claimLocked: 'Too cold: {seconds} s', claimColour: 'Claim a certain colour', claimAs: 'Claim {colour}', claimMenu: 'Which colour, if two show?',

  centre: 'Centre', centreCard: 'Centre card: {rows}', pile: 'Pile: {count}', pileCount: '{count} cards in the pile', centreHint: 'Stuck? Swap one!', noCentre: 'no card',
  goals: 'Your tricks', goalHas: '{colour}: {count}', goalMissing: '{colour}: none yet', wins: 'Rounds won: {count} of {goal}',
  rivals: 'The others', rivalHand: 'Cards of {seat}', bothSides: 'Front above, back below', away: 'away', left: 'has left', ready: 'ready', notReady: 'not ready yet', warm: 'warm seat', assisted: 'plays with glowing lines', voted: 'wants a new centre', takenOver: 'a bot plays on',
  clock: 'Play time', sand: 'Time left', pause: 'Pause', pauseLeft: 'Pause ({count} left)', vote: 'New centre', voteHint: 'Vote for a new centre card; it takes everybody’s vote.', votes: 'Votes: {names}',

  readyButton: 'Ready!', readyDone: 'You are ready', readyIn: 'It starts by itself in {seconds} s.', round: 'Round {round}', roundAim: 'First to own a trick in all five colours wins the round.', roundAimSolo: 'Own a trick in all five colours before the sand runs out.', matchAim: '{count} rounds to win.', matchAimOne: 'One round wins.',
  covered: 'Cards are covered', go: 'Go!', startsIn: 'Starts in {seconds}', resumesIn: 'On again in {seconds}',
  pausedBy: '{seat} has paused', pausedIdle: 'Everybody has paused', pausedHint: 'Cards are covered and all clocks stand still.', resume: 'Go on', resumeAsk: 'Let us go on', resumers: 'Wants to go on: {names}',
  resultWon: '{seat} wins the round', resultWonYou: 'All five colours!', resultDrawn: 'Nobody wins the round', resultTimeUp: 'The sand has run out', resultPileOut: 'The pile has run out',
  whyFive: 'All five colours, after {time}.', whyExhausted: 'The pile is empty: most tricks in one single colour wins.', whyTie: '{names} have {count} of one colour: then most red counts, then blue, green, yellow, violet.', whyDrawn: 'Equal in all five colours: the round is played again.',
  counts: 'Tricks by colour', result: 'Result', closed: 'The table was closed after a long silence.',
  score: '{score} points', scoreSum: '{colours} colours × 100 + {seconds} seconds left', scoreSumLost: '{colours} colours × 100', best: 'Best runs, {time}', bestTricks: '{tricks} tricks', unranked: 'This run is not ranked: the lists are for 1, 2, 3 and 5 minutes, without help or special rules.', thisRun: 'this run',

  labelReady: 'I am ready.', labelSwap: 'Swap {give} for {expect}.', labelClaim: 'Claim a trick.', labelVote: 'Vote for a new centre card.', labelPause: 'Pause the game.', labelResume: 'Go on with the game.', labelLeave: 'Leave the game.',
  tellReady: '{seat} is ready.', tellDealt: 'Round {round}: the cards are dealt.', tellSwapped: '{seat} swaps {given} for {taken}.', tellSwapLost: '{seat} came too late for {expect}.', tellTrick: '{seat} lays a {colour} trick.', tellFailed: '{seat} claims, but there is no line.',
  tellVoted: '{seat} wants a new centre card.', tellRefreshed: 'A new centre card: {new}.', tellPaused: '{seat} pauses.', tellPausedIdle: 'Nobody has moved for a while: paused.', tellResumeAsked: '{seat} wants to go on.', tellResumed: 'It goes on.',
  tellAway: '{seat} is away.', tellBack: '{seat} is back.', tellLeft: '{seat} leaves the table.', tellRoundWon: '{seat} wins the round.', tellRoundDrawn: 'The round is drawn.', tellTimeUp: 'The sand has run out.', tellPileOut: 'The pile has run out.', tellMatchWon: 'The match is over: {names}.', tellMatchNone: 'The match ends without a winner.',
}
