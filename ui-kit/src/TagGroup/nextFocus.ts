/** Which tag gets the focus when the one at `index` of `count` has gone: the next, else the one before; none is left at −1. */
export function nextFocus(index: number, count: number): number {
  return Math.min(index, count - 2)
}
