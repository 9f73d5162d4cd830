import { useMemo, useRef } from 'react'
import { useLocale } from 'react-aria-components'
import type { Sort } from '../DataTable/sort.ts'
import { sortedOrder, sortKeys } from './sortRows.ts'
import type { GridColumn } from './types.ts'

/** The rows in the order asked for. What a column's values come to is worked out once for as long as the data stay. */
export function useSortedRows<Row>(
  rows: readonly Row[],
  columns: readonly GridColumn<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const { locale } = useLocale()
  const known = useRef<{ rows: readonly Row[]; keys: Map<string, Float64Array> }>(undefined)
  return useMemo(() => {
    const column = columns.find(({ id }) => id === sort?.id)
    if (sort === undefined || column === undefined) return rows
    if (known.current?.rows !== rows) known.current = { rows, keys: new Map() }
    const { keys: all } = known.current
    const collator = new Intl.Collator(locale, { numeric: true })
    const keys =
      all.get(column.id) ?? sortKeys(rows.map(column.value), column.kind === 'amount' ? 'amount' : 'text', collator)
    all.set(column.id, keys)
    return Array.from(sortedOrder(keys, sort.direction), (i) => rows[i] as Row)
  }, [rows, columns, sort, locale])
}
