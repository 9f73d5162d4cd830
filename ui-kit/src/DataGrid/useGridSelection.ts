import { formatMoney } from '@jinpiao/values/money'
import { spokenAmount } from '@jinpiao/values/spoken'
import { useEffect, useMemo, useRef } from 'react'
import { useLocale } from 'react-aria-components'
import { announce } from '../lib/announce.ts'
import type { GridMessages } from '../lib/messages/grid.ts'
import { type Anchor, rangeTo, selectionSum, toggledKey } from './rowSelection.ts'
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
  const english = useLocale().locale.startsWith('en')
  const anchor = useRef<Anchor & { rows: readonly Row[] }>(undefined)
  const saying = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(saying.current), [])

  const amount = selection?.amount
  const sumOf = useMemo(() => amount && selectionSum(rows, rowKey, amount), [rows, rowKey, amount])
  const selected = selection?.selected
  const sum = useMemo(() => (selected && sumOf ? sumOf(selected) : undefined), [selected, sumOf])
  const spokenSum = (next: ReadonlySet<string>) => {
    const fen = sumOf?.(next)
    if (fen === undefined || next.size === 0) return undefined
    return english ? `${formatMoney(fen)} yuan` : spokenAmount(fen)
  }
  const keyAt = (index: number) => rowKey(rows[index] as Row)
  const say = (text: () => string, wait: number) => {
    clearTimeout(saying.current)
    saying.current = setTimeout(() => announce(text()), wait)
  }
  /** Where ranges begin: at the row selected last, in this order of rows. */
  const anchorAt = (index: number, before: ReadonlySet<string>) => {
    if (anchor.current?.rows !== rows) anchor.current = { index, before, rows }
    return anchor.current
  }

  if (selection === undefined || selected === undefined) return undefined
  const change = (next: ReadonlySet<string>) => {
    selection.onChange(next)
    say(() => t.selected(next.size, spokenSum(next)), 0)
  }
  return {
    selected,
    sum,
    toggle: (index: number) => {
      const next = toggledKey(selected, keyAt(index))
      anchor.current = { index, before: next, rows }
      change(next)
    },
    /** From the anchor to here; `from` is the row where the range begins when there is none. */
    extend: (index: number, from: number) => {
      const begin = anchorAt(from, selected)
      const next = rangeTo(begin, index, keyAt)
      selection.onChange(next)
      const [first, last] = [Math.min(begin.index, index) + 1, Math.max(begin.index, index) + 1]
      say(() => t.range(first, last, next.size, spokenSum(next)), REST_MS)
    },
    all: () => change(new Set(rows.map(rowKey))),
    none: () => {
      anchor.current = undefined
      change(new Set())
    },
  }
}

export type GridSelecting = NonNullable<ReturnType<typeof useGridSelection>>
