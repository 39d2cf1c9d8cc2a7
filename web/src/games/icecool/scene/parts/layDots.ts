// Dots along a way, each at its place.
import { Matrix4, type InstancedMesh } from 'three'
import type { Point } from '../../school'

/** Over the floor by so much; no more than the mesh has room for. */
export function layDots(dots: InstancedMesh, places: readonly Point[], height: number): void {
  const matrix = new Matrix4()
  const shown = places.slice(0, dots.instanceMatrix.count)
  shown.forEach(([x, y], index) => {
    dots.setMatrixAt(index, matrix.makeTranslation(x, y, height))
  })
  dots.count = shown.length
  dots.instanceMatrix.needsUpdate = true
  dots.computeBoundingSphere()
}
