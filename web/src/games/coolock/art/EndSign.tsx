// What a walk brings, as a sign in a square from -8 to 8: a portion, a key, a card, a ghost that may come.
import { fillOf } from '../seats'
import type { Sign } from '../effects'

interface Props {
  sign: Sign | 'ghost'
  /** Whose portion it is; null: gold. */
  owner?: number | null
}

export function EndSign({ sign, owner = null }: Props) {
  switch (sign) {
    case 'take':
      return (
        <path
          d="M-5.500 6.500V-7.500L7.500 6.500Z"
          fill={fillOf(owner)}
          stroke="#1c1233"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      )
    case 'open':
      return (
        <path
          d="M1-1 6.500 4.500M4 2 2 4M6.500 4.500 4.800 6.200M-2.500-2.500m-3.600 0a3.600 3.600 0 1 0 7.200 0a3.600 3.600 0 1 0-7.200 0"
          fill="none"
          stroke="#1c1233"
          strokeWidth="2.400"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )
    case 'draw':
      return (
        <path
          d="M-3.600-3.200A3.700 3.700 0 1 1 1.600-.2Q0 .6 0 2.600M0 6.400V6.500"
          fill="none"
          stroke="#3b1a7a"
          strokeWidth="2.800"
          strokeLinecap="round"
        />
      )
    case 'ghost':
      return (
        <path
          d="M-5.500 6.500V-1A5.500 5.500 0 0 1 5.500-1V6.500L2.700 4.300 0 6.500-2.700 4.300ZM-2-1.500V-1M2-1.500V-1"
          fill="#f7f3ff"
          stroke="#2a1458"
          strokeWidth="1.700"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      )
  }
}
