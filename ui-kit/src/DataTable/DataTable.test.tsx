import { composeStories } from '@storybook/react-vite'
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../Button/Button.tsx'
import { listen } from '../lib/testing/heard.ts'
import { holdTime } from '../lib/testing/heldTime.ts'
import { frames, mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { Money } from '../Money/Money.tsx'
import { dataTableContract } from './DataTable.a11y.ts'
import * as broken from './DataTable.broken.tsx'
import * as stories from './DataTable.stories.tsx'
import { type Column, DataTable, type DataTableProps } from './DataTable.tsx'
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
  const time = holdTime()
  const { unmount } = await mount(Slow)
  const ear = listen()
  await userEvent.click(page.getByRole('button', { name: '筛选' }))
  await frames()
  await time.pass(1000)
  await expect.poll(() => ear.heard).toEqual(['正在加载…'])
  time.release()
  finish()
  await expect.poll(() => ear.heard).toEqual(['正在加载…', '已筛选：待签收，共 3 条'])
  await ear.quiet()
  expect(ear.heard).toHaveLength(2)
  ear.stop()
  unmount()
})

test('4.1.3: a filter that is set before the first rows are there is announced with them; the first rows alone are not', async () => {
  let change: (state: { filter?: string; isLoading: boolean }) => void = () => {}
  function Impatient() {
    const [{ filter, isLoading }, setState] = useState<Parameters<typeof change>[0]>({ isLoading: true })
    change = setState
    return table({ isLoading, filter: filter === undefined ? undefined : { summary: filter, onClear: () => {} } })
  }
  for (const filter of ['待签收', undefined]) {
    const time = holdTime()
    const { unmount } = await mount(Impatient)
    const ear = listen()
    change({ ...(filter !== undefined && { filter }), isLoading: true })
    await frames()
    change({ ...(filter !== undefined && { filter }), isLoading: false })
    await frames()
    time.release()
    await ear.quiet()
    expect(ear.heard).toEqual(filter === undefined ? [] : ['已筛选：待签收，共 3 条'])
    ear.stop()
    unmount()
  }
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
  // What the cells hold: the box first, then one beside the other or below it.
  const cells = [...(main.querySelector('tbody tr')?.children ?? [])].map((cell) =>
    cell.firstElementChild?.getBoundingClientRect(),
  )
  for (const [i, cell] of cells.entries()) {
    const before = cells[i - 1]
    if (i > 1 && before && cell) expect(cell.top >= before.bottom || cell.left >= before.right, `cell ${i}`).toBe(true)
  }
  unmount()
})

