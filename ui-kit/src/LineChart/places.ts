/**
 * Moves labels apart that would lie on each other: each at least `gap` above the one below, as near as that allows, none
 * outside 0 to 100. In the order in which they were given.
 */
export function apart(places: readonly number[], gap: number): number[] {
  const byHeight = places.map((_, index) => index).toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0))
  const moved = [...places]
  // Upwards from the lowest, then downwards from the highest: what was pushed out at the top comes back in.
  let least = 0
  for (const index of byHeight) {
    moved[index] = Math.max(moved[index] ?? 0, least)
    least = (moved[index] ?? 0) + gap
  }
  let most = 100
  for (const index of byHeight.toReversed()) {
    moved[index] = Math.min(moved[index] ?? 0, most)
    most = (moved[index] ?? 0) - gap
  }
  return moved
}

/** Which of `count` labels stand below the chart when at most `most` have room: the first, the last, and equal steps between. */
export function labelled(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index)
  const step = Math.ceil((count - 1) / (most - 1))
  const shown = Array.from({ length: Math.ceil((count - 1) / step) }, (_, index) => index * step)
  // The last one is always named; a neighbour that is too near makes room.
  if (count - 1 - (shown.at(-1) ?? 0) < step && shown.length > 1) shown.pop()
  return [...shown, count - 1]
}

/** How far from the start the `index`th of `count` points lies, in percent; a single one in the middle. */
export const acrossPercent = (index: number, count: number): number =>
  count === 1 ? 50 : Math.round((index / (count - 1)) * 10_000) / 100
