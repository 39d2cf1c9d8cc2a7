// A double: both drifts are drawn on the board, and one of them is chosen.
import { sayCrossing } from './describe'
import { driftOf, type Side } from './drift'
import { landOf, line, pointAt, type Land, type Point } from './geometry'
import { ghostOf, offeredOrders } from './reading'
import { say } from './text'
import type { TrayProps } from './Tray'
import type { View } from './wire'

const KEYS = { white: ['orderWhite', 'orderWhiteWay'], black: ['orderBlack', 'orderBlackWay'] } as const

/** The ghost that waits for an answer, and where each order would lead it. */
function driftsOf(land: Land, view: View) {
  const ghost = view.haunting[0] === undefined ? null : ghostOf(view, view.haunting[0])
  if (!ghost || !view.dice) return null
  const { dice } = view
  const drift = (first: Side) => driftOf(land, ghost.at, dice, first)
  return { ghost, white: drift('white'), black: drift('black') }
}

export function OrderPanel({ view, offer, send, language, order, setOrder }: TrayProps) {
  const land = landOf(view.table.board)
  const drifts = driftsOf(land, view)
  if (!drifts) return null
  return (
    <div className="coolock-asking">
      <p>{say(language, 'orderHint', { ghost: drifts.ghost.id })}</p>
      <div className="coolock-buttons coolock-orders">
        {offeredOrders(offer).map((action) => {
          const { legs, leaves } = drifts[action.first]
          const end = legs[1].at(-1) ?? drifts.ghost.at
          const show = () => { setOrder(action.first) }
          const hide = () => { setOrder(null) }
          return (
            <button
              key={action.first} type="button" className={`coolock-order coolock-order-${action.first}${order === action.first ? ' coolock-order-seen' : ''}`}
              onClick={() => { send(action) }} onPointerEnter={show} onPointerLeave={hide} onFocus={show} onBlur={hide}
            >
              <span className="coolock-order-sign" aria-hidden="true" />
              <span>
                {say(language, KEYS[action.first][0])}
                <small>{say(language, KEYS[action.first][1])}<span className="coolock-order-end"> · {leaves ? say(language, 'orderLeaves') : sayCrossing(language, land, end)}</span></small>
              </span>
            </button>
          )
        })}
      </div>
    </div>
  )
}

/** The two ways on the board. */
export function OrderLines({ land, view, order }: { land: Land; view: View; order: Side | null }) {
  const drifts = driftsOf(land, view)
  if (!drifts || view.phase !== 'ghost_order' || view.owed !== null) return null
  const points = (vertices: readonly number[]): Point[] => vertices.map((vertex) => pointAt(land, vertex))
  return (
    <svg className="coolock-layer coolock-drifts" viewBox={`0 0 ${land.width} ${land.height}`} aria-hidden="true" focusable="false">
      {(['white', 'black'] as const).map((first) => {
        const { legs, leaves } = drifts[first]
        const end = points(legs[1]).at(-1) ?? pointAt(land, drifts.ghost.at)
        const way = line([...points(legs[0]), ...points(legs[1]).slice(1)])
        return (
          <g key={first} className={`coolock-drift coolock-drift-${first}${order !== null && order !== first ? ' coolock-drift-other' : ''}`}>
            <path className="coolock-drift-edge" d={way} />
            <path className="coolock-drift-line" d={way} />
            <g transform={`translate(${end.x} ${end.y})`}>
              <circle r="11" />
              {leaves ? <path d="M-4-4 4 4M4-4-4 4" /> : <circle className="coolock-drift-core" r="4" />}
            </g>
          </g>
        )
      })}
    </svg>
  )
}
