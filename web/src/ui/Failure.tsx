// What went wrong, said aloud; with the server's own words in small where they help.
import { useText } from './text'
import { detailOf, sayError } from './trouble'

/** Nothing for null. */
export function Failure({ error }: { error: unknown }) {
  const text = useText()
  if (error === null) return null
  const detail = detailOf(error)
  return (
    <p role="alert">
      {sayError(error, text)}
      {detail && <small lang="en"> ({detail})</small>}
    </p>
  )
}
