import { expect, test } from 'vitest'
import { tableMessages } from '../lib/messages/table.ts'
import { messagesFor } from '../lib/messages.ts'
import { type TableSnapshot, tableChange } from './tableChange.ts'

const rest: TableSnapshot = { sort: undefined, page: 3, pageCount: 5, filter: '', total: 90 }
const zh = messagesFor(tableMessages, 'zh-CN')
const change = (now: Partial<TableSnapshot>, before: Partial<TableSnapshot> = {}) =>
  tableChange({ ...rest, ...before }, { ...rest, ...now }, () => '金额（元）', zh)

test('accessibility §5.6: sorting says the column and the direction, once, although the page goes back to 1', () => {
  expect(change({ sort: { id: 'amount', direction: 'descending' }, page: 1 })).toEqual({
    cause: 'sort',
    text: '已按金额（元）降序排列',
  })
})

test('accessibility §5.6: taking the order away is said', () => {
  expect(change({}, { sort: { id: 'amount', direction: 'descending' } })?.text).toBe('已取消排序')
})

test('accessibility §5.6: filtering says what and how many', () => {
  expect(change({ filter: '待签收', total: 8, page: 1 })?.text).toBe('已筛选：待签收，共 8 条')
})

test('accessibility §5.6: a filter without a match says so', () => {
  expect(change({ filter: '已作废', total: 0 })?.text).toBe('没有符合条件的数据')
  expect(tableChange(rest, { ...rest, filter: '甲', total: 0 }, String, zh, '没有符合条件的金票')?.text).toBe(
    '没有符合条件的金票',
  )
})

test('accessibility §5.6: paging says which page of how many', () => {
  expect(change({ page: 2 })).toEqual({ cause: 'page', text: '第 2 页，共 5 页' })
})

test('G10: new rows of the same view (polling, a deleted row) say nothing', () => {
  expect(change({ total: 89, pageCount: 6 })).toBeUndefined()
})
