export type MaskOptions = {
  /** Characters shown at the start, 4 by default. */
  head?: number | undefined
  /** Characters shown at the end, 4 by default. */
  tail?: number | undefined
  /** Asterisks between, 4 by default; at least 1, because a number without them looks complete. */
  stars?: number | undefined
}

/**
 * First 4 and last 4 characters with 4 asterisks between, all three configurable (spec §3): `6222****1234`.
 *
 * The count of asterisks does not depend on the text, so its length stays hidden. A text no longer than head + tail
 * would be shown completely or twice: of such a text nothing is shown, only the asterisks. An empty text stays empty.
 */
export function mask(text: string, options: MaskOptions = {}): string {
  if (text === '') return ''
  const { head, tail } = maskParts(text, options)
  return head + '*'.repeat(Math.max(1, count(options.stars))) + tail
}

/** The two shown parts of `mask`, for whoever says or draws them apart. Cuts between characters, not in a pair. */
export function maskParts(text: string, options: MaskOptions = {}): { head: string; tail: string } {
  const characters = Array.from(text)
  const [head, tail] = [count(options.head), count(options.tail)]
  if (characters.length <= head + tail) return { head: '', tail: '' }
  return {
    head: characters.slice(0, head).join(''),
    tail: characters.slice(characters.length - tail).join(''),
  }
}

/** The first character and the domain of an e-mail address: `z****@example.com`. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@')
  return mask(address.slice(0, Math.max(at, 0)).padEnd(2), { head: 1, tail: 0 }) + address.slice(at)
}

/** NaN counts as 0: as the size of an end it would show the whole text, as a count no asterisk. */
const count = (value = 4): number => Math.max(0, Math.trunc(value) || 0)
