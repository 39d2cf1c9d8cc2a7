// The board of Cocoons: the box from one's own corner, what is to be done, and what the team knows.
import { useMemo, useRef, useState } from 'react'
import { BesideSlot } from '../../ui/BesideSlot'
import { shownOf } from '../../ui/recent'
import { usePlayed } from '../../ui/usePlayed'
import type { BoardProps } from '../board'
import { Box } from './Box'
import './board.css'
import './pieces.css'
import { choicesOf, type Correction } from './choices'
import './cocoons.css'
import { newsOf } from './describe'
import { Flights } from './Flights'
import { lookOf } from './looks'
import './marks.css'
import { marksOf } from './marks'
import './motion.css'
import { NotePanel } from './NotePanel'
import './panels.css'
import './ending.css'
import type { Label } from './pieces'
import { SCRIPT } from './playback'
import { asView, cornersOf, isSolo, noteBounds, offered } from './reading'
import { useReaders } from './useReaders'
import { useRefuser } from './refusedVote'
import { say } from './text'
import { SeatBadges } from './SeatBadges'
import { SightsPanel } from './SightsPanel'
import { SlotMap } from './SlotMap'
import { Reserve, Supplies } from './Supplies'
import { Tags } from './Tags'
import { TaskPanel } from './TaskPanel'
import { ToldPanel } from './ToldPanel'
import { lyingIn, TruthPanel } from './TruthPanel'
import type { Action } from './wire'

export function Board({
  view: anyView,
  offer,
  seat,
  language,
  act,
  busy,
  step,
  recent,
  askHints,
  motion,
  watch,
}: BoardProps) {
  const present = asView(anyView)
  const root = useRef<HTMLDivElement>(null)
  // The panels, which show what is settled, do not give away what the box is still about to show.
  const played = usePlayed(SCRIPT, present, { step, motion, watch })
  const { scene, isPlaying, settled, number: story } = played
  const { view } = scene
  const readers = useReaders(askHints, present, !isPlaying && !busy)
  const refuser = useRefuser(step)
  const marks = useMemo(() => marksOf(shownOf(recent, step, isPlaying)), [recent, step, isPlaying])
  const [walked, setWalked] = useState(0)
  const [wanted, setCorrection] = useState<Correction | null>(null)
  const [opened, setNoted] = useState<{ label: Label | null; turn: number } | null>(null)
  // What one wanted to say belongs to its turn.
  const noted = opened?.turn === present.turn ? opened : null

  const corners = cornersOf(view)
  const corner = corners[walked % corners.length] ?? 2
  // A correction that is no longer offered is over, whoever ended it.
  const correction = offered(offer, 'correct').length > 0 ? wanted : null
  const bounds = noteBounds(offer)
  const isSliding = !correction && !isPlaying && !busy && offered(offer, 'slide').length > 0
  const choices = choicesOf({ view: present, offer: isPlaying || busy ? null : offer, correction, language })
  // The press that only skips the story must not move a cocoon unseen.
  const wasPlaying = useRef(false)
  const noticePlaying = () => {
    wasPlaying.current = isPlaying
  }
  const send = (action: Action) => {
    if (wasPlaying.current) return
    setCorrection(null)
    act({ ...action })
  }
  const press = (label: Label) => {
    const does = choices.get(label)?.does
    if (does && 'send' in does) send(does.send)
    else if (does) setCorrection({ guardian: does.pick })
    // One that cannot slide: the server says why, by its rule.
    else if (isSliding) send({ type: 'slide', cocoon: label })
    else if (bounds && !wasPlaying.current) setNoted({ label, turn: present.turn })
  }
  const panel = { view: settled, seat, offer: isPlaying ? null : offer, language, busy, send }
  const isDealt = view.cocoons.length > 0
  return (
    <div
      className="board board-whole cocoons-table"
      data-testid="board"
      ref={root}
      onPointerDownCapture={noticePlaying}
      onKeyDownCapture={noticePlaying}
    >
      <div className="cocoons-layout">
        <div className="cocoons-seen" data-stage>
          <Box
            scene={scene}
            marks={marks}
            corner={corner}
            isWatching={seat === null}
            language={language}
            choices={choices}
            canNote={bounds !== null && !isSliding}
            cannotSlide={isSliding}
            press={press}
            news={isPlaying ? '' : newsOf(present, language)}
            looks={(label) => ({
              ...lookOf(scene, label, corner),
              tags: view.truth ? null : <Tags view={settled} label={label} />,
            })}
          >
            {isDealt && !isSolo(view) && <SeatBadges view={view} corner={corner} seat={seat} language={language} />}
            {isDealt && <Reserve view={view} language={language} />}
            {!isDealt && <p className="cocoons-dealing">{say(language, 'dealing')}</p>}
            {corners.length > 1 && (
              <button
                type="button"
                className="cocoons-walk"
                title={say(language, 'walkHint')}
                onClick={() => {
                  setWalked(1 - walked)
                }}
              >
                <span aria-hidden="true">↻</span> {say(language, 'walkRound')}
              </button>
            )}
          </Box>
        </div>
        <div className="cocoons-aside">
          {settled.truth && <TruthPanel view={settled} truth={settled.truth} language={language} />}
          {settled.truth && (
            <SlotMap
              view={settled}
              corner={corner}
              language={language}
              title="truthSlots"
              slots={settled.truth.slots.map(lyingIn)}
            />
          )}
          {!settled.truth && isDealt && (
            <TaskPanel {...panel} correction={correction} setCorrection={setCorrection} refuser={refuser} />
          )}
          {seat !== null && bounds && noted && (
            <NotePanel
              key={noted.label}
              {...panel}
              seat={seat}
              bounds={bounds}
              label={noted.label}
              close={() => {
                setNoted(null)
              }}
            />
          )}
          {seat !== null && !settled.truth && isDealt && (
            <SightsPanel
              {...panel}
              readers={readers}
              openNote={() => {
                setNoted({ label: null, turn: present.turn })
              }}
            />
          )}
          <Supplies view={view} fresh={marks.traps} language={language} />
          {!settled.truth && <ToldPanel view={settled} language={language} />}
          {!settled.truth && settled.slots_seen && (
            <SlotMap
              view={view}
              corner={corner}
              language={language}
              title="seenMap"
              slots={settled.slots_seen.map((seen, slot) => (slot === settled.free ? settled.uncovered : seen))}
            />
          )}
          <BesideSlot />
        </div>
      </div>
      <Flights root={root} event={scene.event} story={story} />
    </div>
  )
}
