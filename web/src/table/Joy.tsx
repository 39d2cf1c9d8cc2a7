// A moment of joy: paper in the air, or, where nothing may move, a star.
import { Icon } from '../ui/Icon'
import './joy.css'

const PIECES = 18

export function Joy() {
  return (
    <span className="joy" aria-hidden="true">
      <Icon name="star" size={30} />
      {Array.from({ length: PIECES }, (_, number) => (
        <i key={number} style={{ '--n': number } as React.CSSProperties} />
      ))}
    </span>
  )
}
