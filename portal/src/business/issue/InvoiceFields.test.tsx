import { businessMessage } from '@jinpiao/contract/errors'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { InvoiceFields } from './InvoiceFields.tsx'
import { emptyInvoice, emptyLine, type IssueForm } from './issueForm.ts'
import { usePending } from './usePending.ts'

async function fields(amounts: string[] = []) {
  const seen = { form: undefined as unknown as UseFormReturn<IssueForm> }
  const line = { ...emptyLine(), amount: '1000.00' }
  const invoices = amounts.map((amountWithTax, index) => ({ ...emptyInvoice(), invoiceNo: `N${index}`, amountWithTax }))
  function Page() {
    seen.form = useForm<IssueForm>({ defaultValues: { lines: [{ ...line, trade: { ...line.trade, invoices } }] } })
    const pending = usePending(() => {})
    return <InvoiceFields form={seen.form} line={0} today="2026-11-21" pending={pending} />
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
  expect(seen.form.getValues('lines.0.trade.invoices').map(({ invoiceNo }) => invoiceNo)).toEqual([
    '12345678',
    '87654321',
  ])

  const remove = (number: number) => page.getByRole('button', { name: `移除 发票 ${number}` }).element() as HTMLElement
  remove(1).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => numbers(main)).toEqual(['87654321'])
  await expect.element(page.getByRole('textbox', { name: '发票号码' })).toHaveFocus()
  remove(1).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(add).toHaveFocus()
  expect(seen.form.getValues('lines.0.trade.invoices')).toEqual([])
  unmount()
})

test('product §4.5: sum and 发票覆盖率 stand there while one types, and what is missing', async () => {
  const { seen, main, unmount } = await fields(['600.00', '399.99'])
  await expect.poll(() => main.textContent).toContain('发票价税合计 999.99 元，发票覆盖率 99%，还差 0.01 元')
  seen.form.setValue('lines.0.trade.invoices.1.amountWithTax', '400.00')
  await expect.poll(() => main.textContent).toContain('发票价税合计 1,000.00 元，发票覆盖率 100%')
  expect(main.textContent).not.toContain('还差')
  unmount()
})

test('what is wrong with all of them together is tied to the button that adds one, until it is right', async () => {
  const { seen, main, unmount } = await fields(['600.00'])
  const message = businessMessage('06000111', ['600.00', '1,000.00', '400.00'])
  seen.form.setError('lines.0.trade.invoices', { message })
  const add = page.getByRole('button', { name: '添加发票' })
  await expect.element(add).toHaveAccessibleDescription(/请补充发票或减少开立金额/)
  seen.form.setValue('lines.0.trade.invoices.0.amountWithTax', '1000.00')
  await expect.poll(() => main.textContent).not.toContain('请补充发票')
  await expect.element(add).toHaveAccessibleDescription('')
  unmount()
})
