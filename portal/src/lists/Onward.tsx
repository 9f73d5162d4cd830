import { Button } from '@jinpiao/ui-kit/Button'
import { useTranslation } from 'react-i18next'
import * as css from './lists.css.ts'

export interface OnwardProps {
  /** Looks behind the rows that were looked at; undefined: all of them have been. */
  onGoOn: (() => void) | undefined
  /** Looks from the first row again; undefined: that is where it began. */
  onBegin: (() => void) | undefined
}

/**
 * Below a list that has so many rows that a request does not look at all of them: what fits may stand further on. Nothing
 * where there is nothing to say.
 */
export function Onward({ onGoOn, onBegin }: OnwardProps) {
  const { t } = useTranslation('list')
  const begin = onBegin && { words: t('onward.begin'), act: onBegin }
  // The button that was pressed keeps the focus: when the end is reached, it is the other one.
  const first = onGoOn ? { words: t('onward.goOn'), act: onGoOn } : begin
  if (!first) return null
  return (
    <div className={css.onward}>
      <p>{[onBegin && t('onward.behind'), onGoOn && t('onward.more')].filter(Boolean).join('')}</p>
      <Button key="first" onPress={first.act}>
        {first.words}
      </Button>
      {onGoOn && begin && (
        <Button tone="quiet" onPress={begin.act}>
          {begin.words}
        </Button>
      )}
    </div>
  )
}
