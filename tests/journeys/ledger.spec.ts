import { decimalToFen } from '@jinpiao/values/money'
import type { Page } from '@playwright/test'
import { exportList, xlsxCells } from '../lib/download.ts'
import { inDays } from '../lib/issuing.ts'
import { expect, test } from '../lib/journey.ts'

/** Amounts of a text, `77,907,868.67`, in fen. */
const amountsIn = (text: string): bigint[] =>
  [...text.matchAll(/-?[\d,]+\.\d\d/g)].map(([amount]) => decimalToFen(amount.replaceAll(',', '')))

/** Width and height of the first sheet of paper, in points. */
async function paperOf(page: Page): Promise<number[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const [, box = ''] = /\/MediaBox \[([^\]]+)\]/.exec(pdf.toString('latin1')) ?? []
  return box.split(' ').slice(2).map(Number)
}

test('a core enterprise opens the book, prints it landscape, and exports it with its totals', async ({ desk }) => {
  const viewer = await desk('CQ')
  const { page } = viewer
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await viewer.open('credit/core/redeem/standing-book-query', { anew: true })
  const table = page.getByRole('table', { name: /^兑付台账/ })
  await expect(table).toHaveAccessibleName(/共 \d+ 条/)
  const sums = amountsIn(await page.getByText('金额合计').first().locator('..').innerText())
  expect(sums).toHaveLength(3)

  const rows = await xlsxCells(await exportList(viewer, 'Excel 文件（XLSX）'))
  const [head = []] = rows
  const total = rows.at(-1) ?? []
  expect(total[0]).toBe('合计')
  const totalOf = (heading: string) => decimalToFen(Number(total[head.indexOf(heading)]).toFixed(2))
  expect(['金额（元）', '已兑付金额（元）', '未兑付金额（元）'].map(totalOf)).toEqual(sums)

  await viewer.tabTo({ role: 'button', name: '打印' })
  await viewer.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')
  const [width = 0, height = 0] = await paperOf(page)
  expect(width).toBeGreaterThan(height)
})

test('a supplier reads its transactions and the statement of a month; two prints are equal', async ({ desk }) => {
  const operator = await desk('SO')
  const { page } = operator
  await operator.open('my/account/transaction')
  await expect(page.getByRole('table', { name: /^金票交易明细/ })).toHaveAccessibleName(/共 \d+ 条/)
  expect(new URL(page.url()).searchParams.get('atFrom')).toMatch(/^\d{4}-\d\d-\d\d$/)

  await operator.activate({ role: 'link', name: '月度对账单' })
  await operator.expectFocus({ role: 'heading', name: '月度对账单' })
  const sheet = page.getByRole('article')
  const tickets = sheet.getByRole('region', { name: '金票', exact: true })
  await tickets.waitFor()
  const [opening = 0n, income = 0n, expense = 0n, closing = 0n] = amountsIn(await tickets.locator('dl').innerText())
  expect(opening + income - expense).toBe(closing)

  await operator.tabTo({ role: 'button', name: /账单月份/ })
  const [year, month] = inDays(-90).split('-').map(Number)
  await operator.choose(`${year}年${month}月`)
  await expect(sheet.getByText(`${year}年${month}月`)).toBeVisible()
  await tickets.waitFor()
  const print = await sheet.innerText()
  await page.reload()
  await tickets.waitFor()
  expect(await sheet.innerText()).toBe(print)
})
