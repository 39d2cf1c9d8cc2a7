// A link to this very machine is of no use to anybody else: better said before it is sent.
import { isLocal } from './isLocal'
import { useText } from './text'

/** Nothing where others can reach the page by its address. */
export function LocalOnly() {
  const text = useText()
  if (!isLocal(location.hostname)) return null
  return (
    <p className="local-only" role="note">
      {text.localOnly} <code>tablee serve --host 0.0.0.0</code>
    </p>
  )
}
