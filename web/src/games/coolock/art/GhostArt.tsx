// A friendly ghost: pale, round-headed, with a hem that floats.
import { memo } from 'react'

export const GhostArt = memo(function GhostArt({ number }: { number: number }) {
  return (
    <svg viewBox="-17 -18 34 36" aria-hidden="true" focusable="false">
      <circle r="16" fill="#cdb8ff" opacity="0.2" />
      <path
        d="M-10.5 11V-2.5A10.5 10.5 0 0 1 10.5-2.5V11q-1.8 3-3.5 0t-3.5 0-3.5 0-3.5 0-3.5 0-3.5 0Z"
        fill="#f7f3ff"
        stroke="#3a2766"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path
        d="M-8.6 8.5V-2.5A8.6 8.6 0 0 1-2-10.6"
        fill="none"
        stroke="#d3c4f5"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <ellipse cx="-3.8" cy="-3.4" rx="1.9" ry="2.6" fill="#2a1a4d" />
      <ellipse cx="3.8" cy="-3.4" rx="1.9" ry="2.6" fill="#2a1a4d" />
      <ellipse cx="0" cy="1.8" rx="1.5" ry="1.9" fill="#2a1a4d" />
      <circle cx="-6.6" cy="0.6" r="1.5" fill="#f5b8d4" />
      <circle cx="6.6" cy="0.6" r="1.5" fill="#f5b8d4" />
      <text x="0" y="10.8" textAnchor="middle" fontSize="8.6" fontWeight="800" fill="#4a3187">
        {number}
      </text>
    </svg>
  )
})
