// "Why?": the way from a refusal, or a hint, to the part of the rules that tells of it.
import { useRules } from './rules'
import { useText } from './text'

/** Nothing where there are no rules to open. */
export function Why({ rule }: { rule: string }) {
  const text = useText()
  const rules = useRules()
  if (!rules || !rule) return null
  return (
    <button
      type="button"
      className="plain why"
      onClick={() => {
        rules.open(rule)
      }}
    >
      {text.why}
    </button>
  )
}
