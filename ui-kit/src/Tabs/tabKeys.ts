/**
 * Where a key leads in a list of tabs that lies in a line: round at both ends, Home and End to the first and last
 * (APG tabs). `undefined` for every other key: up and down scroll the page.
 */
export function tabReachedBy(key: string, ids: readonly string[], from: string): string | undefined {
  const at = ids.indexOf(from)
  switch (key) {
    case 'ArrowRight':
      return ids[(at + 1) % ids.length]
    case 'ArrowLeft':
      return ids.at(at <= 0 ? -1 : at - 1)
    case 'Home':
      return ids[0]
    case 'End':
      return ids.at(-1)
    default:
      return undefined
  }
}
