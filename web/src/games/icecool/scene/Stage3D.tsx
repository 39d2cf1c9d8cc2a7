// The school in three dimensions. It draws what the board hands it, and reports what is touched: no rules here.
import { Canvas } from '@react-three/fiber'
import { useState } from 'react'
import type { StageProps } from '../stage'
import { isSlowWebGL } from './hasWebGL'
import { SUN } from './looks'
import { Aims } from './parts/Aims'
import { CameraRig } from './parts/CameraRig'
import { FishOverDoors } from './parts/FishOverDoors'
import { GhostPath } from './parts/GhostPath'
import { Draft, LineGlow, TurnRing, ZoneGlow } from './parts/Glows'
import { Penguins } from './parts/Penguins'
import { Pointed } from './parts/Pointed'
import { RecentMarks } from './parts/RecentMarks'
import { School } from './parts/School'
import { Standing } from './parts/standing'
import { useFloorPointer } from './parts/useFloorPointer'
import { useRevival } from './parts/useRevival'
import { sharpness } from './sharpness'
import { SKY, SUNSHINE } from './shapes/sunlight'
import { UP } from './space'

/** Calm wood in lamplight. */
const TABLE = 'radial-gradient(circle at 50% 42%, #b07a45, #7d4f26 75%)'

function Scene(props: StageProps) {
  const { view, seat, poses, isMoving, language, ghost, zone, draft, lines, pointed } = props
  const placing = seat ?? view.active
  const colourOf = (player: number) => view.players[player]?.colour ?? 'blue'
  const [standing] = useState(() => new Standing())
  useFloorPointer(props)
  useRevival()
  return (
    <>
      <hemisphereLight args={[SKY.above, SKY.below, SKY.strength]} position={UP} />
      <directionalLight color={SUNSHINE.colour} intensity={SUNSHINE.strength} position={[SUN.x, SUN.y, SUN.z]} />
      <School language={language} />
      <Penguins view={view} poses={poses} standing={standing} />
      <FishOverDoors fish={props.fish} motion={props.motion} />
      <TurnRing
        key={`ring ${colourOf(view.active)}`}
        colour={colourOf(view.active)}
        seat={view.active}
        isShown={!isMoving}
        standing={standing}
      />
      <RecentMarks ways={props.ways} taken={props.taken} />
      <Aims aims={props.aims} view={view} />
      {pointed && <Pointed target={pointed} standing={standing} />}
      {ghost && <GhostPath ghost={ghost} />}
      {zone && <ZoneGlow key={`zone ${zone}`} zone={zone} />}
      {draft && (
        <Draft
          key={`draft ${colourOf(placing)}`}
          at={draft}
          colour={colourOf(placing)}
          isCatcher={placing === view.catcher}
        />
      )}
      {lines.map((room) => (
        <LineGlow key={`line ${room}`} room={room} />
      ))}
      <CameraRig {...props} standing={standing} />
    </>
  )
}

export default function Stage3D(props: StageProps) {
  return (
    <Canvas
      aria-hidden
      flat
      frameloop="demand"
      dpr={sharpness(props.isMoving)}
      gl={{ antialias: !isSlowWebGL(), powerPreference: 'high-performance' }}
      camera={{ up: [0, 0, 1], near: 0.03, far: 12, fov: 26, position: [0.27, -0.2, 1.2] }}
      style={{ background: TABLE, touchAction: 'none' }}
    >
      <Scene {...props} />
    </Canvas>
  )
}
