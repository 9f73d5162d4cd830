import type { TableMessages } from '../lib/messages/table.ts'
import type { Sort } from './sort.ts'

/** What the table shows at rest. Two of them tell which sentence the person must hear. */
export interface TableSnapshot {
  sort: Sort | undefined
  page: number
  pageCount: number
  /** Summary of the filters, '' if none. */
  filter: string
  total: number
  /** There are more than `total`. */
  isTotalOpen?: boolean | undefined
}

export interface TableChange {
  cause: 'filter' | 'sort' | 'page'
  text: string
}

/**
 * One sentence for one action (G10). A new filter or order usually goes back to the first page too: that is a
 * consequence and not said. undefined: nothing the person did.
 */
export function tableChange(
  before: TableSnapshot,
  now: TableSnapshot,
  header: (columnId: string) => string,
  t: TableMessages,
  emptyText: string = t.noMatch,
): TableChange | undefined {
  if (before.filter !== now.filter) {
    const count = t.count(now.total, now.isTotalOpen)
    if (now.filter === '') return { cause: 'filter', text: t.unfiltered(count) }
    return { cause: 'filter', text: now.total === 0 ? emptyText : t.filtered(now.filter, count) }
  }
  if (before.sort?.id !== now.sort?.id || before.sort?.direction !== now.sort?.direction) {
    const { sort } = now
    return { cause: 'sort', text: sort === undefined ? t.unsorted : t.sorted(header(sort.id), sort.direction) }
  }
  if (before.page !== now.page) return { cause: 'page', text: t.page(now.page, now.pageCount) }
  return undefined
}
