import { listCredits } from '@jinpiao/contract/credits'
import { getHolidays, HOLIDAY_REGION } from '@jinpiao/contract/dictionaries'
import { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryOf } from '#portal/http/queries.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { ListFilters } from './ListFilters.tsx'
import { type FilterTexts, filterFields, usableFilters } from './listFilters.ts'
import { useConditions } from './useConditions.ts'

const fields = filterFields(
  {
    filters: { supplierName: 'contains', createdByName: 'contains', amount: 'range', submittedAt: 'range' },
  },
  { primaryFilters: ['supplierName'] },
)

/** A list's page; `asked` is what was searched with, last first. */
async function mountList(start: FilterTexts = {}, client?: QueryClient) {
  const asked: FilterTexts[] = []
  const again: FilterTexts[] = []
  const heard: string[] = []
  let go: (filters: FilterTexts) => void = () => {}
  function List() {
    const [filters, setFilters] = useState(start)
    const conditions = useConditions(fields, filters)
    heard.splice(0, heard.length, ...conditions.map(({ spoken }) => spoken))
    go = setFilters
    return (
      <ListFilters
        label="查询申请"
        fields={fields}
        filters={filters}
        conditions={conditions}
        onChange={(texts) => {
          asked.unshift(texts)
          setFilters(usableFilters(fields, texts))
        }}
        onSearchAgain={() => again.push(filters)}
      />
    )
  }
  const { unmount } = await mountPage(<List />, client)
  return { asked, again, heard, go: (filters: FilterTexts) => go(filters), unmount }
}

beforeEach(() => page.viewport(1024, 768))

const box = (name: string, role: 'textbox' | 'searchbox' = 'textbox') => page.getByRole(role, { name, exact: true })
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const tags = () => page.getByRole('button', { name: /^移除条件 / }).elements()
const tagNames = () => tags().map((tag) => tag.getAttribute('aria-label'))

test('accessibility §5.22: what is in force is seen in figures and heard as words, an end alone and both', async () => {
  const { heard, go, unmount } = await mountList({
    supplierName: '安禾',
    amountFrom: '1234567.00',
    submittedFrom: '2025-01-01',
    submittedTo: '2025-02-01',
  })
  await expect.element(page.getByText('金额：不低于 1,234,567.00 元')).toBeVisible()
  await expect.element(page.getByText('提交时间：2025-01-01 至 2025-02-01')).toBeVisible()
  expect(tagNames()).toEqual([
    '移除条件 供应商：安禾',
    '移除条件 金额：不低于 123万4567元',
    '移除条件 提交时间：2025年1月1日 至 2025年2月1日',
  ])
  expect(heard).toEqual(['供应商 安禾', '金额 不低于 123万4567元', '提交时间 2025年1月1日 至 2025年2月1日'])
  await expect.element(page.getByRole('button', { name: '更多条件（2 个生效）' })).toBeVisible()

  go({ amountTo: '0.50', submittedTo: '2025-02-01' })
  await expect.poll(() => heard).toEqual(['金额 不高于 0元5角', '提交时间 截至 2025年2月1日'])
  go({ amountFrom: '10.00', amountTo: '20.00', submittedFrom: '2025-02-01' })
  await expect.poll(() => heard).toEqual(['金额 10元至 20元', '提交时间 2025年2月1日 起'])
  go({ amountFrom: '10.00', amountTo: '10.00', submittedFrom: '2025-02-01', submittedTo: '2025-02-01' })
  await expect.poll(() => heard).toEqual(['金额 10元', '提交时间 2025年2月1日 当天'])
  unmount()
})

test('a list that calls a term differently does so in its condition and at its field', async () => {
  const held = filterFields(listCredits.list, { called: listCredits.list.called({ scope: 'HELD' }), fixed: ['state'] })
  function List() {
    const filters = { counterpartyName: '江城' }
    const conditions = useConditions(held, filters)
    return (
      <ListFilters
        label="查询金票"
        fields={held}
        filters={filters}
        conditions={conditions}
        onChange={() => {}}
        onSearchAgain={() => {}}
      />
    )
  }
  const { unmount } = await mountPage(<List />)
  await expect.element(box('前手企业', 'searchbox')).toHaveValue('江城')
  expect(tagNames()).toEqual(['移除条件 前手企业：江城'])
  unmount()
})

test('3.3.7: a condition is taken away, what is typed and not yet searched with stays', async () => {
  const { asked, unmount } = await mountList({ amountFrom: '10.00', amountTo: '20.00' })
  await userEvent.fill(box('供应商', 'searchbox'), '安禾')
  await press('移除条件 金额：10元至 20元')
  expect(asked).toEqual([{}])
  await expect.element(box('供应商', 'searchbox')).toHaveValue('安禾')
  await press('查询')
  expect(asked[0]).toMatchObject({ supplierName: '安禾', amountFrom: '', amountTo: '' })
  unmount()
})

