import { businessMessage } from '@jinpiao/contract/errors'
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { InvoiceFields } from './InvoiceFields.tsx'
import { emptyInvoice, type InvoiceForm } from './tradeForm.ts'
import { usePending } from './usePending.ts'

vi.mock('#portal/parts/useMayOpen.ts', () => ({ useMayOpen: () => () => false }))

interface Values {
  amount: string
  invoices: InvoiceForm[]
}

async function fields(amounts: string[] = []) {
  const seen = { form: undefined as unknown as UseFormReturn<Values> }
  const invoices = amounts.map((amountWithTax, index) => ({ ...emptyInvoice(), invoiceNo: `N${index}`, amountWithTax }))
  function Page() {
    seen.form = useForm<Values>({ defaultValues: { amount: '1000.00', invoices } })
    const pending = usePending(() => {})
    return (
      <FormProvider {...seen.form}>
        <InvoiceFields name="invoices" amountName="amount" of="issue" today="2026-11-21" pending={pending} />
      </FormProvider>
    )
  }
  return { seen, ...(await mountPage(<Page />)) }
}
const numbers = (main: Element) =>
  [...main.querySelectorAll<HTMLInputElement>('input[id$=invoiceNo]')].map(({ value }) => value)

test('by keyboard: an added invoice takes the focus, one that is removed gives it to its neighbour or the button', async () => {
  const { seen, main, unmount } = await fields()
  const add = page.getByRole('button', { name: '添加发票' })
  await expect.element(add).toBeVisible()
  ;(add.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('textbox', { name: '发票号码' })).toHaveFocus()
  await userEvent.keyboard('12345678')
  ;(add.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => main.querySelectorAll('fieldset').length).toBe(2)
  await userEvent.keyboard('87654321')
  expect(seen.form.getValues('invoices').map(({ invoiceNo }) => invoiceNo)).toEqual(['12345678', '87654321'])

  const remove = (number: number) => page.getByRole('button', { name: `移除 发票 ${number}` }).element() as HTMLElement
  remove(1).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => numbers(main)).toEqual(['87654321'])
  await expect.element(page.getByRole('textbox', { name: '发票号码' })).toHaveFocus()
  remove(1).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(add).toHaveFocus()
  expect(seen.form.getValues('invoices')).toEqual([])
  unmount()
})

test('product §4.5: sum and 发票覆盖率 stand there while one types, and what is missing', async () => {
  const { seen, main, unmount } = await fields(['600.00', '399.99'])
  await expect.poll(() => main.textContent).toContain('发票价税合计 999.99 元，发票覆盖率 不足 100%，还差 0.01 元')
  seen.form.setValue('invoices.1.amountWithTax', '400.00')
  await expect.poll(() => main.textContent).toContain('发票价税合计 1,000.00 元，发票覆盖率 100%')
  expect(main.textContent).not.toContain('还差')
  unmount()
})

test('what is wrong with all of them together is tied to the button that adds one, until it is right', async () => {
  const { seen, main, unmount } = await fields(['600.00'])
  const message = businessMessage('06000111', ['600.00', '1,000.00', '400.00'])
  seen.form.setError('invoices', { message })
  const add = page.getByRole('button', { name: '添加发票' })
  await expect.element(add).toHaveAccessibleDescription(/请补充发票或减少金额/)
  seen.form.setValue('invoices.0.amountWithTax', '1000.00')
  await expect.poll(() => main.textContent).not.toContain('请补充发票')
  await expect.element(add).toHaveAccessibleDescription('')
  unmount()
})

test('a finished invoice folds to number and amount when the next begins, and opens by keyboard or for its error', async () => {
  const { seen, main, unmount } = await fields(['600.00'])
  seen.form.setValue('invoices.0', {
    ...emptyInvoice(),
    invoiceNo: '26429876543210987654',
    issueDate: '2026-11-01',
    amountWithTax: '600.00',
    files: [{ pkFile: 'F', name: '发票.pdf', size: 1 }],
  })
  const box = () => document.getElementById('invoices.0.invoiceNo')
  expect(box()?.checkVisibility()).toBe(true)
  ;(page.getByRole('button', { name: '添加发票' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => box()?.checkVisibility()).toBe(false)
  const first = main.querySelector('fieldset') as HTMLElement
  for (const said of ['已填完', '600.00', '2026-11-01']) expect(first.textContent).toContain(said)

  ;(page.getByRole('button', { name: '修改 发票 1' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: '收起 发票 1' })).toHaveFocus()
  expect(box()?.checkVisibility()).toBe(true)

  await userEvent.keyboard('{Enter}')
  await expect.poll(() => box()?.checkVisibility()).toBe(false)
  seen.form.setError('invoices.0.invoiceNo', { message: '发票已用于其他申请' })
  await expect.poll(() => box()?.checkVisibility()).toBe(true)
  unmount()
})
