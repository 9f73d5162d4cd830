/**
 * Which element of the page shows which row: a row keeps its element while it is shown, and an element that becomes free
 * shows a row that has come. New elements for each turn of the wheel were most of what scrolling cost.
 *
 * @param before keys of rows and their elements, in the order shown last
 * @param keys of the rows to show, in their order
 * @returns the same for now. What becomes free is given out in its order, so that a view full of new rows moves nothing.
 */
export function rowSlots(before: ReadonlyMap<string, number>, keys: readonly string[]): ReadonlyMap<string, number> {
  const shown = new Set(keys)
  const free = [...before].filter(([key]) => !shown.has(key)).map(([, slot]) => slot)
  let unused = Math.max(-1, ...before.values()) + 1
  return new Map(keys.map((key) => [key, before.get(key) ?? free.shift() ?? unused++]))
}
