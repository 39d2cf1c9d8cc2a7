// The rules beside the form for a new table, open at the rule that somebody asked for.
import { Drawer } from '../ui/Drawer'
import { useText } from '../ui/text'
import { RulesDrawer } from '../table/RulesDrawer'

interface Props {
  game: string
  target: { rule: string } | null
  close: () => void
}

export function RulesSheet({ game, target, close }: Props) {
  const text = useText()
  return (
    <Drawer title={text.rules} close={close}>
      <RulesDrawer game={game} target={target} />
    </Drawer>
  )
}
