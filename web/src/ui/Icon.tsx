// Small line drawings for buttons; the button itself has the words.
const PATHS = {
  seats:
    'M8 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2 20c0-4 2.5-6 6-6s6 2 6 6M16.5 11a3 3 0 1 0 0-6M17 14c3 .2 5 2.2 5 6',
  story: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  actions: 'M9 6h12M9 12h12M9 18h12M4 6h.5M4 12h.5M4 18h.5',
  rules: 'M12 6c-2-1.6-5-2-9-2v14c4 0 7 .4 9 2 2-1.6 5-2 9-2V4c-4 0-7 .4-9 2zM12 6v14',
  talk: 'M4 5h16v11h-9l-5 4v-4H4z',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6',
  human: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4.5 21c0-4.500 3-7 7.500-7s7.500 2.500 7.500 7',
  bot: 'M5 9h14v10H5zM12 9V5M12 4.500h.1M9 14h.1M15 14h.1M2.500 13v3M21.500 13v3',
  open: 'M12 6v12M6 12h12',
  turn: 'M7 4l11 8-11 8z',
  clock: 'M12 21a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17M12 8v5l3 2M9.500 2h5',
  wave: 'M7 21c-3-3-4-6-3-9l2 2V6.500a1.500 1.500 0 0 1 3 0V11 4.500a1.500 1.500 0 0 1 3 0V11 5.500a1.500 1.500 0 0 1 3 0V12l1-2.500a1.500 1.500 0 0 1 2.800 1L16 18c-1 2-3 3-5 3z',
  star: 'M12 3l2.700 5.800 6.300.8-4.600 4.400 1.200 6.300L12 17.200l-5.600 3.100L7.600 14 3 9.600l6.300-.8z',
  heart: 'M12 20C5 15 3 12 3 8.500A4.500 4.500 0 0 1 12 7a4.500 4.500 0 0 1 9 1.500C21 12 19 15 12 20z',
  oops: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M9 9.500h.1M15 9.500h.1M12 17.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4',
  hurry: 'M7 3h10M7 21h10M8 3c0 5 4 6 4 9 0-3 4-4 4-9M8 21c0-5 4-6 4-9 0 3 4 4 4 9',
  thinking:
    'M5 12a3.500 3.500 0 0 1 2-6 4.500 4.500 0 0 1 8.500-.5A4 4 0 0 1 18.500 13H7a3 3 0 0 1-2-1zM8 17h.1M5.500 20.500h.1',
  laugh: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M7.500 10l2-1.500M16.500 10l-2-1.500M7 13h10a5 5 0 0 1-10 0z',
  skip: 'M5 5l8 7-8 7zM13 5l8 7-8 7z',
  again: 'M20 12a8 8 0 1 1-2.500-5.800M20 3v4.500h-4.500',
} as const

export type IconName = keyof typeof PATHS

export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  )
}
