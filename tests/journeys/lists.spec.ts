import type { TermName } from '@jinpiao/contract/terms'
import { termHeading } from '@jinpiao/contract/terms'
import { formatMoney } from '@jinpiao/values/money'
import { csvCells, exportList, xlsxCells } from '../lib/download.ts'
import { numberIn } from '../lib/issuing.ts'
import { expect, test } from '../lib/journey.ts'
import { sheetsOnPaper } from '../lib/print.ts'
import { type } from '../lib/steps.ts'

const headings = (...names: TermName[]) => names.map((name) => termHeading(name, 'zh-CN'))

test('product §4.0.3: limits are sorted, kept as a view and exported as CSV; what has moved one is filtered and printed', async ({
  desk,
}) => {
  const operator = await desk('CO')
  const { page } = operator
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await operator.open('my/limit/query', { anew: true })
  const names = page.getByRole('rowheader')

  await operator.activate({ role: 'button', name: '总额度（元）' })
  await operator.expectAnnounced('已按总额度（元）升序排列')
  await expect(page.getByRole('columnheader', { name: '总额度（元）' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.locator('th[aria-sort]')).toHaveCount(1)
  await expect(names).toHaveText(['示范保理', '示范信托', '示范商业银行'])

  await operator.tabTo({ role: 'button', name: '选择列' }, { backward: true })
  await operator.press('Enter')
  await operator.expectDialog('选择列')
  await operator.activate({ role: 'checkbox', name: '已用额度（元）' })
  await operator.activate({ role: 'button', name: '完成' })
  await operator.expectFocus({ role: 'button', name: '选择列' })
  const used = page.getByRole('columnheader', { name: '已用额度（元）' })
  await expect(used).toHaveCount(0)

  await operator.tabTo({ role: 'button', name: '管理视图' }, { backward: true })
  await operator.choose('保存为视图')
  await operator.expectDialog('保存为视图')
  await type(operator, '视图名称', '从小到大')
  await operator.press('Enter')
  await operator.expectAnnounced('已保存视图“从小到大”')

  await operator.open('my/limit/query')
  await expect(used).toHaveCount(1)
  await operator.tabTo({ role: 'button', name: /常用视图/ })
  await operator.choose('从小到大')
  await operator.expectAnnounced('已使用视图“从小到大”')
  await operator.expectAnnounced('已按总额度（元）升序排列')
  await expect(used).toHaveCount(0)
  await expect(names).toHaveText(['示范保理', '示范信托', '示范商业银行'])

  const file = await exportList(operator, 'CSV 文件')
  expect(file.name).toMatch(/^额度查询-\d{4}-\d\d-\d\d\.csv$/)
  const [head, ...rows] = csvCells(file)
  const columns = headings('sourceName', 'product', 'total', 'allocated', 'frozen', 'available', 'from', 'to', 'state')
  expect(head).toEqual(columns)
  expect(rows.map(([source, , total]) => [source, total])).toEqual([
    ['示范保理', '30000000.00'],
    ['示范信托', '120000000.00'],
    ['示范商业银行', '500000000.00'],
  ])

  await operator.tabTo({ role: 'button', name: '管理视图' }, { backward: true })
  await operator.choose('删除“从小到大”')
  await operator.expectDialog('删除视图“从小到大”？')
  await operator.activate({ role: 'button', name: '删除视图' })
  await operator.expectAnnounced('已删除视图“从小到大”')
  await expect(page.getByRole('button', { name: /常用视图/ })).toHaveCount(0)

  await operator.activate({ role: 'link', name: '示范商业银行' })
  await operator.expectFocus({ role: 'heading', name: '额度详情 示范商业银行' })
  const table = page.getByRole('table', { name: /^额度流水/ })
  await expect(table).toHaveAccessibleName(/共 \d+ 条/)

  await operator.activate({ role: 'button', name: '更多条件' })
  await operator.tabTo({ role: 'button', name: /变动类型/ })
  await operator.choose('冻结')
  await operator.tabTo({ role: 'button', name: '查询' })
  await operator.press('Enter')
  await operator.expectAnnounced(/^已筛选：变动类型 冻结，共 \d+ 条$/)
  const moves = table.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(moves).toHaveCount(10)
  await expect(moves.filter({ hasText: '冻结' })).toHaveCount(10)

  await operator.tabTo({ role: 'button', name: '打印' }, { backward: true })
  await operator.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')
  await page.emulateMedia({ media: 'print' })
  await expect(table).toBeVisible()
  await expect(page.getByRole('group', { name: '列表工具' })).toBeHidden()
  await expect(page.getByRole('search')).toBeHidden()
})

test('product §4.0.3, P8: receipts are filtered by amount, exported to the last fen, and printed a sheet each', async ({
  desk,
}) => {
  const operator = await desk('SO')
  const { page } = operator
  await operator.open('my/account/receipt')
  await operator.activate({ role: 'button', name: '更多条件' })
  await type(operator, '金额不低于（元）', '1000000')
  await operator.press('Enter')
  await operator.expectAnnounced(/^已筛选：金额 不低于 100万元，共 \d+ 条$/)
  await operator.activate({ role: 'button', name: '金额（元）' })
  const amount = page.getByRole('columnheader', { name: '金额（元）' })
  await expect(amount).toHaveAttribute('aria-sort', 'ascending')
  await operator.press('Enter')
  await operator.expectAnnounced('已按金额（元）降序排列')
  await expect(amount).toHaveAttribute('aria-sort', 'descending')

  const [head, ...lines] = await xlsxCells(await exportList(operator, 'Excel 文件（XLSX）'))
  // The last line has the sums.
  const rows = lines.slice(0, -1)
  const columns = headings('receiptNo', 'receiptKind', 'applyNo', 'counterpartyName', 'amount', 'receiptAt', 'creditNo')
  expect(head).toEqual(columns)
  const shown = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  expect(rows).toHaveLength(await shown.count())
  // A workbook counts in doubles: these hold what the demonstration has (`exports.test.ts` has the largest amount).
  expect(rows[0]?.[4]).toBe(48_000_000)
  for (const [i, row] of rows.entries()) {
    if (i > 0) await expect(shown.nth(i)).toContainText(formatMoney(Number(row[4]).toFixed(2)))
  }

  const numbers = [await numberIn(shown.nth(0)), await numberIn(shown.nth(1))]
  expect(rows.slice(0, 2).map(([receiptNo]) => receiptNo)).toEqual(numbers)
  for (const number of numbers) await operator.activate({ role: 'checkbox', name: `选择 凭证 ${number}` })
  await operator.tabTo({ role: 'button', name: '查看并打印所选凭证' }, { backward: true })
  await operator.press('Enter')
  await operator.expectFocus({ role: 'heading', name: '打印凭证（2 份）' })
  for (const number of numbers) await expect(page.getByText(`凭证编号：${number}`)).toBeVisible()
  expect(await sheetsOnPaper(page)).toBe(2)
})
