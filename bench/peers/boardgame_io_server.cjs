// boardgame.io's own server with a trivial game, in memory: node boardgame_io_server.cjs PORT
const { Server, Origins } = require('boardgame.io/server')

const Click = {
  name: 'click',
  setup: () => ({ clicks: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { click: ({ G }) => ({ clicks: G.clicks + 1 }) },
}

const server = Server({ games: [Click], origins: [Origins.LOCALHOST] })
void server.run(Number(process.argv[2]))
