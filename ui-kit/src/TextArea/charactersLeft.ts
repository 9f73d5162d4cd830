/** From here on each pause says how much room is left. */
const NEAR = 20

/**
 * How many characters may still be typed; negative when there are too many. Counted as forms and the server check a
 * text: trimmed, in UTF-16 units. A rare character that counts as two is shown as two, so that the count never
 * promises room that the check refuses.
 */
export function charactersLeft(text: string, max: number): number {
  return max - text.trim().length
}

/** Whether the room left is worth a word: near the end of it and beyond. A tenth of a short text, 20 of a long one. */
export function isNearLimit(left: number, max: number): boolean {
  return left <= Math.min(NEAR, Math.ceil(max / 10))
}
