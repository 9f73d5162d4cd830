import { Link } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import Receipts from '#portal/pages/my/account/Receipt.tsx'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { visitor } from '#portal/session/testing/visitors.ts'

const receipt = {
  pkReceipt: 'r1',
  receiptNo: 'PZ20261121000001',
  receiptKind: 'TRANSFER',
  applyNo: 'ZR20261121000001',
  counterpartyName: '安禾五金制品厂',
  amount: '600.00',
  receiptAt: '2026-11-21T09:00:00+08:00',
  creditNo: 'JP20261121000001',
}
vi.mock('#portal/session/useSession.ts', () => ({ useVisitor: () => visitor(), useSecurity: () => ({}) }))
const found = (count: number): object => ({
  list: [receipt],
  pagecond: { page: 1, pageSize: 10, count },
  sum: { amount: '600.00' },
})
let answerTo: (query: Readonly<Record<string, unknown>>) => object = () => found(1)
vi.mock('#portal/http/client.ts', () => ({
  // Besides its list the page asks for saved views.
  call: async ({ path }: { path: string }, { query = {} }: { query?: Readonly<Record<string, unknown>> }) =>
    path === '/corp/v1/receipts' ? answerTo(query) : [],
}))

test('a selection is over when another tab is chosen: what is acted on is what is seen', async () => {
  const { unmount } = await mountPage(<Receipts />)
  const print = page.getByRole('button', { name: '查看并打印所选凭证' })
  await page.getByRole('checkbox', { name: /^选择 凭证/ }).click()
  await expect.element(print).toBeVisible()
  await page.getByRole('tab', { name: '签收凭证' }).click()
  await expect.element(print).not.toBeInTheDocument()
  unmount()
})

test('a link that names what the tabs stand for opens that tab, as a card of the home does', async () => {
  const { unmount } = await mountPage(
    <>
      <Link to="?receiptKind=ACCEPT">到签收凭证</Link>
      <Receipts />
    </>,
  )
  const tab = (name: string) => page.getByRole('tab', { name })
  await page.getByRole('link', { name: '到签收凭证' }).click()
  await expect.element(tab('签收凭证')).toHaveAttribute('aria-selected', 'true')
  await tab('全部').click()
  await expect.element(tab('全部')).toHaveAttribute('aria-selected', 'true')
  unmount()
})

test('ADR 0014: where the server has stopped looking, a list says so, goes on from there, and begins again', async () => {
  await page.viewport(1024, 768)
  const none = { page: 1, pageSize: 10, count: 0 }
  answerTo = ({ onward, receiptNo }) => {
    if (receiptNo === undefined) return found(1)
    return onward === 'far' ? found(1) : { list: [], pagecond: { ...none, more: true, onward: 'far' }, sum: {} }
  }
  const { main, unmount } = await mountPage(<Receipts />)
  await page.getByRole('searchbox', { name: '凭证编号' }).fill('PZ2026')
  await page.getByRole('button', { name: '查询' }).click()
  await expect.element(page.getByText('在已查找的数据中没有符合条件的')).toBeVisible()
  expect(main.textContent).not.toContain('没有符合条件的数据')
  await page.getByRole('button', { name: '继续查找' }).click()
  await expect.element(page.getByRole('rowheader', { name: receipt.receiptNo })).toBeVisible()
  await expect.element(page.getByText('前面查找过的不再列出。')).toBeVisible()
  // Who works by keyboard stands where the way back is.
  await expect.element(page.getByRole('button', { name: '从头查找' })).toHaveFocus()
  await page.getByRole('button', { name: '从头查找' }).click()
  await expect.element(page.getByText('在已查找的数据中没有符合条件的')).toBeVisible()
  await page.getByRole('button', { name: '继续查找' }).click()
  // Another search begins at the first row.
  await page.getByRole('searchbox', { name: '凭证编号' }).fill('PZ2025')
  await page.getByRole('button', { name: '查询' }).click()
  await expect.element(page.getByRole('button', { name: '继续查找' })).toBeVisible()
  unmount()
})

test('a tab with nothing in it says so of itself: that there is nothing at all is said of the whole list', async () => {
  answerTo = () => ({ list: [], pagecond: { page: 1, pageSize: 10, count: 0 }, sum: {} })
  const { main, unmount } = await mountPage(<Receipts />)
  await expect.element(page.getByText(/^还没有凭证/)).toBeVisible()
  await page.getByRole('tab', { name: '签收凭证' }).click()
  await expect.element(page.getByText('“签收凭证”中没有记录。')).toBeVisible()
  expect(main.textContent).not.toContain('还没有凭证')
  unmount()
})
