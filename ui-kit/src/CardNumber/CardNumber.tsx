import { normaliseCardNumber } from '@jinpiao/values/cardNumber'
import { spokenDigits } from '@jinpiao/values/spoken'
import { visuallyHidden } from '../lib/interactive.css.ts'
import { root } from '../SpokenText/SpokenText.css.ts'
import * as css from './CardNumber.css.ts'

export interface CardNumberProps {
  /** Digits, with or without spaces and dashes. Only where the full number has to be checked; else MaskedNumber. */
  value: string
  /** Sizes of the visible groups; the last one repeats. `[4]` a bank card, `[6, 8, 4]` an ID card. */
  groups?: readonly number[]
}

const BANK_CARD = [4]

/**
 * A long number in full: in groups for the eye, digit by digit for the ear (accessibility §2 rule 4). The groups are
 * set apart by margins, not by characters, so that copying gives the plain digits: eSpeak reads "1101 0119" as
 * thousands, and banks' forms refuse pasted spaces.
 */
export function CardNumber({ value, groups = BANK_CARD }: CardNumberProps) {
  const digits = normaliseCardNumber(value)
  return (
    <span className={root}>
      <span aria-hidden="true" className={css.number}>
        {split(digits, groups).map(({ at, text }) => (
          <span key={at} className={css.group}>
            {text}
          </span>
        ))}
      </span>
      <span className={visuallyHidden}>{spokenDigits(digits, groups)}</span>
    </span>
  )
}

function split(digits: string, groups: readonly number[]): { at: number; text: string }[] {
  const parts: { at: number; text: string }[] = []
  for (let at = 0, index = 0; at < digits.length; index++) {
    const size = groups[Math.min(index, groups.length - 1)] ?? digits.length
    parts.push({ at, text: digits.slice(at, at + size) })
    at += size
  }
  return parts
}
