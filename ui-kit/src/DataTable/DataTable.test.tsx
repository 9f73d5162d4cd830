import { useState } from 'react'
import { composeStories } from '@storybook/react-vite'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../Button/Button.tsx'
import { listen } from '../lib/testing/heard.ts'
import { frames, mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { dataTableContract } from './DataTable.a11y.ts'
import * as broken from './DataTable.broken.tsx'
import * as stories from './DataTable.stories.tsx'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import * as brokenSelection from './selection.broken.tsx'

// The wide layout; the runner's own window is as narrow as a phone.
beforeAll(() => page.viewport(1280, 900))

runContract(dataTableContract, stories, { ...broken, ...brokenSelection })

interface Row {
  code: string
}
const rowsOf = (...codes: string[]): Row[] => codes.map((code) => ({ code }))
const table = (props: Partial<DataTableProps<Row>>) => (
  <DataTable
    caption="金票"
    columns={[{ id: 'code', header: '编号', rowHeader: true, cell: (row) => row.code }]}
    rows={rowsOf('甲', '乙', '丙')}
    rowKey={(row) => row.code}
    rowName={(row) => row.code}
    empty={{ text: '没有' }}
    {...props}
  />
)

test('G10: a change is said when its rows are there, once, however slowly they come', async () => {
  let finish = () => {}
  function Slow() {
    const [filter, setFilter] = useState('')
    const [isLoading, setLoading] = useState(false)
    finish = () => setLoading(false)
    return (
      <>
        <Button
          onPress={() => {
            setFilter('待签收')
            setLoading(true)
          }}
        >
          筛选
        </Button>
        {table({ isLoading, filter: filter === '' ? undefined : { summary: filter, onClear: () => {} } })}
      </>
    )
  }
  const { unmount } = await mount(Slow)
  const ear = listen()
  await userEvent.click(page.getByRole('button', { name: '筛选' }))
  await expect.poll(() => ear.heard, { timeout: 2000 }).toEqual(['正在加载…'])
  finish()
  await expect.poll(() => ear.heard).toEqual(['正在加载…', '已筛选：待签收，共 3 条'])
  await ear.quiet()
  expect(ear.heard).toHaveLength(2)
  ear.stop()
  unmount()
})

test('4.1.3: new rows of the same view are not announced', async () => {
  let poll = () => {}
  function Polling() {
    const [rows, setRows] = useState(rowsOf('甲'))
    poll = () => setRows(rowsOf('甲', '乙'))
    return table({ rows })
  }
  const { unmount } = await mount(Polling)
  const ear = listen()
  poll()
  await frames()
  await ear.quiet()
  expect(ear.heard).toEqual([])
  ear.stop()
  unmount()
})

test('2.5.8: no control is under 24 px, in the compact density neither', async () => {
  const { main, unmount } = await mount(() =>
    table({
      density: 'compact',
      onSortChange: () => {},
      columns: [{ id: 'code', header: '编号', sortable: true, cell: (row) => row.code }],
      selection: { selected: [], onChange: () => {}, actions: null },
    }),
  )
  for (const control of main.querySelectorAll('button, label')) {
    const { width, height } = control.getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  }
  unmount()
})

test('1.4.10: at 320 px nothing is wider than its place, and cells follow the DOM', async () => {
  const { Narrow } = composeStories(stories)
  const { main, unmount } = await mount(() => <Narrow />)
  const box = main.querySelector<HTMLElement>('table')?.parentElement
  expect(box?.scrollWidth).toBeLessThanOrEqual((box?.clientWidth ?? 0) + 1)
  const firstRow = main.querySelector('tbody tr')
  const tops = [...(firstRow?.children ?? [])].map((cell) => cell.getBoundingClientRect().top)
  expect(tops).toEqual([...tops].sort((a, b) => a - b))
  unmount()
})

test('2.4.11, 2.4.12: no part of what has the focus is under the selection bar or the head, forward and backward', async () => {
  const rows = rowsOf(...Array.from({ length: 40 }, (_, i) => `金票${i}`))
  const { main, unmount } = await mount(() =>
    table({
      rows,
      selection: { selected: rows.slice(0, 2), onChange: () => {}, actions: <Button size="small">退回</Button> },
    }),
  )
  const sticky = [main.querySelector('[role=group]'), main.querySelector('thead tr')]
  const covered = () => {
    const focused = document.activeElement
    if (focused === null) return false
    const own = focused.getBoundingClientRect()
    return sticky.some((part) => {
      if (part === null || part.contains(focused)) return false
      // The cells of the head stick, its row does not.
      const { top, bottom } = (part.querySelector('th') ?? part).getBoundingClientRect()
      return own.bottom > top && own.top < bottom
    })
  }
  main.querySelector<HTMLElement>('tbody input')?.focus()
  for (let i = 0; i < 39; i++) {
    await userEvent.keyboard('{Tab}')
    expect(covered(), document.activeElement?.parentElement?.textContent).toBe(false)
  }
  for (let i = 0; i < 39; i++) {
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    expect(covered()).toBe(false)
  }
  unmount()
})

test('the summary is one line, the selection bar stands in its place, and nothing below it moves', async () => {
  const rows = rowsOf('甲', '乙')
  function Selecting() {
    const [selected, setSelected] = useState<Row[]>([])
    const list = table({ rows, summary: '合计 2.00 元', selection: { selected, onChange: setSelected, actions: null } })
    // Below the top bar, under which the head would stick.
    return <div style={{ paddingBlockStart: 200 }}>{list}</div>
  }
  const { main, unmount } = await mount(Selecting)
  const head = () => Math.round(main.querySelector('thead th')?.getBoundingClientRect().top ?? 0)
  const before = head()
  expect(main.textContent).toContain('合计 2.00 元')
  // Its words are for the ear: the line says them to the eye.
  expect(main.querySelector('caption')?.textContent).toContain('共 2 条')
  expect(main.querySelector('caption')?.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  await userEvent.click(main.querySelectorAll('tbody input')[0] as Element)
  await expect.poll(() => main.querySelector('[role=group]')?.textContent).toContain('已选 1 笔')
  expect(main.textContent).not.toContain('合计 2.00 元')
  expect(head()).toBe(before)
  unmount()
})
