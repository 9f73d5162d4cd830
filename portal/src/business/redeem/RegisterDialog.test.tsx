import { type RedeemLineRow, registerPayment } from '@jinpiao/contract/redeem'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { RegisterDialog } from './RegisterDialog.tsx'

const line: RedeemLineRow = {
  pkLine: 'a1-0',
  pkApply: 'a1',
  line: 0,
  pkCredit: 't1',
  redeemNo: 'SQ1',
  creditNo: 'JP20261127000001',
  payeeName: '江城精铸有限公司',
  amount: '1200.00',
  payDate: '2026-11-27',
  bankSerial: null,
  paidAt: null,
  failReason: null,
  isTaken: false,
  lineState: 'PAYING',
}
const sent = vi.fn()
vi.mock('#portal/http/client.ts', () => ({
  call: async (endpoint: unknown, input: unknown) => {
    if (endpoint !== registerPayment) return []
    sent(input)
    return { isRepeated: false }
  },
}))

async function opened() {
  sent.mockClear()
  const onClose = vi.fn()
  await mountPage(<RegisterDialog line={line} isOpen onClose={onClose} />)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  return onClose
}
const save = () => page.getByRole('button', { name: '登记', exact: true }).click()
const serial = () => page.getByRole('textbox', { name: /^银行流水号/ })

test('a paid result needs the serial of the bank, in its form; the day is today until another is chosen', async () => {
  const onClose = await opened()
  await serial().fill('？？')
  await save()
  expect(sent).not.toHaveBeenCalled()
  await expect.element(serial()).toHaveAttribute('aria-invalid', 'true')
  await serial().fill('BK-2026')
  await save()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    params: { pkApply: 'a1', line: 0 },
    body: { lineState: 'PAID', bankSerial: 'BK-2026', pkFile: '' },
  })
})

test('a failed result needs its reason and no serial', async () => {
  const onClose = await opened()
  await page.getByRole('radio', { name: '付款失败' }).click()
  await expect.element(serial()).not.toBeInTheDocument()
  await save()
  expect(sent).not.toHaveBeenCalled()
  await page.getByRole('textbox', { name: /^原因/ }).fill('收款账号与户名不符')
  await save()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ body: { lineState: 'FAILED', reason: '收款账号与户名不符' } })
})
