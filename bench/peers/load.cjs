// The same load for both servers: every table has two sockets; each sends its next move when both
// have heard of the last one. A move is done when both sockets have heard of it.
//   node load.cjs PLAN.json FOUND.json   (see bench/server.py)
const fs = require('node:fs')
const { io } = require('socket.io-client')
const WebSocket = require('ws')

const plan = JSON.parse(fs.readFileSync(process.argv[2], 'utf8'))
const times = []
const until = performance.now() + plan.seconds * 1000

/** A socket of our server: resolves `heard(seq)` once it was told of that move. */
function tableeSocket(table, token) {
  const socket = new WebSocket(`${plan.url}/api/tables/${table}/play`, { perMessageDeflate: false })
  let seq = -1
  let last = null
  let wanted = Infinity
  let resolve = () => {}
  socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', tokens: [token] })))
  socket.on('message', (data) => {
    for (const line of String(data).split('\n')) hear(JSON.parse(line))
  })
  const hear = (message) => {
    if (message.type === 'refused' || message.type === 'trouble') throw new Error(JSON.stringify(message))
    if (message.type !== 'moved' && message.type !== 'welcome') return
    seq = message.seq
    last = message
    if (seq >= wanted) resolve()
  }
  return {
    heard: (number) =>
      new Promise((done) => {
        if (seq >= number) return done()
        wanted = number
        resolve = done
      }),
    act: (number, seat, action) =>
      socket.send(JSON.stringify({ type: 'act', id: String(number), seat, action })),
    close: () => socket.close(),
    now: () => last,
  }
}

/** A live round of Monster Freeze: its seats swap with the centre as fast as the table answers. */
async function raceTable([table, tokens]) {
  const sockets = tokens.map((token) => tableeSocket(table, token))
  await Promise.all(sockets.map((each) => each.heard(0)))
  sockets.forEach((each, seat) => each.act(`ready${seat}`, seat, { type: 'ready' }))
  const isLive = () => sockets.every((each) => each.now().eyes[0].view.centre !== null)
  while (!isLive()) await new Promise((done) => setTimeout(done, 50))
  for (let turn = 0; performance.now() < until; turn += 1) {
    const seat = turn % sockets.length
    const { seq, eyes } = sockets[seat].now()
    const { round, centre, players } = eyes[0].view
    const began = performance.now()
    const swap = { type: 'swap', round, give: players[seat].hand[turn % 3], expect: centre }
    sockets[seat].act(`${turn}`, seat, swap)
    await Promise.all(sockets.map((each) => each.heard(seq + 1)))
    times.push(performance.now() - began)
  }
  for (const each of sockets) each.close()
}

async function tableeTable(tables) {
  while (performance.now() < until) {
    const [table, tokens] = tables.pop()
    const sockets = tokens.map((token) => tableeSocket(table, token))
    await Promise.all(sockets.map((each) => each.heard(0)))
    for (let at = 0; at < plan.script.length || plan.endless; at += 1) {
      const [seat, action] = plan.script[at % plan.script.length]
      const began = performance.now()
      sockets[seat].act(at + 1, seat, action)
      await Promise.all(sockets.map((each) => each.heard(at + 1)))
      times.push(performance.now() - began)
      if (performance.now() > until) break
    }
    for (const each of sockets) each.close()
  }
}

/** A socket of boardgame.io's server, in its own protocol. */
function peerSocket(match, player) {
  const socket = io(`${plan.url}/click`, { transports: ['websocket'] })
  let state = -1
  let wanted = Infinity
  let resolve = () => {}
  const hear = (next) => {
    state = next
    if (state >= wanted) resolve()
  }
  socket.on('connect', () => socket.emit('sync', match, player, undefined, 2))
  socket.on('sync', (_, { state: { _stateID } }) => hear(_stateID))
  socket.on('update', (_, { _stateID }) => hear(_stateID))
  return {
    heard: (number) =>
      new Promise((done) => {
        if (state >= number) return done()
        wanted = number
        resolve = done
      }),
    act: () => {
      const payload = { type: 'click', args: [], playerID: player }
      socket.emit('update', { type: 'MAKE_MOVE', payload }, state, match, player)
    },
    close: () => socket.close(),
  }
}

async function peerTable(number) {
  const match = `m${number}`
  const sockets = []
  for (const player of ['0', '1']) {
    sockets.push(peerSocket(match, player)) // one after the other: the first makes the match
    await sockets.at(-1).heard(0)
  }
  for (let move = 1; performance.now() < until; move += 1) {
    const began = performance.now()
    sockets[(move - 1) % 2].act()
    await Promise.all(sockets.map((each) => each.heard(move)))
    times.push(performance.now() - began)
  }
  for (const each of sockets) each.close()
}

async function main() {
  const count = Array.from({ length: plan.count }, (_, at) => at)
  const play = { peer: peerTable, race: () => raceTable(plan.tables.pop()), game: () => tableeTable(plan.tables) }
  await Promise.all(count.map(play[plan.kind]))
  fs.writeFileSync(process.argv[3], JSON.stringify({ times_ms: times }))
  process.exit(0)
}

void main()
