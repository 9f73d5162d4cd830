import { Label, ProgressBar as RacProgressBar } from 'react-aria-components'
import { progressMessages } from '../lib/messages/progress.ts'
import { useMessages } from '../lib/messages.ts'
import { SpokenText } from '../SpokenText/SpokenText.tsx'
import * as css from './ProgressBar.css.ts'
import { wholePercent } from './wholePercent.ts'
import '../lib/racStrings.ts'

export type ProgressBarProps = (
  | { /** What is under way, shown above the bar: 导出 12,000 行. */ label: string; 'aria-label'?: never }
  | { label?: never /** Where the words stand beside it already. */; 'aria-label': string }
) & {
  /** 0 … 100; left out while nobody knows how long it takes. @selector :not([aria-valuenow]) */
  percent?: number | undefined
}

/**
 * How far a piece of work is. It says nothing by itself: the beginning and the end are announced by whoever does the
 * work, the steps between only disturb. Nothing moves while the share is unknown.
 */
export function ProgressBar({ label, percent, ...names }: ProgressBarProps) {
  const t = useMessages(progressMessages)
  const whole = percent === undefined ? undefined : wholePercent(percent)
  const words = whole === undefined ? t.underWay : t.percent(whole)
  return (
    <RacProgressBar
      {...names}
      value={whole ?? 0}
      isIndeterminate={whole === undefined}
      valueLabel={words}
      className={css.root}
    >
      {label !== undefined && (
        <span className={css.head}>
          <Label>{label}</Label>
          <span className={css.value}>
            <SpokenText visible={whole === undefined ? words : `${whole}%`} spoken={words} />
          </span>
        </span>
      )}
      <span className={css.track}>
        <span
          className={css.bar}
          style={{ inlineSize: `${whole ?? 100}%` }}
          data-unknown={whole === undefined || undefined}
        />
      </span>
    </RacProgressBar>
  )
}
