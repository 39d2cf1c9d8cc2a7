// A penguin with a round foot, rocking on the ice it was just flicked across.

export function Emblem() {
  return (
    <>
      <ellipse cx="82" cy="103" rx="66" ry="13" fill="#dff6fb" />
      <ellipse cx="82" cy="101" rx="66" ry="12" fill="#f5fdff" />
      <path
        d="M28 99c14 7 26 8 38 5M36 105c10 4 18 4 26 3"
        fill="none"
        stroke="#8fd0de"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <ellipse cx="92" cy="103" rx="27" ry="6" fill="#3f8fa3" opacity="0.45" />
      <g fill="none" stroke="#e6fbff" strokeWidth="3" strokeLinecap="round">
        <path d="M40 38c-8 10-11 21-10 33M27 46c-4 7-6 13-6 19" />
      </g>
      <g transform="rotate(15 88 100)">
        <path d="M56 66c-9 5-14 14-13 21 7 1 14-3 18-10Z" fill="#16303c" />
        <path d="M116 66c9 5 14 14 13 21-7 1-14-3-18-10Z" fill="#102631" />
        <path
          d="M86 14c14 0 22 9 23 22 1 10 11 19 11 39 0 19-15 29-34 29S52 94 52 75c0-20 10-29 11-39 1-13 9-22 23-22Z"
          fill="#1d3f4f"
        />
        <path d="M97 17c8 4 11.5 11 12 19 1 10 11 19 11 39 0 17-12 27-28 28.7C108 80 108 40 97 17Z" fill="#142e3b" />
        <path d="M86 42c16 0 25 15 25 33s-11 25-25 25-25-7-25-25 9-33 25-33Z" fill="#fdfaf2" />
        <path
          d="M74 40c-6-8-1-17 6-16 3 .4 5 2.5 6 5 1-2.5 3-4.6 6-5 7-1 12 8 6 16-3 4-7 6-12 6s-9-2-12-6Z"
          fill="#fdfaf2"
        />
        <circle cx="80" cy="34" r="3.7" fill="#12222a" />
        <circle cx="93" cy="34" r="3.7" fill="#12222a" />
        <circle cx="81.2" cy="32.8" r="1.2" fill="#fff" />
        <circle cx="94.2" cy="32.8" r="1.2" fill="#fff" />
        <path d="M79.5 41c3-3 11-3 14 0-2 4-4.5 6-7 6s-5-2-7-6Z" fill="#f28c1c" />
        <path d="M58 58c17 9 39 9 56 0l-1.5-8c-16 8-37 8-53 0Z" fill="#e3422f" />
        <path d="M101 61l7 17 8-3-6-17Z" fill="#c4321f" />
      </g>
    </>
  )
}
