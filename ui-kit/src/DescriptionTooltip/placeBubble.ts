interface Size {
  width: number
  height: number
}

/** Between the mark and the bubble: room for the focus ring. The bubble's own `::after` fills it for the pointer. */
const GAP = 8
/** Kept free at the edge of the window. */
const MARGIN = 8

/**
 * Where the bubble stands, from the window's corner: above the mark, below it where there is no room above; in its
 * middle, but never out of the window. It does not cover the mark, unless the window has room for it nowhere else.
 */
export function placeBubble(mark: { x: number; y: number } & Size, bubble: Size, viewport: Size) {
  const above = mark.y - GAP - bubble.height
  const below = mark.y + mark.height + GAP
  const fitsBelow = below + bubble.height <= viewport.height - MARGIN
  const y = above >= MARGIN || !fitsBelow ? above : below
  return {
    x: within(mark.x + mark.width / 2 - bubble.width / 2, bubble.width, viewport.width),
    y: within(y, bubble.height, viewport.height),
  }
}

/** The beginning comes before the end: what is larger than the window begins at its margin. */
const within = (start: number, size: number, room: number) => Math.max(MARGIN, Math.min(start, room - MARGIN - size))
