// Between two players at one screen: nothing of the board is on the page until the next one is there.
import { Icon } from '../ui/Icon'
import { fill, useText } from '../ui/text'

interface Props {
  seatName: string
  lift: () => void
}

export function Curtain({ seatName, lift }: Props) {
  const text = useText()
  return (
    <section className="curtain">
      <div className="curtain-card">
        <Icon name="seats" size={48} />
        <h2>{fill(text.curtain, { seat: seatName })}</h2>
        <p>{text.curtainHint}</p>
        <button type="button" onClick={lift}>
          {fill(text.curtainLift, { seat: seatName })}
        </button>
      </div>
    </section>
  )
}