test('3.3.1: an amount that cannot be searched with is not left out in silence, nor is it lost', async () => {
  const { asked, unmount } = await mountList()
  await press('更多条件')
  await userEvent.fill(box('金额不低于（元）'), '1.234')
  await press('更多条件')
  await press('查询')
  await expect.element(box('金额不低于（元）')).toHaveFocus()
  await expect.element(box('金额不低于（元）')).toHaveAccessibleDescription('金额最多两位小数')
  await expect.element(box('金额不低于（元）')).toHaveValue('1.234')
  expect(asked).toEqual([])
  await userEvent.fill(box('金额不低于（元）'), '1.23')
  await userEvent.keyboard('{Enter}')
  expect(asked).toMatchObject([{ amountFrom: '1.23' }])
  unmount()
})

test('3.3.1: an amount from 20 to 10 is refused at the end that was typed last, and right once the other has moved', async () => {
  const { asked, unmount } = await mountList()
  await press('更多条件')
  await userEvent.fill(box('金额不低于（元）'), '20')
  await userEvent.fill(box('金额不高于（元）'), '10')
  await userEvent.keyboard('{Enter}')
  await expect.element(box('金额不高于（元）')).toHaveAccessibleDescription(/金额不能少于 20元/)
  expect(asked).toEqual([])
  await userEvent.fill(box('金额不低于（元）'), '5')
  await userEvent.keyboard('{Enter}')
  await expect.element(box('金额不高于（元）')).not.toHaveAttribute('aria-invalid')
  expect(asked).toMatchObject([{ amountFrom: '5.00', amountTo: '10.00' }])
  await userEvent.fill(box('金额不低于（元）'), '11')
  await userEvent.keyboard('{Enter}')
  await expect.element(box('金额不低于（元）')).toHaveAccessibleDescription(/金额不能超过 10元/)
  expect(asked).toHaveLength(1)
  unmount()
})

test('查询 with the conditions in force searches again, and is no change of the list', async () => {
  const { asked, again, unmount } = await mountList({ supplierName: '安禾' })
  await press('查询')
  await userEvent.fill(box('供应商', 'searchbox'), ' 安禾 ')
  await press('查询')
  expect(asked).toEqual([])
  expect(again).toEqual([{ supplierName: '安禾' }, { supplierName: '安禾' }])
  await userEvent.fill(box('供应商', 'searchbox'), '江城')
  await press('查询')
  expect(asked).toEqual([{ supplierName: '江城' }])
  expect(again).toHaveLength(2)
  unmount()
})

test('重置 empties what is in force, what is only typed, and what a field did not take', async () => {
  const { asked, unmount } = await mountList({ supplierName: '安禾' })
  await press('更多条件')
  await userEvent.fill(box('经办人'), '林')
  await userEvent.fill(box('金额不低于（元）'), '十万')
  await userEvent.fill(box('提交时间从'), '昨天')
  await press('重置')
  expect(asked).toEqual([{}])
  expect(tags()).toEqual([])
  await expect.element(box('供应商', 'searchbox')).toHaveValue('')
  await expect.element(box('经办人')).toHaveValue('')
  await expect.element(box('提交时间从')).toHaveValue('')
  await expect.element(box('金额不低于（元）')).not.toHaveAttribute('aria-invalid')
  await expect.element(page.getByRole('button', { name: '重置' })).toHaveFocus()
  unmount()
})

test('product §4.0.3: back and forward give the fields what the address says', async () => {
  const { go, unmount } = await mountList({ supplierName: '安禾' })
  go({ supplierName: '江城', submittedFrom: '2025-01-01' })
  await expect.element(box('供应商', 'searchbox')).toHaveValue('江城')
  go({})
  await expect.element(box('供应商', 'searchbox')).toHaveValue('')
  expect(tags()).toEqual([])
  unmount()
})

test('visual: on a phone one field stays in sight, the others are behind 筛选, which says how many are in force', async () => {
  await page.viewport(390, 844)
  const { unmount } = await mountList({ supplierName: '安禾', amountFrom: '10.00' })
  await expect.element(box('供应商', 'searchbox')).toBeVisible()
  expect(box('经办人').elements()).toEqual([])
  await press('筛选（1 个生效）')
  await expect.element(box('经办人')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '查询' })).toBeVisible()
  unmount()
})

test('the calendar of a filter shows 休 and 班', async () => {
  const client = new QueryClient()
  client.setQueryData(queryOf('dictionaries', getHolidays, { query: { region: HOLIDAY_REGION } }).queryKey, [
    { day: '2026-10-01', kind: 'HOLIDAY', name: '国庆节' },
    { day: '2026-10-10', kind: 'WORKDAY', name: '国庆节' },
  ])
  const { unmount } = await mountList({ submittedFrom: '2026-10-05' }, client)
  await press('更多条件（1 个生效）')
  await userEvent.click(page.getByRole('button', { name: /日历/ }).first())
  await expect.element(page.getByRole('button', { name: /10月1日.*休.*国庆节|10月1日.*国庆节.*休/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /10月10日.*班/ })).toBeVisible()
  unmount()
})
