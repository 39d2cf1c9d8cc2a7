// The penguins where they are at this instant, each with the shadow that shows how high it flies.
import { useFrame } from '@react-three/fiber'
import { useState } from 'react'
import { MeshPhongMaterial, type CanvasTexture, type Mesh } from 'three'
import type { Pose } from '../../stage'
import type { View } from '../../wire'
import type { PenguinColour } from '../looks'
import { penguinShape } from '../shapes/penguin'
import { takeTurn } from '../space'
import { Shadow, blot } from './shadows'
import type { Standing } from './standing'
import { useMade } from './useMade'

interface Player {
  body: Mesh
  shadow: Shadow
}

/** What is drawn of each seat, so that a frame writes straight into it. */
class Cast {
  private readonly players = new Map<number, Player>()

  enter(seat: number, player: Player): () => void {
    this.players.set(seat, player)
    return () => {
      this.players.delete(seat)
    }
  }

  stand(poses: readonly Pose[]): void {
    for (const { body, shadow } of this.players.values()) body.visible = shadow.visible = false
    for (const pose of poses) {
      const player = this.players.get(pose.seat)
      if (!player) continue
      const { body, shadow } = player
      body.visible = shadow.visible = true
      body.position.set(pose.x, pose.y, pose.z)
      takeTurn(body.quaternion, pose.turn)
      shadow.fall(pose)
    }
  }
}

interface PenguinProps {
  colour: PenguinColour
  isCatcher: boolean
  shade: CanvasTexture
  enter: (player: Player) => () => void
}

function Penguin({ colour, isCatcher, shade, enter }: PenguinProps) {
  const shape = useMade(() => penguinShape(colour, isCatcher))
  const material = useMade(() => new MeshPhongMaterial({ vertexColors: true, shininess: 22, specular: '#2c2c2c' }))
  const shadow = useMade(() => new Shadow(shade))
  return (
    <>
      <mesh
        ref={(body) => (body ? enter({ body, shadow }) : undefined)}
        geometry={shape}
        material={material}
        visible={false}
      />
      <primitive object={shadow} visible={false} />
    </>
  )
}

interface PenguinsProps {
  view: View
  poses: () => readonly Pose[]
  standing: Standing
}

export function Penguins({ view, poses, standing }: PenguinsProps) {
  const [cast] = useState(() => new Cast())
  const shade = useMade(blot)
  useFrame(() => {
    cast.stand(standing.take(poses()))
  })
  return view.players.map(({ colour }, seat) => {
    const isCatcher = seat === view.catcher
    return (
      <Penguin
        key={`${colour} ${isCatcher ? 'catcher' : ''}`}
        colour={colour}
        isCatcher={isCatcher}
        shade={shade}
        enter={(player) => cast.enter(seat, player)}
      />
    )
  })
}
