import { useThree } from '@react-three/fiber'
import { useEffect } from 'react'

/** A phone may take the graphics away while one looks elsewhere: three.js takes them up again, but nobody would ask it to draw. */
export function useRevival(): void {
  const canvas = useThree((state) => state.gl.domElement)
  const invalidate = useThree((state) => state.invalidate)
  useEffect(() => {
    const draw = () => {
      invalidate()
    }
    canvas.addEventListener('webglcontextrestored', draw)
    return () => {
      canvas.removeEventListener('webglcontextrestored', draw)
    }
  }, [canvas, invalidate])
}