test('2.4.12: in a card 更多 lies over no button of the line above, however far that reaches', async () => {
  const columns: Column<Row>[] = [
    { id: 'party', header: '开立方', card: 'party', cell: () => '江城精铸有限公司' },
    { id: 'act', header: '操作', card: 'plain', cell: () => <Button size="small">拒收</Button> },
    { id: 'code', header: '编号', rowHeader: true, cell: (row) => row.code },
    { id: 'at', header: '收到', secondary: true, cell: () => '昨天' },
  ]
  const { main, unmount } = await mount(() => (
    <div style={{ inlineSize: 320 }}>{table({ columns, rows: rowsOf('JP20261125000008') })}</div>
  ))
  await frames()
  const of = (text: string) =>
    [...main.querySelectorAll('td button')].find((each) => each.textContent?.startsWith(text))
  const bottom = of('拒收')?.getBoundingClientRect().bottom ?? Infinity
  expect(of('更多')?.closest('td')?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
  unmount()
})

test('visual: what cards are ordered by and what selects them all take one line, side by side', async () => {
  const { Narrow } = composeStories(stories)
  const { main, unmount } = await mount(() => <Narrow />)
  const controls = [...main.querySelectorAll('thead :is(input, button)')].map((each) => each.getBoundingClientRect())
  expect(controls.length).toBeGreaterThan(2)
  for (const [i, { left, top, bottom }] of controls.entries()) {
    const before = controls[i - 1]
    if (before === undefined) continue
    expect(left).toBeGreaterThanOrEqual(before.right)
    expect(top < before.bottom && bottom > before.top).toBe(true)
  }
  unmount()
})

interface Paid {
  code: string
  party: string
  amount: string
}
const paidColumns: Column<Paid>[] = [
  { id: 'code', header: '编号', rowHeader: true, sortable: true, cell: (row) => <a href="#code">{row.code}</a> },
  { id: 'party', header: '供应商', card: 'party', cell: (row) => row.party },
  { id: 'day', header: '付款日', cell: () => '2027-03-01' },
  {
    id: 'amount',
    header: '金额（元）',
    card: 'amount',
    sortable: true,
    cell: (row, hasHeader) => <Money value={row.amount} unit={!hasHeader} />,
  },
]
/** A table in a box that may change its width. */
const paid = (width: number) => (
  <div data-box style={{ inlineSize: width }}>
    <DataTable
      caption="金票"
      columns={paidColumns}
      rows={[{ code: '甲', party: '安禾五金制品厂', amount: '1234.50' }]}
      rowKey={({ code }) => code}
      rowName={({ code }) => code}
      onSortChange={() => {}}
      empty={{ text: '没有' }}
    />
  </div>
)
/** What is drawn before a value. */
const labelOf = (cell: Element) => getComputedStyle(cell, '::before').content

test('a card leads with party and amount; only a value that does not explain itself has its header before it', async () => {
  const { main, unmount } = await mount(() => paid(360))
  const cells = [...main.querySelectorAll('tbody tr > *')]
  expect(cells.map((cell) => cell.textContent)).toEqual(['安禾五金制品厂', '1,234.501234元5角元', '2027-03-01', '甲'])
  expect(cells.map(labelOf).map((content) => content.includes('付款日'))).toEqual([false, false, true, false])
  expect(cells.map(labelOf).filter((content) => content !== 'none')).toHaveLength(1)
  // The heads change places with the cells: assistive technology finds the header of each.
  const heads = [...main.querySelectorAll('thead th')].map((head) => head.textContent)
  expect(heads).toEqual(['供应商', '金额（元）', '付款日', '编号'])
  // The header of the row stands last; alone it would head nothing.
  const headsOf = (cell: Element) =>
    (cell.getAttribute('headers') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
  expect(cells.slice(0, 3).map(headsOf)).toEqual([
    ['供应商', '甲'],
    ['金额（元）', '甲'],
    ['付款日', '甲'],
  ])
  unmount()
})

test('1.4.10, 2.4.3: a table that becomes narrow keeps the focus, no width of a column; the wide order comes back', async () => {
  const { main, unmount } = await mount(() => paid(900))
  const order = () => [...main.querySelectorAll('thead th')].map((head) => head.textContent).join(' ')
  const box = main.querySelector<HTMLElement>('[data-box]')
  expect(order()).toBe('编号 供应商 付款日 金额（元）')
  const link = main.querySelector<HTMLElement>('tbody a')
  link?.focus()
  box?.style.setProperty('inline-size', '600px')
  await expect.poll(order).toBe('供应商 金额（元） 付款日 编号')
  expect(main.querySelector('th[style*="px"]')).toBeNull()
  expect(document.activeElement).toBe(link)
  box?.style.setProperty('inline-size', '900px')
  await expect.poll(order).toBe('编号 供应商 付款日 金额（元）')
  expect(document.activeElement).toBe(link)
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

test('P16: as many columns as its own width holds; secondary ones give way first, what is asked for stays', async () => {
  await page.viewport(1500, 900)
  const wide = (text: string) => () => <span style={{ display: 'block', inlineSize: 200 }}>{text}</span>
  const columns: Column<Row>[] = [
    { id: 'code', header: '编号', rowHeader: true, cell: wide('甲') },
    { id: 'day', header: '付款日', whole: true, cell: wide('2027-03-01') },
    { id: 'source', header: '来源', secondary: true, cell: wide('银行') },
    { id: 'by', header: '经办人', secondary: true, cell: wide('陈嘉禾') },
  ]
  let behind: readonly string[] = []
  const headsAt = async (inlineSize: number, askedColumns: string[] = []) => {
    const list = table({ columns, askedColumns, onFit: (ids) => (behind = ids) })
    const { main, unmount } = await mount(() => <div style={{ inlineSize }}>{list}</div>)
    const words = Array.from(main.querySelectorAll('thead th'), (head) => head.textContent)
    expect(main.querySelector('[role=region]'), String(inlineSize)).toBeNull()
    unmount()
    return words
  }
  expect(await headsAt(940)).toEqual(['编号', '付款日', '来源', '经办人'])
  expect(behind).toEqual([])
  // In a wide window, too: beside a rail.
  expect(await headsAt(880)).toEqual(['编号', '付款日', '来源', '更多'])
  expect(behind).toEqual(['by'])
  expect(await headsAt(660)).toEqual(['编号', '付款日', '更多'])
  expect(await headsAt(660, ['by'])).toEqual(['编号', '经办人', '更多'])
  await page.viewport(1280, 900)
})

test('the order in force is seen, and heard in the name of the table, where its column stands behind 更多', async () => {
  await page.viewport(1500, 900)
  const cell = () => <span style={{ display: 'block', inlineSize: 200 }}>—</span>
  const columns: Column<Row>[] = [
    { id: 'code', header: '编号', rowHeader: true, cell },
    { id: 'at', header: '更新时间', secondary: true, sortable: true, cell },
  ]
  const order = { usualSort: { id: 'at', direction: 'descending' }, onSortChange: () => {} } as const
  for (const [inlineSize, words] of [
    [300, '按更新时间降序'],
    [800, ''],
  ] as const) {
    const { main, unmount } = await mount(() => (
      <div style={{ inlineSize }}>{table({ columns, ...order, summary: null })}</div>
    ))
    const [count, ...seen] = Array.from(
      main.querySelectorAll('[aria-hidden=true]:not(svg)'),
      (part) => part.textContent,
    )
    expect([count, ...seen]).toEqual(['共 3 条', ...(words === '' ? [] : [words])])
    expect(main.querySelector('caption')?.textContent?.includes('降序')).toBe(words !== '')
    unmount()
  }
})

test('2.1.1: a row that cannot be chosen has a lock and the kit’s box, which says why', async () => {
  await page.viewport(1280, 900)
  const selection = {
    selected: [],
    onChange: () => {},
    unselectableReason: ({ code }: Row) => (code === '乙' ? '已过期' : undefined),
    actions: null,
  }
  const { main, unmount } = await mount(() => table({ selection }))
  const boxes = [...main.querySelectorAll('tbody input[type=checkbox]')]
  expect(boxes.map((each) => each.parentElement?.querySelector('svg') !== null)).toEqual([false, true, false])
  const ear = listen()
  // Its box stays reachable: a press of its key says why.
  ;(page.getByRole('checkbox', { name: '选择 乙' }).element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await expect.poll(() => ear.heard).toEqual(['不可选：已过期'])
  ear.stop()
  unmount()
})

test('rows in the order of a column that was taken away say so, and give it back', async () => {
  function Owner() {
    const [ids, setIds] = useState<readonly string[]>(['at'])
    return table({
      columns: [
        { id: 'code', header: '编号', rowHeader: true, cell: (row) => row.code },
        { id: 'at', header: '更新时间', sortable: true, cell: () => '2026-11-27' },
      ],
      summary: null,
      sort: { id: 'at', direction: 'descending' },
      taken: { ids, onShow: (id) => setIds(ids.filter((each) => each !== id)) },
    })
  }
  const { main, unmount } = await mount(Owner)
  expect(main.querySelectorAll('th')).toHaveLength(4)
  expect(main.querySelector('caption')?.textContent).toContain('按更新时间降序')
  await userEvent.click(page.getByRole('button', { name: '显示“更新时间”列' }))
  await frames()
  expect(main.querySelector('thead')?.textContent).toContain('更新时间')
  expect(main.querySelector('caption')?.textContent).not.toContain('按更新时间降序')
  expect(document.activeElement).toBe(main.querySelector('caption'))
  await expect.element(page.getByRole('button', { name: '显示“更新时间”列' })).not.toBeInTheDocument()
  unmount()
})
