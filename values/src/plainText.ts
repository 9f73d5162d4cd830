/** What nobody sees: zero-width characters, direction marks, soft hyphens, the empty letters of Hangul and braille. */
const UNSEEN = /[\p{Cf}\u3164\u2800]/gu
const AROUND = /^[\s\p{Z}]+|[\s\p{Z}]+$/gu

/**
 * A text without what nobody sees in it, and without blanks of any kind around it: what was pasted from a sheet or a chat
 * as it looks. Blanks between words stay; a line break between them becomes one.
 */
export const plainText = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(AROUND, '')
    .replace(/\s*[\t\r\n]+\s*/g, ' ')
