import type { Language } from '../../board'
import { sayTrick } from './words'

const ALL = [1, 2, 3]
const STAR =
  'M12 2.500 14.900 8.800 21.800 9.600 16.700 14.200 18.100 21 12 17.600 5.900 21 7.300 14.200 2.200 9.600 9.100 8.800Z'

/** Three stars, some of them won; told in words as well. */
export function Stars({ count, language, size = 18 }: { count: number; language: Language; size?: number }) {
  return (
    <span className="ice-stars" role="img" aria-label={sayTrick(language, 'stars', { count })}>
      {ALL.map((each) => (
        <svg key={each} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
          <path className={each <= count ? 'ice-star-won' : 'ice-star'} d={STAR} />
        </svg>
      ))}
    </span>
  )
}
