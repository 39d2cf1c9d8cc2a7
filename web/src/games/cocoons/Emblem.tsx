// An open wooden box from one's own corner: cocoons on its floor, one of them showing an owl's face.

interface Block {
  x: number
  y: number
  left: string
  right: string
  top: string
}

const BLOCKS: Block[] = [
  { x: 80, y: 20, left: '#a9497f', right: '#8d3767', top: '#d883b0' },
  { x: 46, y: 38, left: '#c8639a', right: '#9c3f73', top: '#eaa3c8' },
  { x: 101, y: 44, left: '#c8639a', right: '#9c3f73', top: '#eaa3c8' },
]

function Cocoon({ x, y, left, right, top }: Block) {
  return (
    <g transform={`translate(${x} ${y})`} strokeLinejoin="round" strokeWidth="3">
      <path d="M-16 8L0 16v22l-16-8Z" fill={left} stroke={left} />
      <path d="M16 8L0 16v22l16-8Z" fill={right} stroke={right} />
      <path d="M0 0l16 8-16 8-16-8Z" fill={top} stroke={top} />
      <path d="M0 4.5l7 3.5-7 3.5-7-3.5Z" fill="#5b1f42" stroke="#5b1f42" />
    </g>
  )
}

export function Emblem() {
  return (
    <>
      <path d="M80 116L14 82v-8l66 34 66-34v8Z" fill="#000" opacity="0.28" />
      <path d="M80 10l64 32-64 32-64-32Z" fill="#8a5a2c" transform="translate(0 28)" />
      <path d="M80 10l64 32v28L80 40Z" fill="#b98148" />
      <path d="M80 10L16 42v28l64-30Z" fill="#cf985b" />
      <path d="M12 42L80 8l68 34v20l-4-2V44L80 12 16 44v16l-4 2Z" fill="#e9bd86" />
      <path d="M80 40l58 29-58 29-58-29Z" fill="#6d431d" />
      <g stroke="#8c5c2f" strokeWidth="2.5">
        <path d="M60.7 49.7l58 29M41.3 59.3l58 29M99.3 49.7l-58 29M118.7 59.3l-58 29" />
      </g>
      {BLOCKS.map((block) => (
        <Cocoon key={block.x} {...block} />
      ))}
      <g transform="translate(101 44)">
        <path d="M-14 11l12 6v17l-12-6Z" fill="#fbe6f1" />
        <ellipse cx="-10.7" cy="20" rx="2.6" ry="3.6" fill="#3d1730" />
        <ellipse cx="-4.9" cy="23" rx="2.6" ry="3.6" fill="#3d1730" />
        <circle cx="-10.2" cy="19" r="0.9" fill="#fff" />
        <circle cx="-4.4" cy="22" r="0.9" fill="#fff" />
        <path d="M-8.8 24l2 1-1.2 2.6Z" fill="#e08a1e" />
      </g>
      <path d="M16 60l64 32v22L16 82Z" fill="#d9a468" />
      <path d="M144 60L80 92v22l64-32Z" fill="#a86f38" />
      <path d="M12 58L80 92l68-34v7L80 99 12 65Z" fill="#e9bd86" />
      <path d="M30 78l20 10M106 96l20-10" stroke="#7c4e22" strokeWidth="2" strokeLinecap="round" opacity="0.6" />
    </>
  )
}
