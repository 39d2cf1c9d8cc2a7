// Line drawings for the buttons of the replay; the buttons themselves have the words.
const PATHS = {
  first: 'M6 5v14M19 5l-9 7 9 7z',
  previous: 'M16 5l-9 7 9 7z',
  play: 'M7 4l12 8-12 8z',
  pause: 'M8 5v14M16 5v14',
  next: 'M8 5l9 7-9 7z',
  last: 'M18 5v14M5 5l9 7-9 7z',
  back: 'M6 6v12M12 6l-6 6 6 6zM20 6l-6 6 6 6z',
  forth: 'M18 6v12M12 6l6 6-6 6zM4 6l6 6-6 6z',
  table: 'M3 9h18M5 9v10M19 9v10M3 9l2-4h14l2 4',
  branch: 'M6 3v18M6 14c8 0 11-3 11-8M13.5 8.5L17 5l3.500 3.500',
  eye: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  steps: 'M9 6h11M9 12h11M9 18h11M4.5 6h.1M4.5 12h.1M4.5 18h.1',
  share: 'M12 15V4M7.5 8L12 3.5 16.5 8M5 12v8h14v-8',
  review: 'M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3-5.6-3.1-5.6 3.1L7.6 14 3 9.6l6.3-.8z',
} as const

export type ReplayIconName = keyof typeof PATHS

const FILLED: ReplayIconName[] = ['first', 'previous', 'play', 'next', 'last', 'back', 'forth']

export function ReplayIcon({ name }: { name: ReplayIconName }) {
  return (
    <svg
      className={FILLED.includes(name) ? 'replay-icon replay-icon-full' : 'replay-icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
