// A double: both drifts are drawn on the board, and one of them is chosen.
import { sayCrossing } from './describe'
import { landOf, line, pointAt, type Land, type Point } from './geometry'
import { offeredOrders } from './reading'
import { say } from './text'
import type { TrayProps } from './Tray'
import type { Prospect, View } from './wire'

const KEYS = { white: ['orderWhite', 'orderWhiteWay'], black: ['orderBlack', 'orderBlackWay'] } as const

export type Side = Prospect['first']

const endOf = ({ way }: Prospect) => way.at(-1) ?? 0

export function OrderPanel({ view, offer, send, language, order, setOrder }: TrayProps) {
  const land = landOf(view.table.board)
  const [ghost] = view.haunting
  if (ghost === undefined || view.prospects.length === 0) return null
  return (
    <div className="coolock-asking">
      <p>{say(language, 'orderHint', { ghost })}</p>
      <div className="coolock-buttons coolock-orders">
        {offeredOrders(offer).map((action) => {
          const prospect = view.prospects.find(({ first }) => first === action.first)
          const end =
            prospect && (prospect.leaves ? say(language, 'orderLeaves') : sayCrossing(language, land, endOf(prospect)))
          const show = () => {
            setOrder(action.first)
          }
          const hide = () => {
            setOrder(null)
          }
          return (
            <button
              key={action.first}
              type="button"
              className={`coolock-order coolock-order-${action.first}${order === action.first ? ' coolock-order-seen' : ''}`}
              onClick={() => {
                send(action)
              }}
              onPointerEnter={show}
              onPointerLeave={hide}
              onFocus={show}
              onBlur={hide}
            >
              <span className="coolock-order-sign" aria-hidden="true" />
              <span>
                {say(language, KEYS[action.first][0])}
                <small>
                  {say(language, KEYS[action.first][1])}
                  <span className="coolock-order-end"> · {end}</span>
                </small>
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
  if (view.prospects.length === 0) return null
  const points = (vertices: readonly number[]): Point[] => vertices.map((vertex) => pointAt(land, vertex))
  return (
    <svg
      className="coolock-layer coolock-drifts"
      viewBox={`0 0 ${land.width} ${land.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {view.prospects.map((prospect) => {
        const { first, leaves } = prospect
        const end = pointAt(land, endOf(prospect))
        const way = line(points(prospect.way))
        return (
          <g
            key={first}
            className={`coolock-drift coolock-drift-${first}${order !== null && order !== first ? ' coolock-drift-other' : ''}`}
          >
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
