import { type InvoiceRow, listInvoices } from '@jinpiao/contract/invoices'
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { InvoiceFields } from './InvoiceFields.tsx'
import type { InvoiceForm } from './tradeForm.ts'
import { usePending } from './usePending.ts'

const row = (nr: number, changes: Partial<InvoiceRow> = {}): InvoiceRow => ({
  pkInvoice: `I${nr}`,
  invoiceCode: '',
  invoiceNo: `2655000000000000000${nr}`,
  sellerName: '江城精铸有限公司',
  buyerName: '华岳重工股份有限公司',
  invoiceDate: '2026-11-01',
  amountWithTax: '1000.00',
  taxAmount: null,
  usedAmount: '0.00',
  availableAmount: '1000.00',
  invoiceVerifyState: 'PASSED',
  verifyNote: '',
  isUnused: true,
  ...changes,
})
const list = [
  row(1, { invoiceVerifyState: 'VOID' }),
  row(2, { usedAmount: '600.00', availableAmount: '400.00' }),
  row(3, { usedAmount: '1000.00', availableAmount: '0.00' }),
  row(4),
]
const asked = vi.fn()
vi.mock('#portal/http/client.ts', () => ({
  call: async (endpoint: unknown, { query }: { query: object }) => {
    if (endpoint !== listInvoices) return []
    asked(query)
    return { list, pagecond: { page: 1, pageSize: 20, count: list.length }, sum: {} }
  },
}))
vi.mock('#portal/parts/useMayOpen.ts', () => ({ useMayOpen: () => () => true }))
vi.mock('#portal/session/useSession.ts', () => ({
  useSecurity: () => ({ user3: { userName: '华岳重工股份有限公司' } }),
}))

interface Values {
  amount: string
  invoices: InvoiceForm[]
}
async function fields(of: 'issue' | 'finance') {
  const seen = { form: undefined as unknown as UseFormReturn<Values> }
  function Page() {
    seen.form = useForm<Values>({ defaultValues: { amount: '1000.00', invoices: [] } })
    const pending = usePending(() => {})
    return (
      <FormProvider {...seen.form}>
        <InvoiceFields name="invoices" amountName="amount" of={of} today="2026-11-21" pending={pending} />
      </FormProvider>
    )
  }
  return { seen, ...(await mountPage(<Page />)) }
}
const open = async () => {
  ;(page.getByRole('button', { name: '选用已录入的发票' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('combobox', { name: '发票号码' })).toHaveFocus()
}
const option = (nr: number) => page.getByRole('option', { name: new RegExp(`0 ${nr}$|0${nr}`) })

test('by keyboard: an own invoice fills in what stands on it, and the focus goes to what is missing: its file', async () => {
  const { seen, unmount } = await fields('issue')
  await open()
  expect(asked.mock.lastCall?.[0]).toMatchObject({ buyerName: '华岳重工股份有限公司' })
  await userEvent.keyboard('{ArrowDown}')
  for (const nr of [1, 2, 3]) await expect.element(option(nr)).toHaveAttribute('aria-disabled', 'true')
  for (const said of ['已作废或红冲', '不能选用']) expect(option(1).element().textContent).toContain(said)
  expect(option(2).element().textContent).toContain('已支持其他业务')
  await option(4).click()
  await page.getByRole('button', { name: '选用', exact: true }).click()
  await expect
    .poll(() => seen.form.getValues('invoices'))
    .toEqual([
      {
        invoiceNo: '26550000000000000004',
        invoiceCode: '',
        issueDate: '2026-11-01',
        amountWithTax: '1000.00',
        files: [],
      },
    ])
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.id).toBe('invoices.0.files')
  unmount()
})

test('a financing shows invoices of its own sales, also one of which a part is left; none chosen is said', async () => {
  const { seen, unmount } = await fields('finance')
  await open()
  expect(asked.mock.lastCall?.[0]).toMatchObject({ sellerName: '华岳重工股份有限公司' })
  await page.getByRole('button', { name: '选用', exact: true }).click()
  await expect.element(page.getByRole('combobox', { name: '发票号码' })).toHaveAccessibleDescription(/请先选择一张发票/)
  await page.getByRole('combobox', { name: '发票号码' }).click()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(option(3)).toHaveAttribute('aria-disabled', 'true')
  await option(2).click()
  await page.getByRole('button', { name: '选用', exact: true }).click()
  await expect
    .poll(() => seen.form.getValues('invoices').map(({ invoiceNo }) => invoiceNo))
    .toEqual(['26550000000000000002'])
  unmount()
})
