// A way from a sentence to the rule behind it.
import { useRules } from '../../../ui/rules'
import { fill } from '../../../ui/text'

/** Opens the rules there, where there are rules to open. */
export function RuleLink({ rule, label }: { rule: string; label: string }) {
  const rules = useRules()
  if (!rules) return null
  return (
    <button
      type="button"
      className="plain lv-rule"
      onClick={() => {
        rules.open(rule)
      }}
    >
      {fill(label, { rule })}
    </button>
  )
}
