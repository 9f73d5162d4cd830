/** The first entries that have room, with room for the button where they are not all; one at least. */
export function fitting(widths: readonly number[], room: number, more: number): number {
  const sum = widths.reduce((total, width) => total + width, 0)
  if (sum <= room) return widths.length
  let used = more
  const first = widths.findIndex((width) => (used += width) > room)
  return Math.max(first, 1)
}
