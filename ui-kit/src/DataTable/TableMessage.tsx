/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- the narrow layout is `display: block`, which takes implied table roles away */
import { CircleAlert } from 'lucide-react'
import { Button } from '../Button/Button.tsx'
import { iconProps } from '../lib/icon.ts'
import { visuallyHidden } from '../lib/interactive.css.ts'
import type { TableMessages } from '../lib/messages/table.ts'
import * as css from './TableMessage.css.ts'
import type { DataTableProps } from './types.ts'

type TableMessageProps = Pick<DataTableProps<never>, 'error' | 'filter' | 'empty'> & { span: number; t: TableMessages }

/** One sentence and one action in place of rows: what went wrong, nothing matches, or nothing was ever there. */
export function TableMessage({ span, error, filter, empty, t }: TableMessageProps) {
  return (
    <tr role="row" className={css.messageRow}>
      <td role="cell" colSpan={span} className={css.messageCell}>
        <div className={css.message}>
          {error ? (
            <>
              <p className={css.error}>
                <CircleAlert {...iconProps} /> {error.message}
              </p>
              {error.onRetry && <Button onPress={error.onRetry}>{t.retry}</Button>}
            </>
          ) : filter ? (
            <>
              <p>{filter.emptyText ?? t.noMatch}</p>
              <Button onPress={filter.onClear}>{t.clearFilter}</Button>
            </>
          ) : (
            <>
              <p>{empty.text}</p>
              {empty.action}
            </>
          )}
        </div>
      </td>
    </tr>
  )
}

/** More than a window holds. */
const MOST_BONES = 20

interface SkeletonProps {
  columns: number
  /** As many as will come. */
  rows: number
  text: string
}

/** Grey bars where rows will be; still, and silent but for one sentence for the reading cursor. */
export function TableSkeleton({ columns, rows, text }: SkeletonProps) {
  return (
    <tr role="row" className={css.messageRow}>
      <td role="cell" colSpan={columns} className={css.skeletonCell}>
        <span className={visuallyHidden}>{text}</span>
        {Array.from({ length: Math.min(rows, MOST_BONES) }, (_, line) => (
          <span key={line} aria-hidden="true" className={css.skeletonRow}>
            <span className={css.bone} />
            <span className={css.bone} />
            <span className={css.bone} />
          </span>
        ))}
      </td>
    </tr>
  )
}
