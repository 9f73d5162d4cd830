import { spokenSerials } from '@jinpiao/values/serials'
import { Lock } from 'lucide-react'
import { announce } from '../lib/announce.ts'
import { iconProps } from '../lib/icon.ts'
import { visuallyHidden } from '../lib/interactive.css.ts'
import { tableMessages } from '../lib/messages/table.ts'
import { useMessages } from '../lib/messages.ts'
import * as css from './RowCheckbox.css.ts'

interface RowCheckboxProps {
  name: string
  checked: boolean
  /** Also for the eye where the rows are cards: above them the box stands alone. */
  isNamed?: boolean
  /** Some, not all. */
  mixed?: boolean
  onToggle: () => void
  /** Why not. The box stays reachable and says it (2.1.1). */
  reason?: string | undefined
  reasonId?: string
}

/** Chooses a row, or all of the page: a native box in a cell-sized label, the whole cell is the target. */
export function RowCheckbox({
  name,
  isNamed = false,
  checked,
  mixed = false,
  onToggle,
  reason,
  reasonId,
}: RowCheckboxProps) {
  const t = useMessages(tableMessages)
  return (
    <label className={css.checkboxTarget}>
      <span className={isNamed ? css.boxName : visuallyHidden}>{name}</span>
      <input
        type="checkbox"
        className={css.checkbox}
        checked={checked}
        ref={(input) => {
          if (input) input.indeterminate = mixed
        }}
        {...(reason !== undefined && { 'aria-disabled': true, 'aria-describedby': reasonId })}
        onChange={() => (reason === undefined ? onToggle() : announce(spokenSerials(t.unselectable(reason))))}
      />
      {reason !== undefined && <Lock {...iconProps} className={css.lock} />}
    </label>
  )
}
