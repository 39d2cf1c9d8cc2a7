/** A place on the screen in the units of a drawing; null while it is not drawn. */
export function svgPoint(svg: SVGSVGElement, clientX: number, clientY: number): DOMPoint | null {
  const matrix = svg.getScreenCTM()
  return matrix && new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
}
