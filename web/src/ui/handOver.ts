/** A file for whoever asked for it. */
export function handOver(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // Some browsers begin to read only after the click.
  setTimeout(() => {
    URL.revokeObjectURL(link.href)
  }, 60_000)
}
