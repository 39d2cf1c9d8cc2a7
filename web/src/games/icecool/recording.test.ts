import { STANDING_HEIGHT } from './facts'
import { describe, expect, it } from 'vitest'
import { decode, lengthOf, posesAt, readRecording } from './recording'
import { frontOf, lookingTo, times, turnedPart, UPRIGHT, yaw, type Turn } from './turning'

// Made by recording.py: seat 0 is flicked from the red circle (1.5 degrees, power 600, offset -300, height 30 mm) into seat 1; seat 2 stands by.
const TEXT =
  'eNqtVWtMU2cY/r5zejm9jTVpC6yt0ChGgYQOtikkCIq4aIZukLUjmqEZIW4RN5EMZbIwlv1wYZuA4JwS0eHYdJnAiGYJgpdlFxLADIcW5hASO1paSu+c9lx2zmmVi4Xww+fH+ZJzvvO+7/c+z/t8EM' +
  'kDAGbHJ2o1CVrlg3vfn29ubm1puVhXXnGwyLhjY9KaVbHD/0xYpl1en58DHiAoABAEgRDSNE0xoME8QAEMAUQE/RQWf1mwfadIoVZrXlArlAnJiUm5hjcLDcbdRoOxQIdQuIephkbFcpVGq8X8Lvu0' +
  'w+kLUihfJJbIJBIxxkfZsOHoAMiEYEksUQu9eNvcYi7+/Y/6orU+y8+bNoC+2+3Hssr4AzfcmFIkxIQIJHGfx8tUA3kUQQOIsP1gA1LczzBiWBBKGM4csTVzL8ObIhwF5F7LqS8/dyDwVs1f7Z81Zv' +
  'RkWdu21PUPJFRBaixLfUrfXX2G6B1aZR1KM2Z17U2Y+Nucek7rHB3R1/pqVV+jmlilXIpxEL4LWIJlgPbPul0eH06QNCqNel4eZZpx4RV4YNbv8/n8eJCi+ZhQwEMRwCiCJAmCIEmSWtQ/ATiquyzr' +
  '26w5s18VfcS0t3u7qezl9lpxyvs/ver+8mbHRzsVQdOvpWPPfU5/2j15s/61K/KDXYoqQVthzpb8xonMTgLDmBwcECPI14BAulwZHSOPkkmETGrC43TYbOm4zaaTCXmQCvi9HrfXR4X/QDgKqBAWco' +
  'uA7ZbiwJ9NxfLc8hP7jjao7lasbzv727bh9LcfbqV++eL4hdT0/kDJ2FBp9uC+h49G+95TDeyRmr4pL9qo4ZmufLJJEiaRfdwHdrvNcVYAgz6XY9pudzhmHFMOTwB4mZ7EAxCaGYigTLvQx7UhC6fm' +
  'SbCXwLNES2jBCgxlHx4o2Z23bfOGlLUahUyA8MRRylhNfJxWrZJL+CA463W7nE6Xx4+TgC2Vx+fzeDx0/lhHrTRrpGlfjDth98CwIB7Ax+8O3xsZ/XfCPGl3MgJjaGTgZeQHEIFQJJHKpFIxJkAgHd' +
  'Iao7YFWhMuYzdL17LEN3N4Va5eHaeSBybN4+NmD5TIRAiJz7LShwyRKARsLSTrhWEWueGkV9KYCA60uIrlgv042dP67fVbU13njaXqN76rU1XsSGnFDf1ZHWRybrL4wenCmNGLhwsy9Zmv72+4PiPT' +
  'rE9Lz87MeCVJpxA+cSL+40QEyR6AFSbTXm6QuWkB3LngSukMofHWBzB/nYG+1FRDV6cduzr0Q5P20PHTl/OO7PJW11tK8BuVh2p76072VOVEr1F7Sgf1pc23r7Z8nPbfyRdhuDSoCwdDdTGMLfGJWa' +
  '/Tbp20TrtxCuEJMJFYLGKch9MCEQwwCIbVAJe5iAQZqYd779taEq+hcVhnSv2IflfjpY42T2YN3PPVHeuUbF1K3juVnY/kW0sqT1wYtNksFqt9xosT8y+7hqfY5J6sJoMsOBNkRTHnOUtLMPeZDvr/' +
  'rKvbUg=='
