import { plainDigits } from '@jinpiao/values/digits'
import { visuallyHidden } from '../lib/interactive.css.ts'
import { numberMessages } from '../lib/messages/numbers.ts'
import { useMessages } from '../lib/messages.ts'
import { root } from '../SpokenText/SpokenText.css.ts'
import * as css from './CardNumber.css.ts'
import { groupDigits, groupSizes, type NumberKind } from './groupDigits.ts'

export type { NumberKind } from './groupDigits.ts'

export interface CardNumberProps {
  /** Digits, with or without spaces and dashes. Only where the full number has to be checked; else MaskedNumber. */
  value: string
  /** What it is a number of: seen and said in the groups by which people compare it. */
  kind?: NumberKind
}

/**
 * A long number in full: in groups for the eye, digit by digit for the ear (accessibility §2 rule 4). The groups are
 * set apart by margins, not by characters, so that copying gives the plain digits: eSpeak reads "1101 0119" as
 * thousands, and banks' forms refuse pasted spaces.
 */
export function CardNumber({ value, kind = 'account' }: CardNumberProps) {
  const t = useMessages(numberMessages)
  const groups = groupSizes[kind]
  const number = plainDigits(value)
  return (
    <span className={root}>
      <span aria-hidden="true" className={css.number}>
        {groupDigits(number, groups).map(({ at, digits }) => (
          <span key={at} className={css.group}>
            {digits}
          </span>
        ))}
      </span>
      <span className={visuallyHidden}>{t.digits(number, groups)}</span>
    </span>
  )
}
