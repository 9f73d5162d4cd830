import { listInvoices } from '@jinpiao/contract/invoices'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { visitor } from '#portal/session/testing/visitors.ts'
import { InvoiceSection } from './InvoiceSection.tsx'

const { call, mutate } = vi.hoisted(() => ({ call: vi.fn(), mutate: vi.fn() }))
vi.mock('#portal/http/client.ts', () => ({ call, download: vi.fn() }))
vi.mock('./useSaveSection.ts', () => ({ useSaveSection: () => ({ mutate, error: null, isPending: false }) }))
// The question before one leaves needs the router of the whole portal.
vi.mock('./useUnsaved.tsx', () => ({ useUnsaved: () => ({ release: vi.fn(), question: null }) }))
vi.mock('#portal/session/useSession.ts', () => ({ useVisitor: () => visitor(), useSecurity: () => ({}) }))
beforeEach(() => vi.clearAllMocks())

const invoice = {
  pkInvoice: 'I1',
  invoiceCode: '',
  invoiceNo: '26420000000000000001',
  sellerName: '江城精铸有限公司',
  buyerName: '华岳重工股份有限公司',
  invoiceDate: '2026-11-20',
  amountWithTax: '1130.00',
  taxAmount: '130.00',
  usedAmount: '0.00',
  availableAmount: '1130.00',
  invoiceVerifyState: 'PASSED',
  verifyNote: '',
  isUnused: true,
}

async function section() {
  call.mockImplementation(async (endpoint) =>
    endpoint === listInvoices
      ? { list: [invoice], pagecond: { page: 1, pageSize: 10, count: 1 }, sum: { amountWithTax: '1130.00' } }
      : undefined,
  )
  const detail = { application: { pkApply: 'A1' }, payload: { invoices: [], contracts: [] }, invoices: [] }
  const of = { kind: 'ISSUE_PACK', section: 'INVOICE', detail } as never
  return mountPage(<InvoiceSection of={of} entry={null} />)
}
const save = () => userEvent.click(page.getByRole('button', { name: '保存', exact: true }))

test('an invoice that is ticked counts when 保存 is pressed, also without being taken first', async () => {
  const { unmount } = await section()
  await userEvent.click(page.getByRole('checkbox', { name: /26420000000000000001|2 6 4 2/ }))
  await save()
  expect(mutate).toHaveBeenCalledWith({ invoices: ['I1'] })
  unmount()
})

test('nothing chosen is not saved and not called a success', async () => {
  const { main, unmount } = await section()
  await save()
  await expect.poll(() => main.textContent).toContain('请先选择发票，再保存')
  expect(mutate).not.toHaveBeenCalled()
  unmount()
})
