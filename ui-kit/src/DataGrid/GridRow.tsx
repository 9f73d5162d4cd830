import { spokenSerials } from '@jinpiao/values/serials'
import { memo } from 'react'
import { checkbox, checkboxTarget } from '../DataTable/RowCheckbox.css.ts'
import { cx } from '../lib/cx.ts'
import { Money } from '../Money/Money.tsx'
import { NoValue } from '../SpokenText/NoValue.tsx'
import { SpokenSerials } from '../SpokenText/SpokenText.tsx'
import { isDecimal } from './decimal.ts'
import * as css from './GridView.css.ts'
import type { GridColumn } from './types.ts'

interface GridRowProps<Row> {
  /** Whose row it is: React's own key is that of the element, which shows one row after another (`rowSlots`). */
  rowKey: string
  row: Row
  /** Of the data, in the order shown. */
  index: number
  /** Where it lies in the body, in px. */
  start: number
  columns: readonly GridColumn<Row>[]
  template: string
  rowName: (row: Row) => string
  /** undefined where rows are not selected. */
  selected: boolean | undefined
  /** `true`: with Shift, a range. Stable, like everything else here: a row that has not changed is not rendered. */
  onSelect: (index: number, range: boolean) => void
  /** 选择 金票 JP2025000123. */
  selectName: (name: string) => string
}

/** What a cell shows: the column's own, an amount or what stands in its place, or its text. */
export function cellContent<Row>({ cell, kind, value }: GridColumn<Row>, row: Row) {
  if (cell !== undefined) return cell(row)
  const text = value(row)
  if (kind !== 'amount') return <SpokenSerials>{text}</SpokenSerials>
  if (!text) return <NoValue />
  return isDecimal(text) ? <Money value={text} /> : <SpokenSerials>{text}</SpokenSerials>
}

function Row<Row>(props: GridRowProps<Row>) {
  const { rowKey, row, index, start, columns, template, rowName, selected, onSelect, selectName } = props
  const shift = selected === undefined ? 0 : 1
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={selected}
      data-selected={selected || undefined}
      className={css.row}
      style={{ insetBlockStart: start, gridTemplateColumns: template }}
    >
      {selected !== undefined && (
        <div role="gridcell" aria-colindex={1} className={cx(css.cell, css.selectCell)}>
          <label className={checkboxTarget}>
            <input
              type="checkbox"
              data-entry=""
              tabIndex={-1}
              aria-label={selectName(spokenSerials(rowName(row)))}
              className={checkbox}
              checked={selected}
              onChange={(event) => onSelect(index, (event.nativeEvent as MouseEvent).shiftKey)}
            />
          </label>
        </div>
      )}
      {columns.map((column, i) => (
        <div
          key={column.id}
          role={i === 0 ? 'rowheader' : 'gridcell'}
          aria-colindex={i + shift + 1}
          tabIndex={-1}
          className={cx(
            css.cell,
            column.cell === undefined && css.textCell,
            column.kind === 'amount' && css.alignEnd,
            i === 0 && css.stickyCell,
          )}
          data-after={shift}
        >
          {column.cell === undefined ? (
            cellContent(column, row)
          ) : (
            // What a page puts into a cell may hold a state, an account number that is shown: it is this row's.
            <div key={rowKey} className={css.value}>
              {cellContent(column, row)}
            </div>
          )}
        </div>
      ))}
    </div>
  )
}

export const GridRow = memo(Row) as typeof Row
