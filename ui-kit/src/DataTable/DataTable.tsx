/* oxlint-disable jsx-a11y/no-redundant-roles -- the narrow layout is `display: block`, which takes implied table roles away */
import { spokenSerials } from '@jinpiao/values/serials'
import { useId, useRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { announce } from '../lib/announce.ts'
import { cx } from '../lib/cx.ts'
import { focusText } from '../lib/focusText.ts'
import { visuallyHidden } from '../lib/interactive.css.ts'
import { moneyMessages } from '../lib/messages/money.ts'
import { noValueMessages } from '../lib/messages/noValue.ts'
import { tableMessages } from '../lib/messages/table.ts'
import { useMessages } from '../lib/messages.ts'
import { useIsUpTo } from '../lib/useIsUpTo.ts'
import { Pager, type PagerProps } from '../Pager/Pager.tsx'
import { type HeadIds, narrowUpTo, placed } from './cards.ts'
import * as css from './DataTable.css.ts'
import { SelectionBar } from './SelectionBar.tsx'
import { pageSelection, pageToggled, toggled, totalFen } from './selection.ts'
import { TableHead } from './TableHead.tsx'
import { TableMessage, TableSkeleton } from './TableMessage.tsx'
import { TableRow } from './TableRow.tsx'
import type { Column, DataTableProps } from './types.ts'
import { useFittingColumns } from './useFittingColumns.ts'
import { useOverflow } from './useOverflow.ts'
import { useTableAnnouncements } from './useTableAnnouncements.ts'
import { useTableFocus } from './useTableFocus.ts'

export type { Sort } from './sort.ts'
export type { Column, DataTableProps, Selection } from './types.ts'

/**
 * A list to read, order, select from and page through: a native table, because the reading cursor and table keys of
 * every screen reader work there, and only its controls are Tab stops (accessibility §5.6).
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, rowKey, rowName, sort, onSortChange, selection, pagination, filter, empty, summary } = props
  const { taken, showsCount = true } = props
  const columns = props.columns.filter(({ id }) => !taken?.ids.includes(id))
  const { isLoading = false, error, density = 'comfortable', total = rows.length, isTotalOpen } = props
  const { expectedRows = 5, askedColumns = noColumns, onFit } = props
  const t = useMessages(tableMessages)
  const money = useMessages(moneyMessages)
  const noValue = useMessages(noValueMessages)
  const hasSelected = selection !== undefined && selection.selected.length > 0
  const captionId = useId()
  const captionRef = useRef<HTMLTableCaptionElement>(null)
  const bodyRef = useRef<HTMLTableSectionElement>(null)
  const rootRef = useRef<HTMLDivElement>(null)
  const scrollRef = useRef<HTMLDivElement>(null)
  const isNarrow = useIsUpTo(rootRef, narrowUpTo)
  const headId = useId()
  const idOf: HeadIds = (of, column = '') => `${headId}${of}-${column}`
  const overflows = useOverflow(scrollRef)
  const keys = rows.map(rowKey)
  const keepFocus = useTableFocus(bodyRef, captionRef, keys)
  useTableAnnouncements({
    now: {
      sort,
      page: pagination?.page ?? 1,
      pageCount: pagination?.pageCount ?? 1,
      filter: filter?.summary ?? '',
      total,
      isTotalOpen,
    },
    shown: rows.length,
    isLoading,
    error: error?.message,
    header: (id) => props.columns.find((column) => column.id === id)?.header ?? id,
    emptyText: filter?.emptyText,
    caption: captionRef,
    t,
  })

  const order = sort ?? props.usualSort
  const behind = useFittingColumns({
    place: scrollRef,
    columns,
    rows,
    idOf,
    isNarrow,
    hasBoxes: selection !== undefined,
    asked: askedColumns,
    inOrder: order?.id,
    onFit,
  })
  const hidden = columns.filter(({ id }) => behind.includes(id))
  const shown = placed(
    columns.filter((column) => !hidden.includes(column)),
    isNarrow,
  )
  const hasMore = hidden.length > 0 || props.details !== undefined
  const isShown = shown.some(({ id }) => id === order?.id)
  const orderedBy = isShown ? undefined : props.columns.find(({ id }) => id === order?.id)
  // No head shows it: the line above the table does.
  const unseenOrder = orderedBy && order && t.inOrder(orderedBy.header, order.direction)
  const span = shown.length + (selection ? 1 : 0) + (hasMore ? 1 : 0)
  const selectable = selection ? rows.filter((row) => selection.unselectableReason?.(row) === undefined) : []
  const selectedKeys = new Set(selection?.selected.map(rowKey))
  const sortable = onSortChange !== undefined && columns.some((column) => column.sortable)
  const failed = error !== undefined
  const hasRows = !failed && rows.length > 0
  const waiting = !failed && !hasRows && isLoading

  const sum = (selected: readonly Row[]) => selection?.amount && totalFen(selected, selection.amount)
  /** Spoken here and not in an effect: only what the person does is said, not what the page takes away after an act. */
  const select = (selected: Row[]) => {
    selection?.onChange(selected)
    const fen = sum(selected)
    const total = fen === null ? noValue.spoken : fen === undefined ? undefined : money.spoken(fen)
    announce(t.selectionSpoken(selected.length, total))
  }

  /** The button goes with its press: the focus stays at the table. */
  const showColumn = ({ id }: Column<Row>) => {
    taken?.onShow(id)
    focusText(captionRef.current)
  }

  return (
    <div ref={rootRef} className={cx(css.root, hasSelected && css.withBar)} data-density={density} {...keepFocus}>
      {hasSelected && (
        <SelectionBar
          count={selection.selected.length}
          total={sum(selection.selected)}
          onClear={() => select([])}
          actions={selection.actions}
          t={t}
        />
      )}
      {!hasSelected && (hasRows || waiting) && summary !== undefined && showsCount && (
        // Its place is kept while the first rows are awaited.
        <div className={css.summary}>
          {/* The ear has it in the name of the table. */}
          {hasRows && <span aria-hidden="true">{t.count(total, isTotalOpen)}</span>}
          {hasRows && unseenOrder !== undefined && <span aria-hidden="true">{unseenOrder}</span>}
          {hasRows && orderedBy && taken?.ids.includes(orderedBy.id) && (
            <Button tone="quiet" size="small" onPress={() => showColumn(orderedBy)}>
              {t.showColumn(orderedBy.header)}
            </Button>
          )}
          {hasRows && summary}
        </div>
      )}
      <div
        ref={scrollRef}
        className={css.scroll}
        {...(overflows && { role: 'region', tabIndex: 0, 'aria-labelledby': captionId })}
      >
        {/* Roles in words: `display: block` of the narrow layout would take them away. */}
        <table role="table" className={css.table} aria-busy={isLoading || undefined}>
          <caption
            ref={captionRef}
            id={captionId}
            className={cx(css.caption, (summary !== undefined || !showsCount) && visuallyHidden)}
          >
            {caption}{' '}
            {hasRows && (
              <span className={css.count}>
                {t.count(total, isTotalOpen)}
                {unseenOrder !== undefined && ` ${unseenOrder}`}
                {sortable && <span className={visuallyHidden}> {t.sortHint}</span>}
              </span>
            )}
          </caption>
          <TableHead
            idOf={idOf}
            columns={shown}
            sort={sort}
            usualSort={props.usualSort}
            onSortChange={onSortChange}
            selectPage={
              selection && {
                state: pageSelection(selection.selected, selectable, rowKey),
                onToggle: () => select(pageToggled(selection.selected, selectable, rowKey)),
              }
            }
            hasMore={hasMore}
            t={t}
          />
          <tbody ref={bodyRef} role="rowgroup" className={css.body}>
            {hasRows &&
              rows.map((row, i) => {
                const key = keys[i] ?? ''
                return (
                  <TableRow
                    key={key}
                    dataKey={key}
                    row={row}
                    name={spokenSerials(rowName(row))}
                    columns={shown}
                    hidden={hidden}
                    details={props.details}
                    isCard={isNarrow}
                    idOf={idOf}
                    selection={
                      selection && {
                        selected: selectedKeys.has(key),
                        reason: selection.unselectableReason?.(row),
                        onToggle: () => select(toggled(selection.selected, row, rowKey)),
                      }
                    }
                    t={t}
                  />
                )
              })}
            {waiting && <TableSkeleton columns={span} rows={expectedRows} text={t.loading} />}
            {!hasRows && !waiting && <TableMessage span={span} error={error} filter={filter} empty={empty} t={t} />}
          </tbody>
        </table>
      </div>
      {pagination && !failed && needsPager(pagination, total) && <Pager {...pagination} />}
    </div>
  )
}

const noColumns: readonly string[] = []

/** Also on one page, where another size would make more of it: the choice stays, and with it the focus. */
function needsPager({ pageCount, pageSizes = [] }: PagerProps, total: number): boolean {
  return pageCount > 1 || pageSizes.some((size) => size < total)
}
