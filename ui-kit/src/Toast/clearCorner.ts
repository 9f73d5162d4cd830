/** As `getBoundingClientRect` gives it, in CSS px. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** Between the toasts and what they keep clear of. */
const GAP = 8

/**
 * Where the toasts go so that they cover none of the bars: beside those at the end of the window where there is room,
 * else above them. `undefined` where they already are in the clear, or where no place is left.
 *
 * @param toasts where they lie at the end of the window's block and inline axes, without any bar.
 * @returns distances from the bottom and the right edge of the window.
 */
export function clearCorner(
  toasts: Box,
  bars: readonly Box[],
  view: { width: number; height: number },
): { fromBottom: number; fromRight: number } | undefined {
  const size = { width: toasts.right - toasts.left, height: toasts.bottom - toasts.top }
  let right = toasts.right
  let bottom = toasts.bottom
  // From the lowest up: above one bar there may lie the next.
  for (const bar of bars.toSorted((one, other) => other.bottom - one.bottom)) {
    const meets =
      bar.right > right - size.width && bar.left < right && bar.bottom > bottom - size.height && bar.top < bottom
    if (!meets) continue
    if (bar.left - GAP - size.width >= GAP) right = bar.left - GAP
    else bottom = bar.top - GAP
  }
  if (bottom - size.height < 0 || (right === toasts.right && bottom === toasts.bottom)) return undefined
  return { fromBottom: view.height - bottom, fromRight: view.width - right }
}
