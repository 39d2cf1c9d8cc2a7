// Tells the coach every moment, once it has been shown: steps of the table, and changes of the board.
import { placeNow } from '../ui/address'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Guide, GuideMoment } from '../games/board'
import type { Scene } from '../table/telling'
import type { Tale } from '../table/useTale'
import { Coach } from './coach'
import type { Progress } from './progress'

/** Boards change often while something moves. */
const PAGE_MS = 120

const sees = (selector: string) => document.querySelector(`.table ${selector}`) !== null

function momentOf(scene: Pick<Scene, 'eyes' | 'steps'>, seat: number): GuideMoment | null {
  const at = scene.eyes.findIndex((eye) => eye.seat === seat)
  const eye = scene.eyes[at]
  return eye ? { view: eye.view, seat, events: scene.steps[at]?.events ?? [], sees } : null
}

/** Calls back soon after anything on the board has changed. */
function usePage(listener: () => void): void {
  useEffect(() => {
    let timer = 0
    const later = () => {
      timer ||= window.setTimeout(() => {
        timer = 0
        listener()
      }, PAGE_MS)
    }
    const page = new MutationObserver(later)
    const table = document.querySelector('.table')
    if (table) page.observe(table, { subtree: true, childList: true, attributeFilter: ['class', 'disabled'] })
    later()
    return () => {
      page.disconnect()
      window.clearTimeout(timer)
    }
  }, [listener])
}

interface Coached {
  progress: Progress
  goOn: () => void
}

export function useCoach(guide: Guide, tale: Tale, seat: number, look: () => void): Coached {
  const [coach] = useState(() => new Coach(placeNow().pathname, guide.steps))
  const progress = useSyncExternalStore(coach.subscribe, coach.progress)
  const { past, isShowing, settled } = tale
  const takenBack = useRef(0)
  useEffect(() => {
    if (settled.takenBack !== takenBack.current) {
      takenBack.current = settled.takenBack
      coach.goBack(settled.seq)
    }
    const told = (scene: Pick<Scene, 'seq' | 'eyes' | 'steps'>) => ({ seq: scene.seq, moment: momentOf(scene, seat) })
    // What is still being shown has not happened yet, as far as the learner knows.
    const shown = (isShowing ? past.slice(0, -1) : past).filter((scene) => !scene.isEarlier)
    coach.follow(shown.map(told), told({ ...settled, steps: [] }))
  }, [coach, past, isShowing, settled, seat])

  const hearPage = useCallback(() => {
    coach.look()
    look()
  }, [coach, look])
  usePage(hearPage)
  return { progress, goOn: coach.goOn }
}
