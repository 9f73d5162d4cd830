import { useId } from 'react'
import { progressMessages } from '../lib/messages/progress.ts'
import { useMessages } from '../lib/messages.ts'
import { SpokenText } from '../SpokenText/SpokenText.tsx'
import * as css from './ProgressBar.css.ts'
import { wholePercent } from './wholePercent.ts'

type ProgressBarName =
  /** What is under way, shown above the bar: 导出金票列表. */
  | { label: string; 'aria-label'?: never }
  /** The same where words stand beside the bar already. */
  | { label?: never; 'aria-label': string }

export type ProgressBarProps = ProgressBarName & {
  /** 0 … 100; left out while nobody knows how long it takes. @selector [data-unknown] */
  percent?: number | undefined
}

/**
 * How far a piece of work is. It says nothing by itself: the beginning and the end are announced by whoever does the
 * work, the steps between only disturb. Nothing moves while the share is unknown.
 *
 * Without react-aria's: its Button imports the file of its ProgressBar, so that a page with a button alone (the login
 * page) would carry the bar and a number formatter, 1.3 KB, as soon as any page uses it.
 */
export function ProgressBar({ label, percent, 'aria-label': ariaLabel }: ProgressBarProps) {
  const t = useMessages(progressMessages)
  const labelId = useId()
  const whole = percent === undefined ? undefined : wholePercent(percent)
  const words = whole === undefined ? t.underWay : t.percent(whole)
  return (
    <div className={css.root}>
      {label !== undefined && (
        <p className={css.head}>
          <span id={labelId}>{label}</span>
          <span className={css.value}>
            <SpokenText visible={whole === undefined ? words : `${whole}%`} spoken={words} />
          </span>
        </p>
      )}
      <div
        role="progressbar"
        aria-label={ariaLabel}
        aria-labelledby={label === undefined ? undefined : labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={whole}
        aria-valuetext={words}
        className={css.track}
      >
        <div
          className={css.bar}
          style={{ inlineSize: `${whole ?? 100}%` }}
          data-unknown={whole === undefined || undefined}
        />
      </div>
    </div>
  )
}
