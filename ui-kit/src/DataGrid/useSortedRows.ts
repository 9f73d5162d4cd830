import { useMemo, useRef } from 'react'
import { useLocale } from 'react-aria-components'
import type { Sort } from '../DataTable/sort.ts'
import { sortedOrder, sortKeys } from './sortRows.ts'
import type { GridColumn } from './types.ts'

/** Of a column: what its values came to. */
interface Known<Row> {
  value: GridColumn<Row>['value']
  values: readonly string[]
  kind: GridColumn<Row>['kind']
  keys: Float64Array
}

/**
 * The rows in the order asked for. What a column's values come to is worked out once for as long as the values stay; a
 * page that makes its columns anew has them read again, and the same array back when they say the same.
 */
export function useSortedRows<Row>(
  rows: readonly Row[],
  columns: readonly GridColumn<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const { locale } = useLocale()
  const known = useRef<{ rows: readonly Row[]; locale: string; columns: Map<string, Known<Row>> }>(undefined)
  if (known.current?.rows !== rows || known.current.locale !== locale)
    known.current = { rows, locale, columns: new Map() }
  const column = columns.find(({ id }) => id === sort?.id)
  const keys = column && keysOf(column, rows, known.current.columns, locale)
  const direction = sort?.direction ?? 'ascending'
  return useMemo(
    () => (keys === undefined ? rows : Array.from(sortedOrder(keys, direction), (i) => rows[i] as Row)),
    [rows, keys, direction],
  )
}

function keysOf<Row>(
  { id, value, kind }: GridColumn<Row>,
  rows: readonly Row[],
  known: Map<string, Known<Row>>,
  locale: string,
): Float64Array {
  const before = known.get(id)?.kind === kind ? known.get(id) : undefined
  if (before?.value === value) return before.keys
  const values = rows.map(value)
  const keys = before?.values.every((each, i) => each === values[i])
    ? before.keys
    : sortKeys(values, kind === 'amount' ? 'amount' : 'text', new Intl.Collator(locale, { numeric: true }))
  known.set(id, { value, values, kind, keys })
  return keys
}
