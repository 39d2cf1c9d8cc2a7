// What was told of a cocoon, on the cocoon itself: a portrait for what was seen, one with "?" for a claim.
import { GuardianArt } from './art/GuardianArt'
import type { Label, View } from './pieces'
import type { Share } from './wire'

const MOST = 3

/** The latest word first, and each guardian once: seen counts more than believed. */
export function tagsOf(view: View, label: Label): Share[] {
  const told = view.shares.filter((share) => share.cocoon === label)
  const first = new Map<string, Share>()
  for (const share of told) {
    const known = first.get(share.guardian)
    if (!known || (known.kind === 'claim' && share.kind === 'seen')) first.set(share.guardian, share)
  }
  return [...first.values()]
}

export function Tags({ view, label }: { view: View; label: Label }) {
  const tags = tagsOf(view, label)
  if (tags.length === 0) return null
  return (
    <span className="cocoons-tags" aria-hidden="true">
      {tags.slice(0, MOST).map(({ guardian, kind, turn }) => (
        <span
          key={guardian}
          className={`cocoons-tag cocoons-tag-${kind}${turn < view.turn - 1 ? ' cocoons-tag-old' : ''}`}
        >
          <GuardianArt guardian={guardian} />
          {kind === 'claim' && <b>?</b>}
        </span>
      ))}
      {tags.length > MOST && <b>+{tags.length - MOST}</b>}
    </span>
  )
}
