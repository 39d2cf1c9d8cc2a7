// Asked before the stage is loaded, so nothing of three.js is imported here.

interface Powers {
  hasWebGL: boolean
  /** It is drawn by the processor: everything that only pleases the eye is left away. */
  isSlow: boolean
}

let powers: Powers | null = null

/** Whether this browser can draw in three dimensions. */
export function hasWebGL(): boolean {
  return ask().hasWebGL
}

/** Whether it does so without a graphics card. */
export function isSlowWebGL(): boolean {
  return ask().isSlow
}

/** Asked once, for contexts are few. */
function ask(): Powers {
  powers ??= probe()
  return powers
}

function probe(): Powers {
  try {
    const context = document.createElement('canvas').getContext('webgl2')
    if (!context) return { hasWebGL: false, isSlow: true }
    const told = context.getExtension('WEBGL_debug_renderer_info')
    const name = String(context.getParameter(told ? told.UNMASKED_RENDERER_WEBGL : context.RENDERER))
    context.getExtension('WEBGL_lose_context')?.loseContext()
    return { hasWebGL: true, isSlow: /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name) }
  } catch {
    return { hasWebGL: false, isSlow: true }
  }
}
