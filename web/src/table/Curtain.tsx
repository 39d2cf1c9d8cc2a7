// Between two players at one screen: nothing of the board is on the page until the next one is there.
import { useEffect, useRef } from 'react'
import { Icon } from '../ui/Icon'
import { useLanguage } from '../ui/language'
import { fillNamed } from '../ui/names'
import { useText } from '../ui/text'

interface Props {
  seatName: string
  lift: () => void
}

export function Curtain({ seatName, lift }: Props) {
  const text = useText()
  const [language] = useLanguage()
  const button = useRef<HTMLButtonElement>(null)
  // The board that had the focus is gone.
  useEffect(() => {
    button.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section className="curtain" data-testid="curtain">
      <div className="curtain-card">
        <Icon name="seats" size={48} />
        <h2>{fillNamed(text.curtain, { seat: seatName }, language)}</h2>
        <p>{text.curtainHint}</p>
        <button type="button" ref={button} onClick={lift}>
          {fillNamed(text.curtainLift, { seat: seatName }, language)}
        </button>
      </div>
    </section>
  )
}
