// A pierced card under frost: one hole to look through, one freezing one-eyed monster.

export function Emblem() {
  return (
    <>
      <g transform="rotate(9 80 60)">
        <rect x="46" y="16" width="78" height="92" rx="12" fill="#000" opacity="0.25" />
      </g>
      <g transform="rotate(14 80 60)">
        <rect x="42" y="12" width="78" height="92" rx="12" fill="#bfd9e8" />
      </g>
      <g transform="rotate(-5 80 60)">
        <path
          fillRule="evenodd"
          d="M50 11h58a12 12 0 0 1 12 12v72a12 12 0 0 1-12 12H50a12 12 0 0 1-12-12V23a12 12 0 0 1 12-12ZM104 69a15 15 0 1 0 0 30 15 15 0 0 0 0-30Z"
          fill="#f7f3e6"
        />
        <circle cx="68" cy="56" r="29" fill="#dcebf3" />
        <circle cx="104" cy="84" r="15" fill="none" stroke="#c9b98f" strokeWidth="2.5" />
        <path d="M45 80V51c0-15 10-25 23-25s23 10 23 25v29l-7.6-6-7.7 6-7.7-6-7.6 6-7.7-6Z" fill="#2456c9" />
        <path d="M45 60v-9c0-15 10-25 23-25s23 10 23 25v5c-5 5-8-1-12 2s-7 6-12 1-8 3-12 1-7-2-10 0Z" fill="#7fb6f0" />
        <circle cx="68" cy="50" r="11.5" fill="#fff" />
        <circle cx="69.5" cy="51.5" r="5.6" fill="#16233f" />
        <circle cx="67.5" cy="49" r="1.9" fill="#fff" />
        <path
          d="M59 68l3-3 3 3 3-3 3 3 3-3 3 3"
          fill="none"
          stroke="#fff"
          strokeWidth="2.4"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <path
          d="M38 44c-4 4-4 8 0 12M98 40c4 4 4 8 0 12"
          fill="none"
          stroke="#5c8fb5"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
        <path
          d="M38 24V23a12 12 0 0 1 12-12h58a12 12 0 0 1 12 12v5l-5 13-5-13-5-3-5 9-5-10-7-3-5 7-6-8h-13l-6 14-6-13-7-1-5 16Z"
          fill="#e9f7ff"
        />
        <path d="M50 13.5h56" stroke="#fff" strokeWidth="2.5" strokeLinecap="round" />
      </g>
      <g stroke="#f2fbff" strokeWidth="2.8" strokeLinecap="round">
        <path d="M24 27v18M16.2 31.5l15.6 9M16.2 40.5l15.6-9M139 88v14M133 91.5l12 7M133 98.5l12-7" />
      </g>
    </>
  )
}
