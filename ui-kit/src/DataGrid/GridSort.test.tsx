import { useState } from 'react'
import { I18nProvider } from 'react-aria-components'
import { expect, test, vi } from 'vitest'
import { frames, mount } from '../lib/testing/mount.tsx'
import { grid, type Row, rowKey, rowsOf } from './testGrid.tsx'

const shown = (main: HTMLElement) => [...main.querySelectorAll('[role=rowheader]')].map((cell) => cell.textContent)
const defaultSort = { id: 'code', direction: 'ascending' } as const
let change: (next: number) => void = () => {}

test('rows are ordered by what a column says now, not by what it said before', async () => {
  const rows = rowsOf('甲', '乙', '丙')
  const places = [
    { 甲: '1', 乙: '2', 丙: '3' },
    { 甲: '3', 乙: '1', 丙: '2' },
  ] as Record<string, string>[]
  function Changing() {
    const [at, setAt] = useState(0)
    change = setAt
    const columns = [
      { id: 'name', header: '名称', value: rowKey },
      { id: 'code', header: '次序', value: ({ code }: Row) => places[at]?.[code] ?? '' },
    ]
    return grid({ rows, columns, defaultSort })
  }
  const { main, unmount } = await mount(Changing)
  expect(shown(main)).toEqual(['甲', '乙', '丙'])
  change(1)
  await frames()
  expect(shown(main)).toEqual(['乙', '丙', '甲'])
  unmount()
})

test('rows are ordered as the language that is shown orders texts', async () => {
  const rows = rowsOf('乙', '丙', '甲')
  const locales = ['zh-CN', 'en-US']
  function Changing() {
    const [at, setAt] = useState(0)
    change = setAt
    return <I18nProvider locale={locales[at] ?? ''}>{grid({ rows, defaultSort })}</I18nProvider>
  }
  const { main, unmount } = await mount(Changing)
  expect(shown(main)).toEqual(['丙', '甲', '乙'])
  change(1)
  await frames()
  expect(shown(main)).toEqual(['丙', '乙', '甲'])
  unmount()
})

test('columns made anew read each value once for a render and order nothing again', async () => {
  const rows = rowsOf('乙', '甲')
  let reads = 0
  const collator = vi.spyOn(Intl, 'Collator')
  function Changing() {
    const [, setAt] = useState(0)
    change = setAt
    const value = ({ code }: Row) => {
      reads += 1
      return code
    }
    return grid({ rows, columns: [{ id: 'code', header: '编号', value }], defaultSort })
  }
  const { unmount } = await mount(Changing)
  expect(collator).toHaveBeenCalledTimes(1)
  const before = reads
  change(1)
  await frames()
  expect(collator).toHaveBeenCalledTimes(1)
  // Two for the order, two for what the cells show.
  expect(reads - before).toBe(4)
  unmount()
  collator.mockRestore()
})
