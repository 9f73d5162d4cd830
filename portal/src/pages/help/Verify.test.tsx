import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { BusinessError } from '#portal/http/errors.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import Verify from './Verify.tsx'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('#portal/http/client.ts', () => ({ call }))
beforeEach(() => {
  vi.clearAllMocks()
})

async function ask(receiptNo: string, verifyCode: string) {
  const { main } = await mountPage(<Verify />)
  await page.getByRole('textbox', { name: '凭证编号' }).fill(receiptNo)
  await page.getByRole('textbox', { name: '校验码' }).fill(verifyCode)
  await page.getByRole('button', { name: '查询' }).click()
  return main
}

const found = {
  receiptKind: 'LOAN_PAID',
  receiptNo: 'PZ20261121000001',
  amount: '108000.00',
  amountInWords: '壹拾万捌仟元整',
  parties: [
    { role: 'lender', name: '示范商业银行' },
    { role: 'borrower', name: '江城精铸有限公司' },
  ],
  times: [{ time: 'effective', kind: 'day', at: '2026-11-21' }],
  since: null,
}
const sum = (count: number, amount: string) => ({ count, amount })

test('0047: what the platform has written is shown to be compared, and takes the focus', async () => {
  call.mockResolvedValue(found)
  const main = await ask('PZ20261121000001', '3f9a-0c12-77be')
  await expect.element(page.getByText('本平台出具过该凭证')).toBeVisible()
  const rows = Array.from(main.querySelectorAll('dt'), (name) => [
    name.textContent,
    name.nextElementSibling?.textContent,
  ])
  expect(Object.fromEntries(rows)).toMatchObject({
    // As on the paper, word for word.
    凭证类型: '贷款放款凭证',
    贷款方: '示范商业银行',
    借款方: '江城精铸有限公司',
    大写金额: '壹拾万捌仟元整',
  })
  expect(document.activeElement?.textContent).toContain('本平台出具过该凭证')
})

test('0047: what was refused or taken back since is said with the receipt, and what nobody has answered yet', async () => {
  const since = { done: sum(0, '0.00'), failed: sum(1, '100000.00'), open: sum(1, '8000.00') }
  call.mockResolvedValue({ ...found, receiptKind: 'TRANSFER', since })
  const main = await ask('PZ20261121000001', '3f9a-0c12-77be')
  await expect.element(page.getByText('本平台出具过该凭证，但其后有变化')).toBeVisible()
  expect(main.textContent).toContain('其中 100,000.00 元其后被拒收、撤回或逾期未签收，这一部分不再有效。')
  expect(main.textContent).toContain('其中 8,000.00 元尚未签收。')
})

test('0047: of a ticket that was taken back nothing is left', async () => {
  call.mockResolvedValue({
    ...found,
    receiptKind: 'ISSUE',
    since: { done: sum(0, '0.00'), failed: sum(1, '108000.00'), open: sum(0, '0.00') },
  })
  const main = await ask('PZ20261121000001', '3f9a-0c12-77be')
  await expect.poll(() => main.textContent).toContain('凭证所载的金票其后被拒收、撤回或逾期未签收，凭证不再有效。')
})

test('0047: what matches nothing is said at the code, and nothing that was typed is lost', async () => {
  call.mockRejectedValue(new BusinessError('01000357', '没有查到相符的凭证', { field: 'verifyCode' }))
  const main = await ask('PZ20261121000001', '000000000000')
  const box = page.getByRole('textbox', { name: '校验码' })
  await expect.element(box).toHaveAccessibleDescription(/没有查到相符的凭证/)
  await expect.element(box).toHaveValue('000000000000')
  expect(main.textContent).not.toContain('本平台出具过该凭证')
})

test('0047: after too many tries the page says for how long it is closed, and why', async () => {
  call.mockRejectedValue(new BusinessError('99000429', '操作过于频繁，请稍后再试'))
  const main = await ask('PZ20261121000001', '000000000000')
  await expect.poll(() => main.textContent).toContain('同一网络的查询次数过多，请 15 分钟后再试')
})

test('both are asked for before anything is sent', async () => {
  const main = await ask(' ', '')
  await expect.poll(() => main.textContent).toContain('请输入凭证编号')
  expect(main.textContent).toContain('请输入校验码')
  expect(call).not.toHaveBeenCalled()
})
