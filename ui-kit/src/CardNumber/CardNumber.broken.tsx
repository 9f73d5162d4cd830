import { SpokenText } from '../SpokenText/SpokenText.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** Groups by spaces: read as thousands, copied with the spaces. */
export const SpacedDigits = () => <span>6222 0212 3456 7890 123</span>

/** The X after the digits is swallowed or read as a word. */
export const BareX = () => <SpokenText visible="110105 19491231 002X" spoken="1 1 0 1 0 5，1 9 4 9 1 2 3 1，0 0 2 X" />
