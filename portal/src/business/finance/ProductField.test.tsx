import { FormProvider, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { emptyFinance, type FinanceForm } from './financeForm.ts'
import { ProductField } from './ProductField.tsx'
import type { FinanceFacts } from './useFinanceFacts.ts'

const product = (pkProduct: string, funderName: string) => ({
  pkProduct,
  funderName,
  name: '金票保理',
  annualRate: '3.98',
  minDays: 7,
  minAmount: '1000.00',
  maxAmount: '5000000.00',
})

async function field(products?: unknown[]) {
  const seen: { form?: ReturnType<typeof useForm<FinanceForm>> } = {}
  function Page() {
    const form = useForm<FinanceForm>({ defaultValues: emptyFinance() })
    seen.form = form
    return (
      <FormProvider {...form}>
        <ProductField facts={{ products } as FinanceFacts} />
      </FormProvider>
    )
  }
  const { main } = await mountPage(<Page />)
  return { main, form: seen.form }
}

test('before a ticket is chosen it says that funders follow, where the error summary finds it', async () => {
  const { main } = await field()
  expect(main.querySelector('#pkProduct')?.textContent).toBe('选择金票后显示可选的资金方。')
})

test('each funder stands with rate, days and amounts; who is chosen is whom the agreements are with', async () => {
  const { main, form } = await field([
    { product: product('P1', '示范商业银行'), blockedReason: null },
    { product: product('P2', '示范信托'), blockedReason: '该产品要求距承诺付款日不少于 30 天' },
  ])
  expect(main.textContent).toContain('年化费率 3.98%，距承诺付款日不少于 7 天，单笔 1,000.00 元至 5,000,000.00 元')
  await userEvent.click(page.getByRole('radio', { name: /示范商业银行/ }))
  expect(form?.getValues()).toMatchObject({ pkProduct: 'P1', funderName: '示范商业银行' })
})

test('P21: what does not fit the ticket says why, and cannot be chosen', async () => {
  const { main, form } = await field([{ product: product('P2', '示范信托'), blockedReason: '不少于 30 天' }])
  expect(main.textContent).toContain('不少于 30 天')
  await userEvent.click(page.getByRole('radio', { name: /示范信托/ }), { force: true })
  expect(form?.getValues('pkProduct')).toBe('')
})