const STARTS = [
  { seat: 0, x: 0.08, y: 0.0935 },
  { seat: 1, x: 0.2, y: 0.1 },
  { seat: 2, x: 0.45, y: 0.4 },
]
/** Frames as Python decodes them. */
const FRAMES = [0, 1, 38, 75, 76]
const PLACES = [
  [
    [0.08, 0.0935, 0.0115],
    [0.0944, 0.09395, 0.0165],
    [0.30405, 0.16225, 0.0117],
    [0.3007, 0.16495, 0.01155],
    [0.30075, 0.1656, 0.0115],
  ],
  [
    [0.2, 0.1, 0.0115],
    [0.2, 0.1, 0.0115],
    [0.27015, 0.0737, 0.01225],
    [0.26615, 0.07745, 0.0115],
    [0.26615, 0.07745, 0.0115],
  ],
]
const TURNS = [
  [
    [1.0, 0.0, 0.0, 0.0],
    [0.750512, -0.01352, 0.644337, -0.146214],
    [0.472872, -0.125126, 0.026734, -0.871792],
    [0.909235, -0.050081, -0.018281, -0.412854],
    [1.0, 0.0, 0.0, 0.0],
  ],
  [
    [1.0, 0.0, 0.0, 0.0],
    [1.0, 0.0, 0.0, 0.0],
    [0.87742, 0.023133, 0.250618, -0.408399],
    [0.839366, -0.000153, -0.001007, -0.543565],
    [1.0, 0.0, 0.0, 0.0],
  ],
]
/** Between two frames, from the trace itself: seconds, place, turn. */
const BETWEEN: [number, [number, number, number], Turn][] = [
  [0.0415, [0.116219, 0.095611, 0.031622], [0.321496, -0.030399, 0.873275, -0.364839]],
  [0.0915, [0.159317, 0.099678, 0.049767], [-0.282727, -0.059564, 0.664824, -0.688859]],
  [0.1415, [0.196766, 0.103206, 0.047209], [-0.743892, 0.034898, 0.149879, -0.650341]],
  [0.1915, [0.22257, 0.108826, 0.051077], [-0.863412, 0.3104, -0.252867, -0.30697]],
  [0.2415, [0.246511, 0.117588, 0.043397], [-0.720692, 0.494282, -0.471427, 0.118512]],
  [0.2915, [0.270764, 0.130551, 0.019254], [-0.472367, 0.530081, -0.508588, 0.487054]],
  [0.3415, [0.288717, 0.143799, 0.013249], [-0.306781, 0.22243, -0.220872, 0.89868]],
]

const apart = (one: Turn, other: Turn) => {
  const cosine = Math.abs(one.reduce((sum, part, at) => sum + part * (other[at] ?? 0), 0))
  return (2 * Math.acos(Math.min(cosine, 1)) * 180) / Math.PI
}

describe('a recording', () => {
  it('is read as Python reads it', async () => {
    const recording = await readRecording(TEXT)
    expect(recording.seats).toEqual([0, 1])
    expect(recording.frames).toBe((FRAMES.at(-1) ?? 0) + 1)
    for (const [index] of recording.seats.entries()) {
      for (const [at, frame] of FRAMES.entries()) {
        const place = [...(recording.places[index]?.subarray(3 * frame, 3 * frame + 3) ?? [])]
        const turn = [...(recording.turns[index]?.subarray(4 * frame, 4 * frame + 4) ?? [])]
        place.forEach((value, axis) => {
          expect(value).toBeCloseTo(PLACES[index]?.[at]?.[axis] ?? NaN, 5)
        })
        turn.forEach((value, axis) => {
          expect(value).toBeCloseTo(TURNS[index]?.[at]?.[axis] ?? NaN, 5)
        })
      }
    }
  })

  it('is smooth between its frames', async () => {
    const recording = await readRecording(TEXT)
    for (const [seconds, place, turn] of BETWEEN) {
      const [mover] = posesAt(recording, seconds, STARTS)
      expect(Math.hypot((mover?.x ?? 0) - place[0], (mover?.y ?? 0) - place[1])).toBeLessThan(0.002)
      expect(apart(mover?.turn ?? UPRIGHT, turn)).toBeLessThan(12)
    }
  })

  it('begins where all stood and ends with all stood up', async () => {
    const recording = await readRecording(TEXT)
    const [first, , still] = posesAt(recording, 0, STARTS)
    expect(first?.x).toBeCloseTo(0.08, 4)
    expect(still).toEqual({ seat: 2, x: 0.45, y: 0.4, z: STANDING_HEIGHT, turn: UPRIGHT })
    const ends = posesAt(recording, lengthOf(recording) + 1, STARTS)
    expect(ends.every((pose) => apart(pose.turn, UPRIGHT) < 0.1 && Math.abs(pose.z - STANDING_HEIGHT) < 0.0001)).toBe(
      true,
    )
  })

  it('is kept once unpacked, and refused when it is another version', () => {
    expect(readRecording(TEXT)).toBe(readRecording(TEXT))
    expect(() => decode(new Uint8Array([9, 0, 0, 0]))).toThrow(/version/)
    expect(() => decode(new Uint8Array([1, 1, 4, 0, 0]))).toThrow(/short/)
  })
})

describe('a turn between two frames', () => {
  it('goes the short way, or round as often as it is told', () => {
    expect(apart(turnedPart(UPRIGHT, yaw(1), 0, 0.5), yaw(0.5))).toBeLessThan(0.01)
    expect(apart(turnedPart(UPRIGHT, yaw(1), 1, 0.5), yaw(0.5 + Math.PI))).toBeLessThan(0.01)
    expect(apart(turnedPart(UPRIGHT, yaw(1), -1, 0.5), yaw(0.5 - Math.PI))).toBeLessThan(0.01)
    expect(apart(turnedPart(yaw(2), yaw(3), 0, 1), yaw(3))).toBeLessThan(0.01)
  })

  it('knows where the front is', () => {
    const [x, y] = frontOf(times(yaw(1), lookingTo(0.5)))
    expect(frontOf(UPRIGHT)[1]).toBe(-1)
    expect(Math.atan2(y, x)).toBeCloseTo(1.5, 6)
  })
})
