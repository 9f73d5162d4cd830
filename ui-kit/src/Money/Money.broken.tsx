import { SpokenText } from '../SpokenText/SpokenText.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

export function BareFigure() {
  return <span>1,234,567.89 元</span>
}

/** Voices leave out the sign: a debt sounds like a credit. */
export const MinusSign = () => <SpokenText visible="-1,234.00" spoken="-1234元" />

/** The eye gets every fen, the ear a round number. */
export const RoundedForTheEar = () => <SpokenText visible="99,999,999,999,999.98" spoken="100万亿元" />
