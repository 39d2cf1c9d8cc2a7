// A page that stays open for days outlives the build it came from: its parts are then no longer served.

/** Load the page anew if the server has another one by now; asked when a part could not be loaded. */
export async function renewIfOld(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  if (!script) return
  const response = await fetch(import.meta.env.BASE_URL).catch(() => null)
  if (!response?.ok) return
  const { pathname } = new URL(script.src)
  if (!(await response.text()).includes(pathname)) location.reload()
}
