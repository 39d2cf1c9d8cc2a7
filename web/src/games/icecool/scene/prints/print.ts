// Pictures that are drawn when the stage opens.
import { CanvasTexture, LinearMipmapNearestFilter, SRGBColorSpace } from 'three'
import { isSlowWebGL } from '../hasWebGL'
import type { Brush } from './paper'

/** A picture of `width` by `height` mm as a texture; y runs down, as on any canvas. */
export function print(width: number, height: number, dots: number, draw: (brush: Brush) => void): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * dots)
  canvas.height = Math.round(height * dots)
  // Without a graphics card, a canvas that pretends to have one takes seconds.
  const brush = canvas.getContext('2d', { willReadFrequently: isSlowWebGL() })
  if (brush) {
    brush.scale(dots, dots)
    brush.lineJoin = 'round'
    draw(brush)
  }
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  if (isSlowWebGL()) texture.minFilter = LinearMipmapNearestFilter
  else texture.anisotropy = 8
  return texture
}
