import { randomInt } from 'node:crypto'

/** Without 0, 1, I, L and O, which are taken for one another. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** What an invited enterprise registers with, once: twelve characters that nobody guesses, `K7QH2MZC9RWB`. */
export const newInviteCode = (): string =>
  Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('')
