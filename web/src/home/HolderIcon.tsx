// Who holds a seat, at a glance: a pawn for me, a link for a friend, a robot for a bot.

export function HolderIcon({ holder }: { holder: string }) {
  const kind = holder === 'me' || holder === 'open' ? holder : 'bot'
  return (
    <svg className={`holder-icon holder-${kind}`} viewBox="0 0 40 40" aria-hidden="true">
      <circle className="holder-disc" cx="20" cy="20" r="20" />
      <g fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
        {kind === 'me' && (
          <path
            fill="currentColor"
            d="M20 8.5a5.6 5.6 0 0 1 3.4 10c.5 4.3 2.4 7.5 5.1 10.5H11.5c2.7-3 4.6-6.2 5.1-10.5a5.6 5.6 0 0 1 3.4-10Z"
          />
        )}
        {kind === 'open' && (
          <path d="M17.5 22.5l5-5M15 19.5l-2.7 2.7a4.4 4.4 0 0 0 6.2 6.2l2.7-2.7M25 20.5l2.7-2.7a4.4 4.4 0 0 0-6.2-6.2l-2.7 2.7" />
        )}
        {kind === 'bot' && (
          <>
            <path d="M20 8v5" />
            <rect x="10.5" y="13" width="19" height="15" rx="4.5" />
            <path d="M16 19.5v1M24 19.5v1M16.5 24.5h7" />
          </>
        )}
      </g>
    </svg>
  )
}
