/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- the narrow layout is `display: block`, which takes implied table roles away */
import { ChevronDown, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { cx } from '../lib/cx.ts'
import { smallIconProps } from '../lib/icon.ts'
import { visuallyHidden } from '../lib/interactive.css.ts'
import { noValueMessages } from '../lib/messages/noValue.ts'
import type { TableMessages } from '../lib/messages/table.ts'
import { useMessages } from '../lib/messages.ts'
import { SpokenSerials } from '../SpokenText/SpokenText.tsx'
import type { HeadIds, PlacedColumn } from './cards.ts'
import { RowCheckbox } from './RowCheckbox.tsx'
import * as details from './RowDetails.css.ts'
import * as css from './TableRow.css.ts'
import type { Column } from './types.ts'

interface TableRowProps<Row> {
  row: Row
  name: string
  dataKey: string
  /** In the order in which they stand. */
  columns: readonly PlacedColumn<Row>[]
  /** Columns that stand behind 更多 at this width. */
  hidden: readonly Column<Row>[]
  /** What else stands there. */
  details: ((row: Row) => ReactNode) | undefined
  isCard: boolean
  idOf: HeadIds
  selection: { selected: boolean; reason: string | undefined; onToggle: () => void } | undefined
  t: TableMessages
}

export function TableRow<Row>({
  row,
  name,
  dataKey,
  columns,
  hidden,
  isCard,
  idOf,
  selection,
  t,
  ...more
}: TableRowProps<Row>) {
  const [open, setOpen] = useState(false)
  const reasonId = useId()
  const detailsId = useId()
  const rowHeadId = useId()
  const { mark } = useMessages(noValueMessages)
  // In a card the row's header stands last, and by itself it would head only what follows it.
  const headedBy = (head: string) => (isCard ? { headers: `${head} ${rowHeadId}` } : {})
  const reason = selection?.reason
  const hasMore = hidden.length > 0 || more.details !== undefined
  const span = columns.length + (selection ? 1 : 0) + 1
  return (
    <>
      <tr
        role="row"
        data-key={dataKey}
        className={cx(css.row, selection && css.withBox)}
        data-selected={selection?.selected || undefined}
      >
        {selection && (
          <td role="cell" {...headedBy(idOf('select'))} className={cx(css.cell, css.selectCell)}>
            <RowCheckbox
              name={t.selectRow(name)}
              checked={selection.selected}
              onToggle={selection.onToggle}
              reason={reason}
              reasonId={reasonId}
            />
          </td>
        )}
        {columns.map((column) => {
          const Cell = column.rowHeader ? 'th' : 'td'
          const value = column.cell(row, !isCard || column.isLabelled)
          const isReasoned = column.line === 'party' && reason !== undefined
          return (
            <Cell
              key={column.id}
              {...(column.rowHeader
                ? { id: rowHeadId, role: 'rowheader', scope: 'row' }
                : { role: 'cell', ...headedBy(idOf('column', column.id)) })}
              data-label={column.isLabelled ? column.header : undefined}
              data-missing={((value === mark || isNothing(value)) && !isReasoned) || undefined}
              className={cx(
                css.cell,
                css.line[column.line],
                column.rowHeader && css.rowHeader,
                (column.rowHeader || column.whole) && css.whole,
                column.align === 'end' && css.alignEnd,
              )}
            >
              <div className={css.value}>
                <SpokenSerials>{value}</SpokenSerials>
                {isReasoned && (
                  <span id={reasonId} className={css.reason}>
                    <TriangleAlert {...smallIconProps} className={css.reasonIcon} />{' '}
                    <SpokenSerials>{t.unselectable(reason)}</SpokenSerials>
                  </span>
                )}
              </div>
            </Cell>
          )
        })}
        {hasMore && (
          <td role="cell" {...headedBy(idOf('more'))} className={cx(css.cell, css.moreCell)}>
            <button
              type="button"
              className={css.moreButton}
              aria-expanded={open}
              aria-controls={open ? detailsId : undefined}
              onClick={() => setOpen(!open)}
            >
              {t.more}
              <span className={visuallyHidden}> {name}</span>
              <ChevronDown {...smallIconProps} className={css.chevron} />
            </button>
          </td>
        )}
      </tr>
      {hasMore && open && (
        <tr role="row" id={detailsId} className={details.row}>
          <td role="cell" colSpan={span} className={details.cell}>
            {hidden.length > 0 && (
              <dl className={details.list}>
                {hidden.map((column) => (
                  <div key={column.id} className={details.entry}>
                    <dt className={details.label}>{column.header}</dt>
                    <dd>
                      <SpokenSerials>{column.cell(row, true)}</SpokenSerials>
                    </dd>
                  </div>
                ))}
              </dl>
            )}
            {more.details?.(row)}
          </td>
        </tr>
      )}
    </>
  )
}

/** What draws nothing. */
const isNothing = (value: ReactNode): boolean =>
  value === undefined || value === null || value === false || value === ''
