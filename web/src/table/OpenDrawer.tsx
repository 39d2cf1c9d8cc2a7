// The drawer that is open, with what is in it.
import { Drawer } from '../ui/Drawer'
import { useText, type Text } from '../ui/text'
import { useIsNarrow } from '../ui/useIsNarrow'
import { ActionList } from './ActionList'
import { offerOf } from './eyes'
import type { RoomProps } from './Room'
import { RulesDrawer } from './RulesDrawer'
import { SeatsDrawer } from './SeatsDrawer'
import { SettingsDrawer } from './SettingsDrawer'
import { StoryDrawer } from './StoryDrawer'
import { TalkDrawer } from './TalkDrawer'
import type { DrawerName } from './Toolbar'
import { seqTold } from './useTale'

const TITLES: Record<DrawerName, (text: Text) => string> = {
  seats: (text) => text.seats,
  story: (text) => text.log,
  actions: (text) => text.actions,
  rules: (text) => text.rules,
  talk: (text) => text.talk,
  settings: (text) => text.settings,
}

interface Props extends RoomProps {
  drawer: DrawerName
  /** To be shown among the seats; null while it stands on the table, or when nobody can come. */
  invitation: string | null
  rule: { rule: string } | null
  close: () => void
}

export function OpenDrawer(props: Props) {
  const { drawer, close } = props
  const text = useText()
  return (
    <Drawer key={drawer} title={TITLES[drawer](text)} close={close}>
      <Content {...props} />
    </Drawer>
  )
}

function Content({ drawer, table, game, now, eye, tale, invitation, rule, close, hello, act, send }: Props) {
  const isNarrow = useIsNarrow()
  const { folder } = game
  switch (drawer) {
    case 'seats':
      return (
        <SeatsDrawer
          table={table}
          game={game}
          now={now}
          eye={eye}
          invitation={invitation}
          hello={hello}
          leave={(seat) => {
            act(seat, { type: 'leave' })
            close()
          }}
        />
      )
    case 'story':
      return (
        <StoryDrawer
          table={table}
          eye={eye}
          seq={seqTold(now, tale)}
          takenBack={now.takenBack}
          isOver={now.waiting?.type === 'over'}
          folder={folder}
          origin={now.origin}
        />
      )
    case 'actions':
      return (
        <ActionList
          view={eye.view}
          offer={offerOf(eye)}
          folder={folder}
          act={(action) => {
            if (eye.seat !== null) act(eye.seat, action)
            // On a phone the sheet covers the board, and one wants to see what happens.
            if (isNarrow) close()
          }}
        />
      )
    case 'rules':
      return <RulesDrawer game={game.info.slug} target={rule} />
    case 'talk':
      return <TalkDrawer now={now} eye={eye} folder={folder} send={send} />
    case 'settings':
      return <SettingsDrawer folder={folder} />
  }
}
