import { useMemo } from 'react'
import { type Column, DataTable, type Sort } from '../DataTable/DataTable.tsx'
import { decimalOr0 } from './decimal.ts'
import { cellContent } from './GridRow.tsx'
import { reselected } from './rowSelection.ts'
import type { DataGridProps } from './types.ts'
import type { usePaging } from './usePaging.ts'

interface PagedViewProps<Row> extends DataGridProps<Row> {
  /** In the order shown; a function for the reason that `GridView` gives. */
  allRows: () => readonly Row[]
  sort: Sort | undefined
  onSortChange: (sort: Sort | undefined) => void
  paging: ReturnType<typeof usePaging>
}

/** The same rows as a native table, page by page: what the reading cursor of every screen reader can read to the end. */
export function PagedView<Row>(props: PagedViewProps<Row>) {
  const { caption, columns, allRows, rowKey, rowName, selection, density, empty, sort, onSortChange, paging } = props
  const rows = allRows()
  const tableColumns = useMemo(
    () =>
      columns.map(
        (column, i): Column<Row> => ({
          id: column.id,
          header: column.header,
          cell: (row) => cellContent(column, row),
          align: column.kind === 'amount' ? 'end' : 'start',
          sortable: column.sortable ?? false,
          rowHeader: i === 0,
        }),
      ),
    [columns],
  )
  const keys = selection?.selected
  const selected = useMemo(() => (keys ? rows.filter((row) => keys.has(rowKey(row))) : []), [rows, rowKey, keys])
  const amount = selection?.amount
  return (
    <DataTable<Row>
      caption={caption}
      columns={tableColumns}
      rows={rows.slice(paging.from, paging.from + paging.pager.pageSize)}
      rowKey={rowKey}
      rowName={rowName}
      total={rows.length}
      density={density}
      empty={empty}
      sort={sort}
      onSortChange={onSortChange}
      pagination={paging.pager}
      selection={
        selection && {
          selected,
          onChange: (next) =>
            selection.onChange(reselected(selection.selected, selected.map(rowKey), next.map(rowKey))),
          ...(amount && { amount: (row) => decimalOr0(amount(row)) }),
          actions: selection.actions,
        }
      }
    />
  )
}
