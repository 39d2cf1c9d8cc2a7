// Where all penguins are in the frame that is being drawn: the board is asked once for all who want to know.
import type { Pose } from '../../stage'

export class Standing {
  private poses: readonly Pose[] = []

  take(poses: readonly Pose[]): readonly Pose[] {
    this.poses = poses
    return poses
  }

  of(seat: number | null): Pose | null {
    return this.poses.find((pose) => pose.seat === seat) ?? null
  }
}
