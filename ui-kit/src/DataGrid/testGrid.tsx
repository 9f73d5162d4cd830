import { useEffect, useState } from 'react'
import { frames } from '../lib/testing/mount.tsx'
import { DataGrid, type DataGridProps, type GridSelection } from './DataGrid.tsx'

/** What DataGrid's own tests are made of: a small grid, and where to find its rows. */

export interface Row {
  code: string
  amount?: string
}
export const rowKey = ({ code }: Row) => code
export const columns = [{ id: 'code', header: 'JP', value: rowKey, sortable: true }]
export const rowsOf = (...codes: string[]): Row[] => codes.map((code) => ({ code }))
export const manyRows = (count: number) => rowsOf(...Array.from({ length: count }, (_, i) => `JP${i}`))

export const grid = (props: Partial<DataGridProps<Row>>) => (
  <DataGrid
    caption="JP"
    columns={columns}
    rows={[]}
    rowKey={rowKey}
    rowName={rowKey}
    csvFileName="JP.csv"
    empty={{ text: 'JP' }}
    {...props}
  />
)

export const gridIn = (main: HTMLElement) => main.querySelector<HTMLElement>('[role=grid]') as HTMLElement
export const row = (main: HTMLElement, index: number) => main.querySelector<HTMLElement>(`[aria-rowindex="${index}"]`)

interface Page {
  rows: readonly Row[]
  selected: ReadonlySet<string>
}

/**
 * A page that shows `first` and is changed from outside, as by its own buttons and answers.
 *
 * @param props made anew in each of its renders
 */
export function changing(
  first: Partial<Page>,
  props: (selection: GridSelection<Row>) => Partial<DataGridProps<Row>> = () => ({}),
) {
  const begin: Page = { rows: [], selected: new Set(), ...first }
  const page: { now: Page; to: (next: Partial<Page>) => Promise<void> } = { now: begin, to: async () => {} }
  function Changing() {
    const [now, setNow] = useState(begin)
    useEffect(() => {
      page.now = now
      page.to = async (next) => {
        setNow((before) => ({ ...before, ...next }))
        await frames()
      }
    })
    const onChange = (selected: ReadonlySet<string>) => setNow((before) => ({ ...before, selected }))
    const amount = (each: Row) => each.amount ?? '1.00'
    const selection = { selected: now.selected, onChange, amount, actions: null }
    return grid({ rows: now.rows, selection, ...props(selection) })
  }
  return { page, Changing }
}
