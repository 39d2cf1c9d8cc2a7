// Everything the board says in English. text.fr.ts must have the same keys: the compiler checks.
export const en = {
  white: 'White', black: 'Black', blue: 'Blue', red: 'Red', green: 'Green',
  left: 'left', right: 'right', and: ' and ', nobody: 'nobody', noDoor: 'no door',
  pieceW: 'white, 0 points', pieceG: 'green, 1 point', pieceY: 'yellow, 2 points', pieceR: 'red, 3 points', pieceTower: 'tower',
  empty: 'empty',
  doorIs: 'Door {door}: {piece}', corridorIs: 'Corridor {corridor}, doors {doors}', corridorExit: ', exit {exits}',
  exitOpen: 'Exit {exit}, open', exitClosed: 'Exit {exit}, closed by {seat}', startHere: ', start', exitHere: ', arrival',
  boardIs: 'Labyrinth {lab} with 20 doors and 12 exits', trayIs: '{piece}: {count} left',

  promptDrawYou: 'Tap a fist: if it holds the white marble, you begin.',
  promptDraw: '{seat} picks a fist.', promptDrawLuck: 'Marbles are drawn for the first round.',
  promptFirstYou: 'Put all 20 pieces on the doors, then confirm.', promptFirst: '{seat} fills the labyrinth.',
  promptBuildYou: 'Put your pieces back on the freed doors and move all three towers.', promptBuild: '{seat} rebuilds the labyrinth.',
  promptLockYou: 'Choose where {builder} starts and which exit must be reached.', promptLock: '{seat} chooses a start and an exit for {builder}.',
  promptPathYou: 'Find your way out: every door you cross costs its points.', promptPath: '{seat} looks for the way out.',
  promptOver: 'The game is over: {winners}.', wins: '{names} wins with {points}', share: '{names} share the win with {points}',

  stepDraw: 'Who begins?', stepBuild: 'Build the labyrinth', stepRefill: 'Refill the freed doors', stepTowers: 'Move the towers',
  stepLock: 'Lock {builder} in', stepPath: 'Find the way out', stepWatch: 'Round {round}', stepOver: 'The end',
  fistLeft: 'Left fist', fistRight: 'Right fist', fistHint: 'The white marble is in one of them.',
  watchRound: '{builder} builds, {locker} locks.',

  confirm: 'Confirm', fillRest: 'Fill the rest with white', fillHand: 'Fill the rest', clear: 'Clear', undo: 'Undo', walkIt: 'Walk it', stayIn: 'Walk straight out',
  ids: 'Show the letters of doors and corridors', undoTower: 'Undo tower {door}',
  missingDoors: '{count} doors still need a piece ({rule}).', missingDoor: 'One door still needs a piece ({rule}).',
  missingTowers: '{count} towers still have to move (CX-31).', missingTower: 'One tower still has to move (CX-31).',
  buildWhole: 'Everything stands: confirm when you are happy.',
  towerStays: 'Tower {door}: where to?', towerGoes: 'Tower {door} goes to {target}', towerHint: 'Tap a tower, then the cylinder it trades places with.',
  trayHint: 'Tap a piece, then a door; or drag it there.', trayEmpty: 'Your hand is empty.',
  lockStart: 'Start', lockExit: 'Arrival', lockNoStart: 'tap a corridor', lockNoStartExit: 'tap an exit', lockNoExit: 'tap an exit', corridor: 'corridor {id}', exit: 'exit {exit}', fromCorridor: 'from corridor {id}', fromExit: 'from exit {exit}', toExit: 'to exit {exit}',
  pathDoors: 'Doors', pathPoints: 'Points', pathHint: 'Tap the doors in the order you cross them.', pathOne: 'Only one way leads out.',
  pathHome: 'Start and exit share a corridor: no door to cross.', pathArrived: 'You have reached the exit: confirm to walk it.',

  saidHeld: 'Picked up: {piece}.', saidPlaced: '{piece} on door {door}.', saidBack: '{piece} goes back to the tray.', saidSwapped: 'Doors {door} and {target} exchange their pieces.',
  saidTower: 'Tower {door} picked: now choose a cylinder.', saidTowerBack: 'Tower {door} is back on its door.', saidPut: 'Put down.',
  saidNeedPiece: 'Pick a piece first, then a door.', saidNeedTower: 'Pick a tower first, then the cylinder.', saidNotFreed: 'Only the freed doors can be refilled.', saidNotTarget: 'A tower cannot go to door {door}.', saidFillFirst: 'Put a piece on door {door} first.',
  saidFilled: 'The rest is filled.', saidCleared: 'Cleared.', saidStart: 'Start: {id}. Now choose an exit.', saidExit: 'Arrival: {id}. Confirm to lock.', saidUnpicked: 'Undone.',
  saidWalk: 'Door {door}: {points} points so far.', saidWalkEnd: 'Door {door}: {points} points. You can leave here.',

  sheet: 'Score sheet', total: 'Total', marbles: 'Marbles', marblesLeft: '{count} marbles left', round: 'Round {round}', builds: 'builds', locks: 'locks', hasLeft: 'has left', winner: 'winner', you: 'you',
  rule: 'Rule {rule}',

  labelDraw: 'Pick the {hand} fist.', labelBuild: 'Build the labyrinth.', labelLock: 'Lock {from} {to}.', labelPath: 'Walk {doors}.', labelPathNone: 'Walk out without crossing a door.', labelLeave: 'Leave the game.',
  tellLab: 'The {lab} labyrinth is drawn.', tellHidden: '{seat} hides a marble in each fist.', tellOpened: 'The {picked} fist is picked; the white marble was in the {white} one.',
  tellMarbles: 'White marbles for {white}, none for {other}.', tellRound: 'Round {round}: {builder} builds, {locker} locks.', tellBuilt: '{seat} has built the labyrinth: {board}.',
  tellLocked: '{seat} locks: {from} {to}.', tellWalked: '{seat} walks {doors} and pays {points}; total {total}.', tellLeft: '{seat} leaves the table.', tellEnded: 'The game is over: {winners}.',
}
