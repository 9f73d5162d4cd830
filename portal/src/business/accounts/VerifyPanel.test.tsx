import { type AccountVerify, checkVerify, getVerify } from '@jinpiao/contract/accountChange'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { queryClientOf } from '#portal/http/queries.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { VerifyPanel } from './VerifyPanel.tsx'

const pending: AccountVerify = {
  state: 'PENDING',
  payeeAccountName: '金票平台验证专户',
  payeeAccount: '6299880000000963',
  payeeBank: '示范商业银行',
  amount: '0.01',
  verifyUntil: '2026-12-04T09:00:00+08:00',
  failReason: null,
} as AccountVerify
let verify: AccountVerify = pending
/** Acts refresh the portal's own client: a new one for each test. */
let nr = 0
const shown = () => mountPage(<VerifyPanel pkAccount="a1" />, queryClientOf(`test ${nr++}`))
vi.mock('#portal/http/client.ts', () => ({
  call: async (endpoint: unknown) => {
    if (endpoint === checkVerify) verify = { ...pending, state: 'CHECKING' }
    return endpoint === getVerify ? verify : {}
  },
}))

test('what is to be paid to where can be copied part by part; that it is not paid back is said before', async () => {
  verify = pending
  const { main } = await shown()
  await expect.poll(() => main.textContent).toContain('金票平台验证专户')
  const copies = Array.from(main.querySelectorAll('button'), ({ textContent }) => textContent)
  for (const term of ['户名', '账号', '金额']) expect(copies.some((words) => words?.includes(term))).toBe(true)
  expect(main.textContent).toContain('该款项不退还')
})

test('while it is looked for, the button keeps its place and says why it does nothing', async () => {
  verify = pending
  await shown()
  const button = page.getByRole('button', { name: '我已转账，查询结果' })
  await button.click()
  await expect.element(page.getByText('正在查询，无需重复操作')).toBeVisible()
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
})

test('a failed one says why and offers a new account to pay to; a proved one offers nothing', async () => {
  verify = { ...pending, state: 'FAILED', failReason: '付款户名不符' }
  const failed = await shown()
  await expect.element(page.getByText(/付款户名不符/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: '重新获取账号' })).toBeVisible()
  expect(failed.main.textContent).not.toContain('6299')
  failed.unmount()
  verify = { ...pending, state: 'VERIFIED' }
  const proved = await shown()
  await expect.element(page.getByText('验证通过，账户可以使用。')).toBeVisible()
  expect(proved.main.querySelectorAll('button')).toHaveLength(0)
})
