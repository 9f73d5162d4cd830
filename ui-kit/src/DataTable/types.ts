import type { ReactNode } from 'react'
import type { OrNone } from '../lib/readValue.ts'
import type { PagerProps } from '../Pager/Pager.tsx'
import type { Sort } from './sort.ts'

export interface Column<Row> {
  /** Unique in the table; what `Sort` names. */
  id: string
  /** Visible words of the header, with the unit: 金额（元）. Also said when sorted. */
  header: string
  /**
   * What the row shows: text, a `Money`, a link. `hasHeader` is false where its header is not seen, as in a card: an amount
   * brings its unit there.
   */
  cell: (row: Row, hasHeader: boolean) => ReactNode
  /** `end` for amounts and counts: right-aligned, figures of one width. */
  align?: 'start' | 'end'
  /** The header becomes a button: ascending, descending, unsorted. */
  sortable?: boolean
  /** The cell that names its row, usually the link with the business number. Exactly one column. */
  rowHeader?: boolean
  /** Never broken over two lines while the table is wide: days, times, short words. The row header never is. */
  whole?: boolean
  /**
   * In a table narrower than 640 px each row is a card. `party` and `amount` lead it, without their headers where there is
   * one of each; `plain` explains itself, such as a status or a button. Left out, the header stands before the value.
   */
  card?: 'party' | 'amount' | 'plain'
  /**
   * Found behind 更多 in each row where there is no room for all columns: the last secondary one first, then the other
   * facts. In a card each is.
   */
  secondary?: boolean
  /**
   * Stays in the table however little room there is, as the row header and the buttons do: what somebody has to read before
   * anything else, such as why a payment failed.
   */
  keeps?: boolean
}

export interface Selection<Row> {
  /** The rows themselves, so that count and total hold over several pages. */
  selected: readonly Row[]
  /** Told all rows that are selected now, those of other pages too. */
  onChange: (selected: Row[]) => void
  /** Why this row cannot be selected now; undefined if it can. Shown in the row and read with its checkbox. */
  unselectableReason?: (row: Row) => string | undefined
  /** Decimal string, summed in the bar; — when one of them is no amount. Leave out where a sum makes no sense. */
  amount?: (row: Row) => OrNone<string>
  /** The buttons of the bar: 复核通过, 退回, … */
  actions: ReactNode
}

export interface DataTableProps<Row> {
  /** Names the table and is where the focus goes after paging. The count follows it by itself. */
  caption: string
  /**
   * What the rows come to, after their number in one line above the head; `null` for the number alone. While something is
   * selected the bar stands there. With it the caption is for the ear: a tab or a heading above says the same to the eye.
   */
  summary?: ReactNode
  /** `false`: a heading stands above, and the rows are few and all there are. Their number is for the ear alone. */
  showsCount?: boolean
  /** From the start edge; exactly one is the `rowHeader`. */
  columns: readonly Column<Row>[]
  /** This page's rows, in order. ≤ 200: nothing is virtualised, so that the reading cursor reaches everything. */
  rows: readonly Row[]
  /** Unique and stable: the focus stays with its row when the rows change. */
  rowKey: (row: Row) => string
  /** What the row is called in its controls: 金票 JP2025000123 → 选择 金票 JP2025000123. */
  rowName: (row: Row) => string
  /** Of all pages; `rows.length` if left out. */
  total?: number | undefined
  /** Counting ended at `total`: 共 1000 条以上. */
  isTotalOpen?: boolean | undefined
  /** The order that the rows are in; sorting them is the page’s or the server’s. */
  sort?: Sort | undefined
  /** The order that the rows are in while `sort` is undefined: its column shows it, and turns it round. */
  usualSort?: Sort | undefined
  /** undefined: unsorted. */
  onSortChange?: (sort: Sort | undefined) => void
  /** With it each row has a box, and a bar tells what is selected. */
  selection?: Selection<Row> | undefined
  /** Several pages: the props of the `Pager` below the table. */
  pagination?: PagerProps | undefined
  /**
   * The filters in force, in words: `{ summary: '待签收' }` is said as 已筛选：待签收，共 8 条. undefined: none in force.
   * `emptyText` replaces 没有符合条件的数据.
   */
  filter?: { summary: string; emptyText?: string; onClear: () => void } | undefined
  /** Further facts of a row, too much for a cell: they fold out below it by 更多, after the columns without room. */
  details?: ((row: Row) => ReactNode) | undefined
  /** When there has never been anything: one sentence and the action that makes the first one. */
  empty: { text: string; action?: ReactNode }
  /**
   * True from the very render in which sort, page or filter changes until the new rows are there: the change is
   * announced when it ends. Rows of before stay readable meanwhile.
   */
  isLoading?: boolean | undefined
  /** Shown in place of rows and said once, assertively. Without `onRetry` where loading it again is of no use. */
  error?: { message: string; onRetry?: (() => void) | undefined } | undefined
  /** How many rows will come, while the first ones are awaited: as many grey lines keep their place. */
  expectedRows?: number | undefined
  /** Ids of columns that are shown whatever room there is: somebody has chosen them. */
  askedColumns?: readonly string[] | undefined
  /**
   * Ids of columns that somebody took away: they are nowhere. When the rows are in the order of one, the line of
   * `summary` says so, and `onShow` brings it back.
   */
  taken?: { ids: readonly string[]; onShow: (id: string) => void } | undefined
  /** Told which columns stand behind 更多 now, by their ids. */
  onFit?: ((behind: readonly string[]) => void) | undefined
  /** `compact` has lower rows. */
  density?: 'comfortable' | 'compact' | undefined
}
