import type { ReactNode } from 'react'
import type { CsvKind } from '../CsvButton/csv.ts'
import type { Sort } from '../DataTable/sort.ts'

export interface GridColumn<Row> {
  /** Unique in the grid; what `Sort` names. */
  id: string
  /** Visible words of the header, with the unit: 金额（元）. */
  header: string
  /** The cell as text: what is sorted, exported, and shown where `cell` gives nothing else. */
  value: (row: Row) => string
  /**
   * `amount`: a decimal string, right-aligned, exact in order and export; other text is shown as it is, none as a dash.
   * `id`: digits that no spreadsheet may round.
   */
  kind?: CsvKind | undefined
  /** A link, a tag, a button. Its controls are reached by Enter. */
  cell?: (row: Row) => ReactNode
  /** The header becomes a button: ascending, descending, unsorted. */
  sortable?: boolean | undefined
  /** Pixels at first; the person changes it. */
  width?: number | undefined
}

export interface GridSelection<Row> {
  /**
   * Keys of the rows. Those that are not in `rows`, because a filter holds them back, stay selected and are neither
   * counted nor summed: where an action is for what is seen, leave them out of it.
   */
  selected: ReadonlySet<string>
  /** Told the keys of all rows that are selected now, those that are not in `rows` too. */
  onChange: (selected: ReadonlySet<string>) => void
  /**
   * Decimal string, summed in the bar and said; other text adds nothing. Leave out where a sum makes no sense. The same
   * function each time, or all that is selected is summed again.
   */
  amount?: (row: Row) => string
  /** The buttons of the bar. */
  actions: ReactNode
}

export interface DataGridProps<Row> {
  /** Names the grid. The count follows it by itself. */
  caption: string
  /**
   * The first one names its row, stays in sight and is no wider than half of the view. The same array until they change:
   * another one renders the rows in view again, and another `value` of the ordered column is read for every row.
   */
  columns: readonly GridColumn<Row>[]
  /** All of them, up to 300 thousand: browsers cannot lay out a higher box. The same array until the data change. */
  rows: readonly Row[]
  /**
   * Unique and stable: selection and focus stay with their rows when the order changes. The same function each time, or
   * what is selected is counted again.
   */
  rowKey: (row: Row) => string
  /** What the row is called in its checkbox: 金票 JP2025000123 → 选择 金票 JP2025000123. */
  rowName: (row: Row) => string
  /** With it each row has a box, and a bar tells what is selected. */
  selection?: GridSelection<Row> | undefined
  /** Of the export, with its ending: 金票明细_20261121.csv. */
  csvFileName: string
  /** The order at first. */
  defaultSort?: Sort | undefined
  /** `compact` has lower rows, except where a finger points. */
  density?: 'comfortable' | 'compact' | undefined
  /** When there is nothing: one sentence, and the action that makes the first one. */
  empty: { text: string; action?: ReactNode }
  /** Where an exported file goes. By default the browser saves it. */
  save?: ((file: Blob, fileName: string) => void) | undefined
}
