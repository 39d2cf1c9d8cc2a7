// What is pointed at, what is held ready, and by which way: the steps before an action is sent.
import { useState } from 'react'
import type { Offer } from '../../wire'
import type { Choice } from './choices'

export interface Choosing {
  /** Under the pointer or in focus: shown, not yet meant. */
  shown: Choice | null
  /** Chosen, and waiting to be confirmed. */
  armed: Choice | null
  way: number
  /** There is nothing else to do. */
  isOnly: boolean
  point: (key: string | null) => void
  /** A finger first chooses, then confirms; a mouse and a key have seen what they do. */
  press: (choice: Choice, isSure: boolean) => void
  otherWay: () => void
  confirm: () => void
  cancel: () => void
}

interface Kept {
  /** A choice belongs to the offer it was made from. */
  of: Offer | null
  pointed: string | null
  armed: string | null
  way: number
}

export function useChoosing(
  choices: readonly Choice[],
  offer: Offer | null,
  send: (choice: Choice, way: number) => void,
): Choosing {
  const blank: Kept = { of: offer, pointed: null, armed: null, way: 0 }
  const [kept, setKept] = useState(blank)
  const now = kept.of === offer ? kept : blank
  const find = (key: string | null) => choices.find((each) => each.key === key) ?? null
  // Where there is nothing else to do, nothing has to be chosen first.
  const [only] = choices
  const isOnly = choices.length === 1 && only?.isGrave === false
  const armed = find(now.armed) ?? (isOnly ? only : null)
  const shown = find(now.pointed) ?? armed
  const change = (some: Partial<Kept>) => {
    setKept({ ...now, ...some })
  }
  const arm = (choice: Choice) => {
    change({
      pointed: choice.key,
      armed: choice.key,
      way: now.pointed === choice.key || now.armed === choice.key ? now.way : 0,
    })
  }

  return {
    shown,
    armed,
    way: now.way,
    isOnly,
    point: (key) => {
      if (key !== now.pointed)
        change({
          pointed: key,
          way: key === now.armed || key === null ? now.way : 0,
          armed: key === null || key === now.armed ? now.armed : null,
        })
    },
    press: (choice, isSure) => {
      if (armed?.key === choice.key || (isSure && !choice.isGrave)) send(choice, now.way)
      else arm(choice)
    },
    otherWay: () => {
      const choice = shown ?? armed
      if (choice) change({ way: (now.way + 1) % choice.ways, armed: choice.key, pointed: choice.key })
    },
    confirm: () => {
      if (armed) send(armed, now.way)
    },
    cancel: () => {
      change({ pointed: null, armed: null, way: 0 })
    },
  }
}
