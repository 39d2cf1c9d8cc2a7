// A newer page is here: nobody is moved to it in the middle of a game.
import { useState } from 'react'
import { renewPage, useNewerPage } from './keeper'
import './device.css'
import { useDeviceText } from './text'

export function NewerPage() {
  const text = useDeviceText()
  const newer = useNewerPage()
  const [isLater, setIsLater] = useState(false)
  if (!newer || isLater) return null
  return (
    <div className="newer" role="status">
      <span>{text.newer}</span>
      <button type="button" onClick={renewPage}>
        {text.renew}
      </button>
      <button
        type="button"
        className="quiet"
        onClick={() => {
          setIsLater(true)
        }}
      >
        {text.later}
      </button>
    </div>
  )
}
