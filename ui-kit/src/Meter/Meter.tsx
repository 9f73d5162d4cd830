import { decimalToFen, formatMoney } from '@jinpiao/values/money'
import { spokenPercent } from '@jinpiao/values/spoken'
import { useId } from 'react'
import { useLocale } from 'react-aria-components'
import { cx } from '../lib/cx.ts'
import { visuallyHidden } from '../lib/interactive.css.ts'
import { useMessages } from '../lib/messages.ts'
import { moneyMessages } from '../lib/messages/money.ts'
import { overviewMessages } from '../lib/messages/overview.ts'
import { Money } from '../Money/Money.tsx'
import { SpokenText } from '../SpokenText/SpokenText.tsx'
import * as css from './Meter.css.ts'
import { sharePercent } from './share.ts'

export interface MeterProps {
  /** 开立额度. */
  label: string
  /** Decimal strings in yuan. What is left is computed; less than nothing left is told as what it is over by. */
  used: string
  /** The limit, a decimal string in yuan. */
  total: string
  /** Words for 已用, 总额, 剩余 where others fit better. */
  words?: { used?: string; total?: string; left?: string }
  /** `compact`: the share alone, as words and bar, where the amounts stand beside it: in a cell of a table. */
  size?: 'regular' | 'compact'
}

/**
 * How much of a limit is used: the finding in one sentence, a bar that says the share, and the three amounts as a table
 * (accessibility §5.19). Never by colour alone.
 */
export function Meter({ label, used, total, words, size = 'regular' }: MeterProps) {
  const t = { ...useMessages(overviewMessages), ...words }
  const english = useLocale().locale.startsWith('en')
  const labelId = useId()
  const percent = sharePercent(used, total)
  const left = decimalToFen(total) - decimalToFen(used)
  const over = left < 0n ? -left : undefined
  const { spoken: amount } = useMessages(moneyMessages)
  const share = `${t.used} ${english ? `${percent} percent` : spokenPercent(String(percent))}`
  const excess = over === undefined ? undefined : `${t.over} ${amount(over)}`
  const isCompact = size === 'compact'
  const bar = (
    <div
      role="meter"
      {...(isCompact ? { 'aria-label': label } : { 'aria-labelledby': labelId })}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={excess ?? share}
      data-over={over !== undefined || undefined}
      className={css.track}
    >
      <div className={css.fill} style={{ inlineSize: `${percent}%` }} />
    </div>
  )
  const finding = cx(css.finding, over !== undefined && css.over)

  if (isCompact) {
    return (
      <div className={css.compact}>
        <SpokenText
          className={finding}
          visible={over === undefined ? `${t.used} ${percent}%` : `${t.over} ${formatMoney(over)} ${t.yuan}`}
          spoken={excess ?? share}
        />
        {bar}
      </div>
    )
  }
  return (
    <figure className={css.root}>
      <figcaption className={css.caption}>
        <span id={labelId} className={css.label}>
          {label}
        </span>
        <SpokenText
          className={finding}
          visible={
            <>
              {over === undefined ? `${t.used} ${percent}%${t.comma}${t.left}` : t.over}{' '}
              <span className={css.amount}>{formatMoney(over ?? left)}</span> {t.yuan}
            </>
          }
          spoken={excess ?? `${share}${t.comma}${t.left} ${amount(left)}`}
        />
      </figcaption>
      {bar}
      <table className={css.table}>
        <caption className={visuallyHidden}>{t.inYuan(label)}</caption>
        <tbody>
          <Row name={t.used} value={used} />
          <Row name={t.left} value={left} />
          <Row name={t.total} value={total} />
        </tbody>
      </table>
    </figure>
  )
}

function Row({ name, value }: { name: string; value: bigint | string }) {
  return (
    <tr>
      <th scope="row" className={css.name}>
        {name}
      </th>
      <td className={css.figure}>
        <Money value={value} />
      </td>
    </tr>
  )
}
