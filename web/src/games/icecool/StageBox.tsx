// Chooses what draws the school: in three dimensions where that works and is wanted, else the plan.
import { Component, lazy, Suspense, useState, type ReactNode } from 'react'
import type { Language } from '../board'
import Stage2D from './plan/Stage2D'
import type { Mark } from './reel'
import { hasWebGL } from './scene/hasWebGL'
import type { CameraName, StageProps } from './stage'
import { keepChoice, readChoice, type StageChoice } from './stageChoice'
import { say } from './text'

const Stage3D = lazy(() => import('./scene/Stage3D'))

export type Staged = StageProps & { marks: readonly Mark[] }

/** Whatever goes wrong in the scene, the game goes on with the plan. */
class Net extends Component<{ broken: () => void; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch() {
    this.props.broken()
  }

  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}

export interface Chosen {
  stage: StageChoice
  /** Why the scene is not to be had; null where it is. */
  why: 'none' | 'broken' | null
  choose: (stage: StageChoice) => void
  broken: () => void
}

export function useStageChoice(): Chosen {
  const [wanted, setWanted] = useState(readChoice)
  const [isBroken, setIsBroken] = useState(false)
  const why = !hasWebGL() ? 'none' : isBroken ? 'broken' : null
  return {
    stage: why ? 'plan' : wanted,
    why,
    choose: (stage) => {
      keepChoice(stage)
      setWanted(stage)
    },
    broken: () => {
      setIsBroken(true)
    },
  }
}

export function Stage({ chosen, ...props }: Staged & { chosen: Chosen }) {
  if (chosen.stage === 'plan') return <Stage2D {...props} />
  return (
    <Net broken={chosen.broken}>
      <Suspense
        fallback={
          <p className="ice-loading" role="status">
            {say(props.language, 'stageLoading')}
          </p>
        }
      >
        <Stage3D {...props} />
      </Suspense>
    </Net>
  )
}

const CAMERAS: readonly CameraName[] = ['top', 'chase', 'free']

interface BarProps {
  chosen: Chosen
  camera: CameraName
  setCamera: (camera: CameraName) => void
  language: Language
  children: ReactNode
}

/** 3D or plan, from where to look, and whatever else belongs under the stage. */
export function StageBar({ chosen, camera, setCamera, language, children }: BarProps) {
  return (
    <div className="ice-stage-bar">
      {chosen.why ? (
        <p className="ice-small">{say(language, chosen.why === 'none' ? 'stageNone' : 'stageBroken')}</p>
      ) : (
        <div className="ice-switch" role="group" aria-label={say(language, 'stageChoice')}>
          <button
            type="button"
            aria-pressed={chosen.stage === '3d'}
            onClick={() => {
              chosen.choose('3d')
            }}
          >
            {say(language, 'stage3d')}
          </button>
          <button
            type="button"
            aria-pressed={chosen.stage === 'plan'}
            onClick={() => {
              chosen.choose('plan')
            }}
          >
            {say(language, 'stagePlan')}
          </button>
        </div>
      )}
      {chosen.stage === '3d' && (
        <div className="ice-switch" role="group" aria-label={say(language, 'camera')}>
          {CAMERAS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={camera === each}
              onClick={() => {
                setCamera(each)
              }}
            >
              {say(language, `camera_${each}`)}
            </button>
          ))}
        </div>
      )}
      {children}
    </div>
  )
}
