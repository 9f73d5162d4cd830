import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../lib/testing/mount.tsx'
import { changing, columns, gridIn, manyRows, row, rowKey, rowsOf } from './testGrid.tsx'

const keys = (selected: ReadonlySet<string>) => [...selected].sort()
const bar = (main: HTMLElement) => main.querySelector('[aria-label=所选项目的操作] > p')?.textContent
const all = () => page.getByRole('checkbox', { name: '全选' }).element() as HTMLInputElement

test('rows that the page took out of the selection stay out: the next range begins where the person is', async () => {
  const { page: shown, Changing } = changing({ rows: manyRows(20) })
  const { main, unmount } = await mount(Changing)
  gridIn(main).focus()
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  expect(keys(shown.now.selected)).toEqual(['JP0', 'JP1', 'JP2'])
  await shown.to({ selected: new Set() })
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}')
  expect(keys(shown.now.selected)).toEqual(['JP4', 'JP5'])
  unmount()
})

test('rows that 取消选择 of the paged table took out stay out: the next range begins where the person is', async () => {
  const { page: shown, Changing } = changing({ rows: manyRows(20) })
  const { main, unmount } = await mount(Changing)
  gridIn(main).focus()
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{F8}')
  await userEvent.click(page.getByRole('button', { name: '取消选择' }))
  await userEvent.keyboard('{F8}{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}')
  expect(keys(shown.now.selected)).toEqual(['JP4', 'JP5'])
  unmount()
})

test('a page that keeps its own copy of the selection leaves the range where it is', async () => {
  const { page: shown, Changing } = changing({ rows: manyRows(20) })
  const { main, unmount } = await mount(Changing)
  gridIn(main).focus()
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  await shown.to({ selected: new Set(shown.now.selected) })
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
  expect(keys(shown.now.selected)).toEqual(['JP0', 'JP1'])
  unmount()
})

test('count, sum and 全选 speak of the rows that are there; others stay selected until they are back', async () => {
  const { page: shown, Changing } = changing({ rows: rowsOf('甲', '乙', '丙'), selected: new Set(['甲', '乙', '丙']) })
  const { main, unmount } = await mount(Changing)
  expect(bar(main)).toContain('已选 3 笔')
  expect(all().checked).toBe(true)
  await shown.to({ rows: rowsOf('甲', '丁') })
  expect(bar(main)).toContain('已选 1 笔')
  expect(bar(main)).toContain('1.00')
  expect(all().indeterminate).toBe(true)
  await shown.to({ rows: rowsOf('子', '丑', '寅') })
  expect(bar(main)).toBeUndefined()
  expect([all().checked, all().indeterminate]).toEqual([false, false])
  // What is done to the rows that are there leaves the others alone.
  await userEvent.click(all())
  expect(keys(shown.now.selected)).toEqual(['甲', '乙', '丙', '子', '丑', '寅'].sort())
  await userEvent.click(page.getByRole('button', { name: '取消选择' }))
  expect(keys(shown.now.selected)).toEqual(['甲', '乙', '丙'].sort())
  unmount()
})

test('the paged table leaves the selected rows alone that it does not show', async () => {
  const { page: shown, Changing } = changing({ rows: rowsOf('甲', '丁'), selected: new Set(['甲', '乙']) })
  const { main, unmount } = await mount(Changing)
  gridIn(main).focus()
  await userEvent.keyboard('{F8}')
  expect(bar(main)).toContain('已选 1 笔')
  await userEvent.click(page.getByRole('checkbox', { name: '选择 丁' }))
  expect(keys(shown.now.selected)).toEqual(['甲', '乙', '丁'].sort())
  await userEvent.click(page.getByRole('button', { name: '取消选择' }))
  expect(keys(shown.now.selected)).toEqual(['乙'])
  unmount()
})

test('an amount that is not there is a dash, or the text that stands in its place, and adds nothing to the sum', async () => {
  const amounts = ['', '待定', '12.30'].map((amount, i) => ({ code: `JP${i}`, amount }))
  const shown = [...columns, { id: 'amount', header: '金额（元）', value: amountOf, kind: 'amount' as const }]
  const { Changing } = changing({ rows: amounts, selected: new Set(amounts.map(rowKey)) }, () => ({ columns: shown }))
  const { main, unmount } = await mount(Changing)
  const cells = () => [2, 3].map((index) => row(main, index)?.lastElementChild?.textContent)
  expect(cells()).toEqual(['—没有数据', '待定'])
  expect(bar(main)).toContain('12.30')
  gridIn(main).focus()
  await userEvent.keyboard('{F8}')
  expect([...main.querySelectorAll('tbody td:last-child')].slice(0, 2).map((cell) => cell.textContent)).toEqual([
    '—没有数据',
    '待定',
  ])
  expect(bar(main)).toContain('12.30')
  unmount()
})
const amountOf = ({ amount }: { amount?: string }) => amount ?? ''

test('columns that a page makes anew each time leave the range as it is: going back takes rows out', async () => {
  const { page: shown, Changing } = changing({ rows: manyRows(20) }, () => ({
    columns: columns.map((column) => ({ ...column, value: ({ code }) => code })),
    defaultSort: { id: 'code', direction: 'ascending' },
  }))
  const { main, unmount } = await mount(Changing)
  gridIn(main).focus()
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}{/Shift}')
  expect(keys(shown.now.selected)).toEqual(['JP0', 'JP1'])
  unmount()
})
