import { describe, expect, it } from 'vitest'
import { boardNames } from './boards'
import { beyond, homeOf, landOf, meeting, sideBetween } from './geometry'
import type { Table } from './wire'

describe('the drawing of a board', () => {
  it.each(boardNames())('%s has everything in its place', (name) => {
    const land = landOf(name as Table['board'])
    expect(land.rooms.size).toBe(land.file.cells.length)
    for (const room of land.rooms.values()) expect(room.corners).toHaveLength(6)
    for (const zone of land.file.zones) expect(land.sides[land.exits.get(zone.id) ?? -1]?.isBorder).toBe(false)
    for (let seats = 2; seats <= 6; seats++) {
      const homes = Array.from({ length: seats }, (_, seat) => homeOf(land, seats, seat)?.id)
      expect(new Set(homes).size).toBe(seats)
    }
    for (const { x, y } of [...land.points, ...land.homes.map((home) => home.at)]) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(land.width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(land.height)
    }
  })

  it('knows exits, gates and dead ends of the haunted house', () => {
    const land = landOf('haunted_house')
    expect([...land.exits.values()]).toEqual([36, 105, 174])
    expect(land.sides.filter((side) => side.isDeadEnd)).toHaveLength(28)
    expect(land.roomsAt[34]).toHaveLength(3)
  })

  it('finds where sides meet', () => {
    const land = landOf('haunted_house')
    const edge = sideBetween(land, 26, 34)
    expect(edge).toBe(40)
    expect(beyond(land, 40, 26)).toBe(34)
    expect(meeting(land, 40, 47)).toBe(34)
    expect(meeting(land, 40, 40)).toBeNull()
  })

  it('knows a board of one’s own by what it says', () => {
    const { file } = landOf('haunted_house')
    const copy = structuredClone(file)
    expect(landOf(copy)).toBe(landOf(structuredClone(file)))
  })
})
