import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { announce } from '../lib/announce.ts'
import type { GridMessages } from '../lib/messages/grid.ts'
import { moneyMessages } from '../lib/messages/money.ts'
import { useMessages } from '../lib/messages.ts'
import { after } from '../lib/pause.ts'
import { type Anchor, rangeTo, reselected, sameKeys, selectionTotal, toggledKey } from './rowSelection.ts'
import type { GridSelection } from './types.ts'

/** A held key extends a range thirty times a second; what counts is where it stops. */
const REST_MS = 200

interface Options<Row> {
  /** In the order shown. */
  rows: readonly Row[]
  rowKey: (row: Row) => string
  selection: GridSelection<Row> | undefined
  t: GridMessages
}

/** Selecting rows one by one, by ranges and all; each act is said once, with count and sum. */
export function useGridSelection<Row>({ rows, rowKey, selection, t }: Options<Row>) {
  const money = useMessages(moneyMessages)
  /** `made`: the selection that came of it last. */
  const anchor = useRef<Anchor & { rows: readonly Row[]; made: ReadonlySet<string> }>(undefined)
  const callOff = useRef<() => void>(undefined)
  useEffect(() => () => callOff.current?.(), [])

  const selected = selection?.selected
  // What the page or the paged table has changed since begins anew: a range would bring back what was taken out.
  useLayoutEffect(() => {
    if (selected && anchor.current && !sameKeys(selected, anchor.current.made)) anchor.current = undefined
  }, [selected])

  const amount = selection?.amount
  const totalOf = useMemo(() => selectionTotal(rows, rowKey, amount), [rows, rowKey, amount])
  if (selection === undefined || selected === undefined) return undefined

  const keyAt = (index: number) => rowKey(rows[index] as Row)
  const spoken = (next: ReadonlySet<string>): [count: number, sum: string | undefined] => {
    const { count, sum } = totalOf(next)
    if (sum === undefined || count === 0) return [count, undefined]
    return [count, money.spoken(sum)]
  }
  const say = (text: () => string, wait: number) => {
    callOff.current?.()
    callOff.current = after(wait, () => announce(text()))
  }
  const change = (next: ReadonlySet<string>) => {
    selection.onChange(next)
    say(() => t.selected(...spoken(next)), 0)
  }
  return {
    selected,
    /** Of the rows that are there: what is selected beside them is left as it is. */
    total: totalOf(selected),
    toggle: (index: number) => {
      const next = toggledKey(selected, keyAt(index))
      anchor.current = { index, before: next, rows, made: next }
      change(next)
    },
    /** From the row selected last, in this order of rows, to here; `from` is where the range begins when there is none. */
    extend: (index: number, from: number) => {
      const begin = anchor.current?.rows === rows ? anchor.current : { index: from, before: selected, rows }
      const next = rangeTo(begin, index, keyAt)
      anchor.current = { ...begin, made: next }
      selection.onChange(next)
      const [first, last] = [Math.min(begin.index, index) + 1, Math.max(begin.index, index) + 1]
      say(() => t.range(first, last, ...spoken(next)), REST_MS)
    },
    all: () => change(reselected(selected, [], rows.map(rowKey))),
    none: () => change(reselected(selected, rows.map(rowKey), [])),
  }
}

export type GridSelecting = NonNullable<ReturnType<typeof useGridSelection>>
