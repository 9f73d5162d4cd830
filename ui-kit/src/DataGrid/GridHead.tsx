import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { memo } from 'react'
import { sortButton, unsortedIcon } from '../DataTable/DataTable.css.ts'
import { checkbox, checkboxTarget } from '../DataTable/RowCheckbox.css.ts'
import { nextSort, type Sort } from '../DataTable/sort.ts'
import { cx } from '../lib/cx.ts'
import { smallIconProps } from '../lib/icon.ts'
import type { GridMessages } from '../lib/messages/grid.ts'
import { ColumnWidth } from './ColumnWidth.tsx'
import * as css from './GridView.css.ts'
import type { GridColumn } from './types.ts'
import type { useColumnWidths } from './useColumnWidths.ts'
import type { GridSelecting } from './useGridSelection.ts'

interface GridHeadProps<Row> {
  columns: readonly GridColumn<Row>[]
  widths: ReturnType<typeof useColumnWidths<Row>>
  /** Nobody changes a width before there are rows to see. */
  isPainted: boolean
  rowCount: number
  sort: Sort | undefined
  onSortChange: (sort: Sort | undefined) => void
  selecting: GridSelecting | undefined
  t: GridMessages
}

function Head<Row>(props: GridHeadProps<Row>) {
  const { columns, widths, isPainted, rowCount, sort, onSortChange, selecting, t } = props
  const shift = selecting === undefined ? 0 : 1
  const selectedCount = selecting?.total.count ?? 0
  return (
    <div role="rowgroup" className={css.head}>
      <div role="row" aria-rowindex={1} className={css.headRow} style={{ gridTemplateColumns: widths.template }}>
        {selecting && (
          <div role="columnheader" aria-colindex={1} className={cx(css.headCell, css.selectCell)}>
            <label className={checkboxTarget}>
              <input
                type="checkbox"
                data-entry=""
                tabIndex={-1}
                aria-label={t.selectAll}
                className={checkbox}
                checked={selectedCount > 0 && selectedCount === rowCount}
                ref={(input) => {
                  if (input) input.indeterminate = selectedCount > 0 && selectedCount < rowCount
                }}
                onChange={() => (selectedCount === rowCount ? selecting.none() : selecting.all())}
              />
            </label>
          </div>
        )}
        {columns.map(({ id, header, kind, sortable }, i) => {
          const index = i + shift
          const direction = sort?.id === id ? sort.direction : undefined
          const Icon = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }[direction ?? 'none']
          return (
            <div
              key={id}
              role="columnheader"
              aria-colindex={index + 1}
              aria-sort={direction}
              // Its words alone: the width beside them would be read with every cell of the column.
              aria-label={header}
              {...(!sortable && { tabIndex: -1 })}
              className={cx(css.headCell, kind === 'amount' && css.alignEnd, i === 0 && css.stickyCell)}
              data-after={shift}
            >
              {sortable ? (
                <button
                  type="button"
                  data-entry=""
                  tabIndex={-1}
                  className={sortButton}
                  onClick={() => onSortChange(nextSort(sort, id))}
                >
                  <span className={css.value}>{header}</span>
                  <Icon {...smallIconProps} className={direction === undefined ? unsortedIcon : undefined} />
                </button>
              ) : (
                <span className={css.value}>{header}</span>
              )}
              {isPainted && (
                <ColumnWidth
                  header={header}
                  width={widths.widthOf(columns[i] as GridColumn<Row>)}
                  onChange={(width) => widths.setWidth(id, width)}
                  t={t}
                />
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}

/**
 * Row 1 of the grid. A header that sorts is its button: one key, and the words are its name. Not rendered while rows
 * scroll.
 */
export const GridHead = memo(Head) as typeof Head
