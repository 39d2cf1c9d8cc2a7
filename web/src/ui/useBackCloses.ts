// The browser's way back closes what is open, instead of leaving the table.
import { useEffect, useRef } from 'react'
import { mark } from './address'

const isMarked = () => mark().isOpen === true
const addStep = () => {
  history.pushState({ isOpen: true }, '')
}

export function useBackCloses(isOpen: boolean, close: () => void): void {
  const now = useRef({ isOpen, close })
  const isGoingBack = useRef(false)
  useEffect(() => {
    now.current = { isOpen, close }
  })

  useEffect(() => {
    if (isGoingBack.current) return
    if (isOpen && !isMarked()) addStep()
    // Closed by hand: the step that was made for it is taken back.
    if (!isOpen && isMarked()) {
      isGoingBack.current = true
      history.back()
    }
  }, [isOpen])

  useEffect(() => {
    const follow = () => {
      if (isGoingBack.current) {
        isGoingBack.current = false
        // Opened again before the browser had gone back.
        if (now.current.isOpen && !isMarked()) addStep()
      } else if (now.current.isOpen && !isMarked()) now.current.close()
    }
    window.addEventListener('popstate', follow)
    return () => {
      window.removeEventListener('popstate', follow)
    }
  }, [])
}
