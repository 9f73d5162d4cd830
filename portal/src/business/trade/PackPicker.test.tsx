import { financePacks } from '@jinpiao/contract/packs'
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { TradeFields } from './TradeFields.tsx'
import { emptyTrade, type TradeForm } from './tradeForm.ts'

const application = {
  pkApply: 'A1',
  packName: '一季度资料',
  funderName: '示范商业银行',
  updatedAt: '2026-11-20T09:00:00+08:00',
}
const contract = (contractNo: string) => ({
  contractNo,
  contractName: '采购合同',
  buyerName: '华岳重工股份有限公司',
  sellerName: '江城精铸有限公司',
  contractAmount: '500.00',
  signedDate: '2026-09-01',
  contractEndDate: '',
  fileIds: ['F'],
})
const detail = {
  application,
  payload: { contracts: [contract('HT-1'), contract('HT-2')], others: [], auth: [], invoices: ['I1'] },
  files: [{ pkFile: 'F', name: '合同.pdf', size: 1, mime: 'application/pdf' }],
  invoices: [
    {
      pkInvoice: 'I1',
      invoiceCode: '',
      invoiceNo: '26550000000000000001',
      invoiceDate: '2026-11-01',
      amountWithTax: '500.00',
      availableAmount: '500.00',
      invoiceVerifyState: 'PASSED',
    },
  ],
}
const asked = vi.fn()
vi.mock('#portal/http/client.ts', () => ({
  call: async (endpoint: unknown, { query }: { query: object }) => {
    if (endpoint === financePacks.get) return detail
    if (endpoint !== financePacks.list) return []
    asked(query)
    return { list: [application], pagecond: { page: 1, pageSize: 20, count: 1 }, sum: {} }
  },
}))
vi.mock('#portal/parts/useMayOpen.ts', () => ({ useMayOpen: () => () => false }))

test('0037: an approved pack fills in the trade background with the contract that is chosen', async () => {
  const seen = { form: undefined as unknown as UseFormReturn<{ amount: string; trade: TradeForm }> }
  function Page() {
    seen.form = useForm({ defaultValues: { amount: '100.00', trade: { ...emptyTrade(), contractNo: 'OLD' } } })
    return (
      <FormProvider {...seen.form}>
        <TradeFields
          name="trade"
          amountName="amount"
          of="finance"
          place={undefined}
          today="2026-11-21"
          onPending={() => {}}
        />
      </FormProvider>
    )
  }
  const { main, unmount } = await mountPage(<Page />)
  ;(page.getByRole('button', { name: '从资料选用' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('combobox', { name: '资料' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await page.getByRole('option', { name: /一季度资料/ }).click()
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ state: ['DONE'] }))
  await userEvent.click(page.getByRole('button', { name: /选用的合同/ }))
  await userEvent.click(page.getByRole('option', { name: /HT-2/ }))
  await userEvent.click(page.getByRole('button', { name: '选用', exact: true }))
  await expect.poll(() => seen.form.getValues('trade.contractNo')).toBe('HT-2')
  expect(seen.form.getValues('trade')).toMatchObject({
    contractAmount: '500.00',
    signedDate: '2026-09-01',
    files: [{ pkFile: 'F' }],
    invoices: [{ invoiceNo: '26550000000000000001', files: [] }],
  })
  await expect.poll(() => main.querySelector<HTMLInputElement>('input[id="trade.contractNo"]')?.value).toBe('HT-2')
  await expect
    .poll(() => main.querySelector<HTMLInputElement>('input[id="trade.invoices.0.invoiceNo"]')?.value)
    .toContain('26550000000000000001')
  unmount()
})
