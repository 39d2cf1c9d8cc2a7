// Where nothing is: a sentence, and the way home.
import { at } from './address'
import { useArrival, useTitle } from './arrival'
import { useText } from './text'

interface Props {
  title: string
  hint?: string
}

export function Nowhere({ title, hint }: Props) {
  const text = useText()
  useTitle(title)
  useArrival(title)
  return (
    <main className="message nowhere">
      <h1>{title}</h1>
      {hint && <p>{hint}</p>}
      <a className="button" href={at('/')}>
        {text.backHome}
      </a>
    </main>
  )
}
