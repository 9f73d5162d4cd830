import { issue } from '@jinpiao/contract/issue'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { applicationQuery } from '#portal/archetypes/applicationQuery.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { VoucherPage } from './VoucherPage.tsx'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('#portal/http/client.ts', () => ({ call }))

const signature = { roleLabel: '经办', certSuffix: '1234', isDummySignature: false }
const issued = {
  application: { creditNo: 'JP20261124000001', applyNo: 'SQ20261124000001', supplierName: '江城精铸', amount: '1.00' },
  issuerName: '华岳重工',
  trade: null,
  voucher: {
    digest: 'ab',
    receiptNo: 'PZ20261124000001',
    verifyCode: '3F9A0C1277BE',
    parties: [],
    times: [],
    signedBy: '华岳重工',
    signatures: [{ ...signature, signerName: '王**', at: '2026-11-24T01:00:00.000Z' }],
  },
} as never

test('P8: a voucher shows who signed for which enterprise, with which certificate and when', async () => {
  call.mockResolvedValue(issued)
  const { unmount } = await mountPage(<VoucherPage pkApplys={['a2']} backHref="/" />)
  const table = page.getByRole('table', { name: '华岳重工的签名' })
  await expect.element(table.getByRole('row', { name: /^王\*\* 经办 1234/ })).toBeVisible()
  unmount()
})

const notIssued = { voucher: null } as never

test('P8: what was known before the final approval does not say that nothing is issued; the new answer decides', async () => {
  const client = new QueryClient()
  client.setQueryData(applicationQuery(issue, 'a1').queryKey, notIssued, { updatedAt: 0 })
  let arrive = () => {}
  call.mockReturnValue(new Promise((resolve) => (arrive = () => resolve(notIssued))))
  const { main, unmount } = await mountPage(<VoucherPage pkApplys={['a1']} backHref="/" />, client)
  await expect.poll(() => main.textContent).toContain('正在加载')
  expect(main.textContent).not.toContain('尚未签发')
  arrive()
  await expect.poll(() => main.textContent).toContain('尚未签发')
  unmount()
})
