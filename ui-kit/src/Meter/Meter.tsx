import { decimalToFen } from '@jinpiao/values/money'
import { spokenPercent } from '@jinpiao/values/spoken'
import { useId } from 'react'
import { useLocale } from 'react-aria-components'
import { useMessages } from '../lib/messages.ts'
import { overviewMessages } from '../lib/messages/overview.ts'
import { Money } from '../Money/Money.tsx'
import * as css from './Meter.css.ts'
import { sharePercent } from './share.ts'

export interface MeterProps {
  /** 开立额度. */
  label: string
  /** Decimal strings in yuan. What is left is computed; less than nothing left shows as it is. */
  used: string
  /** The limit, a decimal string in yuan. */
  total: string
  /** Words for 已用, 总额, 剩余 where others fit better. */
  words?: { used?: string; total?: string; left?: string }
}

/** How much of a limit is used: three amounts in text, and a bar that says the share. Never by colour alone. */
export function Meter({ label, used, total, words = {} }: MeterProps) {
  const t = useMessages(overviewMessages)
  const english = useLocale().locale.startsWith('en')
  const labelId = useId()
  const percent = sharePercent(used, total)
  const left = decimalToFen(total) - decimalToFen(used)
  return (
    <div className={css.root}>
      <p id={labelId} className={css.label}>
        {label}
      </p>
      <p className={css.left}>
        {words.left ?? t.left} <Money value={left} /> <span aria-hidden="true">{t.yuan}</span>
      </p>
      <div
        role="meter"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${words.used ?? t.used} ${english ? `${percent} percent` : spokenPercent(String(percent))}`}
        className={css.track}
      >
        <div className={css.fill} style={{ inlineSize: `${percent}%` }} />
      </div>
      <dl className={css.parts}>
        <div>
          <dt className={css.part}>{words.used ?? t.used}</dt>
          <dd className={css.figure}>
            <Money value={used} />
          </dd>
        </div>
        <div className={css.end}>
          <dt className={css.part}>{words.total ?? t.total}</dt>
          <dd className={css.figure}>
            <Money value={total} />
          </dd>
        </div>
      </dl>
    </div>
  )
}
