// The board of Cocoons: the box from one's own corner, what is to be done, and what the team knows.
import { useRef, useState } from 'react'
import type { BoardProps } from '../board'
import { Box } from './Box'
import './box.css'
import { choicesOf, type Correction } from './choices'
import './cocoons.css'
import { Flights } from './Flights'
import { lookOf } from './looks'
import './motion.css'
import { NotePanel } from './NotePanel'
import './panels.css'
import type { Label } from './pieces'
import { asView, cornersOf, noteBounds, offered } from './reading'
import { say } from './text'
import { SeatBadges } from './SeatBadges'
import { SightsPanel } from './SightsPanel'
import { SlotMap } from './SlotMap'
import { Supplies } from './Supplies'
import { Tags } from './Tags'
import { TaskPanel } from './TaskPanel'
import { ToldPanel } from './ToldPanel'
import { lyingIn, TruthPanel } from './TruthPanel'
import { useScene } from './useScene'
import type { Action } from './wire'

export function Board({ view: anyView, offer, seat, language, act, busy, step, motion }: BoardProps) {
  const present = asView(anyView)
  const root = useRef<HTMLDivElement>(null)
  const { scene, isPlaying, story } = useScene(present, step, motion)
  const { view } = scene
  const [walked, setWalked] = useState(0)
  const [wanted, setCorrection] = useState<Correction | null>(null)
  const [noted, setNoted] = useState<{ label: Label | null } | null>(null)
  const wasPlaying = useRef(false)

  const corners = cornersOf(view)
  const corner = corners[walked % corners.length] ?? 2
  // A correction that is no longer offered is over, whoever ended it.
  const correction = offered(offer, 'correct').length > 0 ? wanted : null
  const bounds = noteBounds(offer)
  const send = (action: Action) => {
    // The press that only skips the story must not move a cocoon unseen.
    if (wasPlaying.current) return
    setCorrection(null)
    act({ ...action })
  }
  const live = isPlaying || busy ? null : offer
  const choices = choicesOf({ view: present, offer: live, correction, language, send, pick: (guardian) => { setCorrection({ guardian }) } })
  const openNote = (label: Label | null) => { if (bounds) setNoted({ label }) }
  const panel = { view: present, seat, offer, language, busy, send }
  const isDealt = view.cocoons.length > 0
  return (
    <div className="cocoons-table" ref={root} onPointerDownCapture={() => { wasPlaying.current = isPlaying }}>
      <div className="cocoons-layout">
        <div className="cocoons-seen">
          <Box
            scene={scene} corner={corner} isWatching={seat === null} language={language} choices={choices} look={openNote}
            looks={(label) => ({
              ...lookOf(scene, label, corner, choices.get(label)?.glow === 'slide'),
              tags: view.truth ? null : <Tags view={present} label={label} />,
            })}
          >
            {isDealt && <SeatBadges view={view} corner={corner} seat={seat} language={language} />}
            {!isDealt && <p className="cocoons-dealing">{say(language, 'dealing')}</p>}
            {corners.length > 1 && (
              <button type="button" className="cocoons-walk" title={say(language, 'walkHint')} onClick={() => { setWalked(1 - walked) }}>
                <span aria-hidden="true">↻</span> {say(language, walked === 0 ? 'walkRound' : 'walkBack')}
              </button>
            )}
          </Box>
        </div>
        <div className="cocoons-aside">
          {present.truth && <TruthPanel view={present} truth={present.truth} language={language} />}
          {present.truth && <SlotMap view={present} corner={corner} language={language} title="truthSlots" slots={present.truth.slots.map(lyingIn)} />}
          {!present.truth && isDealt && <TaskPanel {...panel} correction={correction} setCorrection={setCorrection} />}
          {seat !== null && bounds && noted && (
            <NotePanel key={noted.label} {...panel} seat={seat} bounds={bounds} label={noted.label} close={() => { setNoted(null) }} />
          )}
          {seat !== null && !present.truth && isDealt && <SightsPanel {...panel} openNote={() => { setNoted({ label: null }) }} />}
          <Supplies view={view} language={language} />
          {!present.truth && <ToldPanel view={present} language={language} />}
          {!present.truth && present.slots_seen && <SlotMap view={view} corner={corner} language={language} title="seenMap" slots={present.slots_seen} />}
        </div>
      </div>
      <Flights root={root} event={scene.event} story={story} />
    </div>
  )
}
