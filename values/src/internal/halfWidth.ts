/**
 * Full-width ASCII (U+FF01–U+FF5E, what a Chinese input method types) as ordinary ASCII. Not NFKC: that would also
 * turn ①, ² and ½ into digits, and a value must never be guessed.
 */
export function halfWidth(text: string): string {
  return text.replace(/[！-～]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
}

/** Source of a character class: what looks like a space or like nothing, but not a line break or tab. */
export const SPACES =
  '\\u0020\\u00a0\\u00ad\\u1680\\u180e\\u2000-\\u200f\\u202a-\\u202f\\u205f-\\u2064\\u2066-\\u2069\\u3000\\ufeff'

/** Source of a character class: hyphens, dashes and minus signs. Not the wave dash, which always means a range. */
export const DASHES = '\\u002d\\u2010-\\u2015\\u207b\\u208b\\u2212\\u2796\\ufe58\\ufe63\\uff0d'
