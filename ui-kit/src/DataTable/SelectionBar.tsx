import type { Fen } from '@jinpiao/values/money'
import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import type { TableMessages } from '../lib/messages/table.ts'
import { Money } from '../Money/Money.tsx'
import * as css from './SelectionBar.css.ts'

interface SelectionBarProps {
  count: number
  /** `undefined` where nothing is summed, `null` where it cannot be. */
  total: Fen | null | undefined
  onClear: () => void
  actions: ReactNode
  t: TableMessages
}

/** Says count and sum and holds what can be done with them; appears with the selection, in place of the summary. */
export function SelectionBar({ count, total, onClear, actions, t }: SelectionBarProps) {
  return (
    <div role="group" aria-label={t.selectionActions} data-page-bar="" className={css.bar}>
      <p className={css.barText}>
        <strong className={css.barCount}>{t.selected(count)}</strong>
        {total !== undefined && (
          <span>
            {t.total} <Money value={total} /> {total !== null && <span aria-hidden="true">{t.yuan}</span>}
          </span>
        )}
      </p>
      <div className={css.barActions}>
        {actions}
        <div className={css.clear}>
          <Button tone="quiet" size="small" onPress={onClear}>
            {t.clearSelection}
          </Button>
        </div>
      </div>
    </div>
  )
}
