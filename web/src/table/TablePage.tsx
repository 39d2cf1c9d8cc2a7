// A table by its link: connects, finds the game's folder, and lets an invited guest sit down.
import { useState } from 'react'
import { useDevice } from '../device/device'
import { DeviceProgress } from '../device/DeviceProgress'
import { isHere } from '../device/place'
import { claimSeat } from '../net/api'
import { invitationOf, keepToken } from '../net/keys'
import { useTable } from '../net/useTable'
import { Nowhere } from '../ui/Nowhere'
import { keepNames } from '../ui/names'
import { useText } from '../ui/text'
import { useAttempt } from '../ui/useAttempt'
import { sayCode } from '../ui/trouble'
import { TopBar } from '../ui/TopBar'
import { askedOf, chooseEye } from './eyes'
import { Room } from './Room'
import { useGame } from './useGame'
import { useEarlier } from './useEarlier'
import { useRetelling } from './useRetelling'
import { useTale } from './useTale'

export function TablePage({ table }: { table: string }) {
  const text = useText()
  const [helloes, setHelloes] = useState(0)
  const { failed, attempt } = useAttempt()
  const [looked, setLooked] = useState<number | null>(null)
  const { now, act, send } = useTable(table, helloes)
  const game = useGame(now.game)
  // A table of this device waits for its engine, which takes a while or says why it cannot come.
  const { phase } = useDevice()
  const isWaking = isHere(table) && phase !== 'ready' && phase !== 'off'

  const [asking, setAsking] = useState<{ seat: number; asked: string } | null>(null)
  const heard = useTale(now, game?.info.is_real_time ?? false, game?.info.rounds ?? null)
  const { shown, settled } = heard
  keepNames(now.seats)

  // Out of turn one keeps the screen until something else is asked of whoever is to act.
  const asked = askedOf(settled)
  const aside = asking?.asked === asked ? asking.seat : null
  const before = chooseEye(settled, looked, aside)
  // Through the same eyes until all is shown.
  const eye = shown.eyes.find((each) => each.seat === before?.seat) ?? chooseEye(shown, looked, aside)
  const earlier = useEarlier(table, now, eye?.seat ?? null)
  const tale = useRetelling(table, now, heard, earlier, game?.info.is_real_time ?? true)
  if (now.status === 'unknown') {
    return (
      <>
        <TopBar />
        <Nowhere title={text.unknown} hint={text.unknownHint} />
      </>
    )
  }
  if (now.status === 'unreadable') {
    return (
      <>
        <TopBar />
        <Nowhere title={sayCode(now.unreadable, text)} />
      </>
    )
  }
  if (game === undefined) {
    return (
      <>
        <TopBar />
        <Nowhere title={sayCode('missing_game', text)} />
      </>
    )
  }
  if (!eye || !game) {
    return (
      <>
        <TopBar />
        <main className="message">
          {isWaking ? <DeviceProgress /> : now.status === 'lost' ? text.lost : text.loading}
        </main>
      </>
    )
  }

  async function sit(name: string) {
    const invitation = invitationOf(table)
    if (!invitation) return
    await attempt(async () => {
      keepToken(table, (await claimSeat(table, invitation, name)).token)
      setHelloes((count) => count + 1)
    })
  }

  const isSecret = settled.hasSecrets
  // Where nothing is secret, whoever acts may look at once.
  if (!isSecret && looked !== eye.seat) setLooked(eye.seat)
  return (
    <Room
      table={table}
      game={game}
      now={shown}
      eye={eye}
      tale={tale}
      before={before ?? eye}
      // Once the game is over nobody has anything to hide.
      isCurtain={isSecret && looked !== eye.seat && settled.waiting?.type !== 'over'}
      pass={(seat) => {
        setAsking(seat === null ? null : { seat, asked })
      }}
      look={() => {
        setLooked(eye.seat)
      }}
      sit={sit}
      failed={failed}
      hello={() => {
        setHelloes((count) => count + 1)
      }}
      act={act}
      send={send}
    />
  )
}
