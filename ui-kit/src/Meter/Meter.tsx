import { type Fen, formatMoney } from '@jinpiao/values/money'
import { type Percent, percentOf } from '@jinpiao/values/percent'
import { spokenPercent } from '@jinpiao/values/spoken'
import { useId } from 'react'
import { useLocale } from 'react-aria-components'
import { cx } from '../lib/cx.ts'
import { visuallyHidden } from '../lib/interactive.css.ts'
import { moneyMessages } from '../lib/messages/money.ts'
import { overviewMessages } from '../lib/messages/overview.ts'
import { useMessages } from '../lib/messages.ts'
import { type OrNone, readFen } from '../lib/readValue.ts'
import { Money } from '../Money/Money.tsx'
import { NoValue } from '../SpokenText/NoValue.tsx'
import { SpokenText } from '../SpokenText/SpokenText.tsx'
import * as css from './Meter.css.ts'

export interface MeterProps {
  /** 开立额度. */
  label: string
  /**
   * Decimal string in yuan. What is left is computed; less than nothing left is told as what it is over by. Where one
   * of the amounts is missing the meter says that there are no data, and its table has what there is.
   */
  used: OrNone<string>
  /** The limit, a decimal string in yuan. */
  total: OrNone<string>
  /** What an act would take besides, a decimal string in yuan: striped, with a row of its own; left is what is left after it. */
  adding?: OrNone<string>
  /** Words for 已用, 总额, 剩余, 超出, 本次 where others fit better. */
  words?: { used?: string; total?: string; left?: string; over?: string; adding?: string }
  /** `compact`: the share alone, as words and bar, where the amounts stand beside it: in a cell of a table. */
  size?: 'regular' | 'compact'
}

/**
 * How much of a limit is used: the finding in one sentence, a bar that says the share, and the amounts as a table
 * (accessibility §5.19). Never by colour alone.
 */
export function Meter({ label, used, total, adding, words, size = 'regular' }: MeterProps) {
  const t = { ...useMessages(overviewMessages), ...words }
  const labelId = useId()
  const [part, whole] = [readFen('Meter', used), readFen('Meter', total)]
  const more = adding === undefined ? 0n : readFen('Meter', adding)
  const isKnown = part !== undefined && whole !== undefined && more !== undefined
  const left = isKnown ? whole - part - more : undefined
  const over = left !== undefined && left < 0n ? -left : undefined
  const percent = isKnown ? percentOf(part, whole) : undefined
  const added = isKnown && adding !== undefined ? percentOf(more, whole) : undefined
  const spoken = useSpokenFinding(t, percent, added, left)
  const isCompact = size === 'compact'
  const bar = !isKnown ? (
    <div aria-hidden="true" className={css.track} />
  ) : (
    <div
      role="meter"
      {...(isCompact ? { 'aria-label': label } : { 'aria-labelledby': labelId })}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={lengthOf(percentOf(part + more, whole))}
      aria-valuetext={spoken.share}
      data-over={over !== undefined || undefined}
      className={css.track}
    >
      <div className={css.fill} style={{ inlineSize: `${lengthOf(percent)}%` }} />
      {added !== undefined && <div className={css.adding} style={{ inlineSize: `${lengthOf(added)}%` }} />}
    </div>
  )
  const seen = (name: string, share: Percent | undefined) =>
    `${name} ${share?.isLess ? `${t.lessThan} ` : ''}${share?.value}%`
  const shares = `${seen(t.used, percent)}${added === undefined ? '' : `${t.comma}${seen(t.adding, added)}`}`
  const finding = cx(css.finding, over !== undefined && css.over)

  if (isCompact) {
    return (
      <div className={css.compact}>
        {left === undefined ? (
          <NoValue />
        ) : (
          <SpokenText
            className={finding}
            visible={over === undefined ? shares : `${t.over} ${formatMoney(over)} ${t.yuan}`}
            spoken={spoken.share}
          />
        )}
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
        {left === undefined ? (
          <NoValue />
        ) : (
          <SpokenText
            className={finding}
            visible={
              <>
                {over === undefined ? `${shares}${t.comma}${t.left}` : t.over}{' '}
                <span className={css.figureAndUnit}>
                  <span className={css.amount}>{formatMoney(over ?? left)}</span> {t.yuan}
                </span>
              </>
            }
            spoken={spoken.finding}
          />
        )}
      </figcaption>
      {bar}
      <table className={css.table}>
        <caption className={visuallyHidden}>{t.inYuan(label)}</caption>
        <tbody>
          <Row name={t.used} value={part} />
          {adding !== undefined && <Row name={t.adding} value={more} />}
          <Row name={t.left} value={left} />
          <Row name={t.total} value={whole} />
        </tbody>
      </table>
    </figure>
  )
}

/** Of the bar, 0–100: something is seen, and so is what is left. */
function lengthOf(share: Percent | undefined): number {
  const { value, isLess } = share ?? { value: '0', isLess: false }
  return Math.min(isLess ? 99 : 100, Number(value))
}

/** What the bar says (the shares, or what it is over by), and the whole finding. */
function useSpokenFinding(
  t: { used: string; adding: string; left: string; over: string; comma: string; lessThan: string },
  percent: Percent | undefined,
  added: Percent | undefined,
  left: Fen | undefined,
): { share: string; finding: string } {
  const english = useLocale().locale.startsWith('en')
  const { spoken: amount } = useMessages(moneyMessages)
  if (percent === undefined || left === undefined) return { share: '', finding: '' }
  if (left < 0n) {
    const excess = `${t.over} ${amount(-left)}`
    return { share: excess, finding: excess }
  }
  const said = (name: string, { value, isLess }: Percent) => {
    const share = english ? `${value} percent` : spokenPercent(value)
    return `${name} ${isLess ? `${t.lessThan} ` : ''}${share}`
  }
  const share = `${said(t.used, percent)}${added === undefined ? '' : `${t.comma}${said(t.adding, added)}`}`
  return { share, finding: `${share}${t.comma}${t.left} ${amount(left)}` }
}

function Row({ name, value }: { name: string; value: Fen | undefined }) {
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
