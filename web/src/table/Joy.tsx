// A moment of joy, or of comfort, with small things of the game itself in the air; where nothing may
// move, one of them stays beside the words.
import { Icon } from '../ui/Icon'
import './joy.css'
import { SHAPES } from './joyShapes'

const GLAD = 18
const SAD = 7

export function Joy({ slug, isSad }: { slug: string; isSad: boolean }) {
  const path = SHAPES[slug]
  return (
    <span className={isSad ? 'joy joy-sad' : 'joy'} aria-hidden="true">
      {path && isSad ? (
        <svg className="joy-still" viewBox="0 0 24 24" width="30" height="30">
          <path d={path} />
        </svg>
      ) : (
        <Icon name={isSad ? 'heart' : 'star'} size={30} />
      )}
      {Array.from({ length: isSad ? SAD : GLAD }, (_, number) => (
        <i key={number} style={{ '--n': number } as React.CSSProperties}>
          {path && (
            <svg viewBox="0 0 24 24">
              <path d={path} />
            </svg>
          )}
        </i>
      ))}
    </span>
  )
}
