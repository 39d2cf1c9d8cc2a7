// The rules beside the form for a new table, open at the rule that somebody asked for.
import { Drawer } from '../ui/Drawer'
import { useText } from '../ui/text'
import { RulesDrawer } from '../table/RulesDrawer'

interface Props {
  game: string
  curious: readonly number[] | undefined
  target: { rule: string } | null
  goTo: (rule: string) => void
  close: () => void
}

export function RulesSheet({ game, curious, target, goTo, close }: Props) {
  const text = useText()
  return (
    <Drawer title={text.rules} close={close}>
      <RulesDrawer game={game} curious={curious} target={target} goTo={goTo} />
    </Drawer>
  )
}
