import { type Fen, formatMoney } from '@jinpiao/values/money'
import { cx } from '../lib/cx.ts'
import { moneyMessages } from '../lib/messages/money.ts'
import { useMessages } from '../lib/messages.ts'
import { type OrNone, readFen } from '../lib/readValue.ts'
import { NoValue } from '../SpokenText/NoValue.tsx'
import { SpokenText } from '../SpokenText/SpokenText.tsx'
import * as css from './Money.css.ts'

export const moneySizes = ['inherit', 'large'] as const
export type MoneySize = (typeof moneySizes)[number]

export interface MoneyProps {
  /** Fen as bigint, or the decimal string of the wire: `'1234.56'`. Never a JS number. Without an amount: —. */
  value: OrNone<Fen | string>
  /** 元 after the figure. Leave it out in tables, where the header names the unit. */
  unit?: boolean
  /** `large` is the amount that the page is about; once per page. */
  size?: MoneySize
}

/** So many characters of the large size and the unit have room at 320 px. */
const LONG = 14

/** An amount: `1,234,567.89` for the eye, 123万4567元8角9分 for the ear (accessibility §2 rule 1). */
export function Money({ value, unit = false, size = 'inherit' }: MoneyProps) {
  const t = useMessages(moneyMessages)
  const amount = readFen('Money', value)
  if (amount === undefined) return <NoValue />
  const figure = formatMoney(amount)
  return (
    <span className={cx(css.money, size === 'large' && css.large)} data-long={figure.length > LONG || undefined}>
      <SpokenText visible={figure} spoken={t.spoken(amount)} />
      {unit && (
        <span aria-hidden="true" className={css.unit}>
          {t.yuan}
        </span>
      )}
    </span>
  )
}
