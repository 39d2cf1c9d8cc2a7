// The last position with its headline, on one sheet: the server's SVG and words, drawn on a canvas.
import { wrapped } from './wrapped'

interface Wanted {
  svg: string
  hue: number
  title: string
  headline: string
  sentence: string
  people: string
}

const WIDE = 1200
const EDGE = 48
const MOST_HIGH = 1200
const FONT = "system-ui, -apple-system, 'Segoe UI', sans-serif"

interface Style {
  size: number
  weight: number
  colour: string
  gap: number
}

/** A PNG; rejects where the browser cannot draw it. */
export async function drawPicture({ svg, hue, title, headline, sentence, people }: Wanted): Promise<Blob> {
  const board = await imageOf(svg)
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  const ink = `hsl(${hue} 60% 16%)`
  const blocks: [string, Style][] = [
    [title, { size: 30, weight: 600, colour: `hsl(${hue} 55% 34%)`, gap: 10 }],
    [headline, { size: 54, weight: 800, colour: ink, gap: 14 }],
    [sentence, { size: 28, weight: 400, colour: ink, gap: 12 }],
    [people, { size: 30, weight: 700, colour: ink, gap: 26 }],
  ]
  const lines = blocks.flatMap(([words, style]) => {
    pen.font = fontOf(style)
    const found = wrapped(words, WIDE - 2 * EDGE, (each) => pen.measureText(each).width)
    return found.map((line, at) => ({ line, style, below: at === found.length - 1 ? style.gap : 0 }))
  })
  const above = lines.reduce((high, { style, below }) => high + style.size * 1.25 + below, EDGE)
  const scale = Math.min((WIDE - 2 * EDGE) / board.width, MOST_HIGH / board.height)
  const [wide, high] = [board.width * scale, board.height * scale]
  canvas.width = WIDE
  canvas.height = Math.ceil(above + high + EDGE)
  pen.fillStyle = `hsl(${hue} 42% 92%)`
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = `hsl(${hue} 60% 45%)`
  pen.fillRect(0, 0, canvas.width, 14)
  pen.textBaseline = 'top'
  let y = EDGE
  for (const { line, style, below } of lines) {
    pen.font = fontOf(style)
    pen.fillStyle = style.colour
    pen.fillText(line, EDGE, y)
    y += style.size * 1.25 + below
  }
  pen.drawImage(board, (WIDE - wide) / 2, y, wide, high)
  pen.font = fontOf({ size: 22, weight: 600, colour: ink, gap: 0 })
  pen.fillStyle = ink
  pen.textAlign = 'right'
  pen.fillText('Tablée', WIDE - EDGE, EDGE)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob)
      else reject(new Error('no picture'))
    }, 'image/png')
  })
}

const fontOf = ({ size, weight }: Style) => `${weight} ${size}px ${FONT}`

/** An image that knows how large it is: some browsers draw no SVG without a width and a height. */
async function imageOf(svg: string): Promise<HTMLImageElement> {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
  const [, , wide, high] = (root.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number)
  const width = wide || Number.parseFloat(root.getAttribute('width') ?? '') || 800
  const height = high || Number.parseFloat(root.getAttribute('height') ?? '') || 600
  // Large enough to stay sharp.
  const more = Math.max(1, WIDE / width)
  root.setAttribute('width', String(width * more))
  root.setAttribute('height', String(height * more))
  const address = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(root)], { type: 'image/svg+xml' }),
  )
  try {
    const image = new Image(width * more, height * more)
    image.src = address
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(address)
  }
}
