import { importPayroll } from '@jinpiao/contract/finance'
import { useForm } from 'react-hook-form'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { PayrollEditor } from './PayrollEditor.tsx'
import { emptyWage, type PayrollForm } from './payrollForm.ts'

const { call, download } = vi.hoisted(() => ({ call: vi.fn(), download: vi.fn() }))
vi.mock('#portal/http/client.ts', () => ({ call, download }))
beforeEach(() => vi.clearAllMocks())

async function editor(leftFen = 1_000_000n) {
  const onChecked = vi.fn()
  function Page() {
    const form = useForm<PayrollForm>({ defaultValues: { wages: [emptyWage()] } })
    return <PayrollEditor form={form} facts={{ state: 'DONE', leftFen }} onChecked={onChecked} />
  }
  return { ...(await mountPage(<Page />)), onChecked }
}
const box = (name: string, at = 0) => page.getByRole('textbox', { name }).nth(at)
const next = () => userEvent.click(page.getByRole('button', { name: '下一步：核对' }))

async function fill(at: number, accountNo: string, amount: string) {
  await userEvent.fill(box('收款人姓名', at), '王小明')
  await userEvent.fill(box('银行账号', at), accountNo)
  await userEvent.fill(box('收款开户行', at), '示范商业银行')
  await userEvent.fill(box('代发金额（元）', at), amount)
}

test('people are added and removed, the focus stays with the work, and the sum stands against what is left', async () => {
  const { main, onChecked } = await editor()
  await fill(0, '6299 0000 0000 0018', '6800')
  await userEvent.click(page.getByRole('button', { name: '添加一人' }))
  await expect.element(box('收款人姓名', 1)).toHaveFocus()
  expect(main.textContent).toContain('2 人')
  await userEvent.click(page.getByRole('button', { name: /^移除 第 2 人/ }))
  await expect.element(box('收款人姓名')).toHaveFocus()
  expect(main.textContent).toContain('尚可代发 10,000.00 元，本次代发后剩余 3,200.00 元')
  await next()
  const wage = { personName: '王小明', accountNo: '6299000000000018', bankName: '示范商业银行', amount: '6800.00' }
  await expect.poll(() => onChecked.mock.calls).toEqual([[[wage]]])
})

test('04000130: more than is left is refused as a whole; each fault stands at its field', async () => {
  const { main, onChecked } = await editor(100n)
  await fill(0, '123', '2.00')
  await next()
  await expect.element(page.getByRole('region', { name: '有 2 处需要修改' })).toHaveFocus()
  expect(main.textContent).toContain('超过尚可代发的 1.00 元')
  await expect.element(box('银行账号')).toHaveAttribute('aria-invalid', 'true')
  expect(onChecked).not.toHaveBeenCalled()
})

test('a sheet takes the place of the list, with its wrong cells marked', async () => {
  const { main } = await editor()
  const wage = { personName: '李红', accountNo: '6299000000000026', bankName: '示范商业银行', amount: '' }
  call.mockResolvedValue({
    wages: [
      { row: 2, ...wage, amount: '5.00' },
      { row: 4, ...wage },
    ],
    errors: [{ row: 4, cell: 'D4', field: 'amount', message: '代发金额（元）格式错误', value: '很多' }],
    seen: { sheet: 'Sheet1', sheets: ['Sheet1'], hiddenRows: [], takesHidden: false, notes: [], columns: {} },
  })
  await userEvent.upload(
    page.elementLocator(main.querySelector('input[type=file]') as Element),
    new File(['PK'], '12月工资.xlsx'),
  )
  await expect.poll(() => main.textContent).toContain('已读取 2 人，1 处有误')
  expect(call).toHaveBeenCalledWith(importPayroll, expect.anything())
  await expect.element(box('收款人姓名', 1)).toHaveValue('李红')
  await expect.element(box('代发金额（元）', 1)).toHaveAttribute('aria-invalid', 'true')
  await expect.element(box('代发金额（元）', 0)).not.toHaveAttribute('aria-invalid', 'true')
})
