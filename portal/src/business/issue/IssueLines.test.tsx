import { getDraft } from '@jinpiao/contract/drafts'
import type { Endpoint } from '@jinpiao/contract/endpoint'
import { issue } from '@jinpiao/contract/issue'
import type { CreditLimit } from '@jinpiao/contract/limits'
import { defaultTenorPolicy } from '@jinpiao/contract/tenor'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { type ApplyState, useApply } from '#portal/archetypes/apply/useApply.ts'
import { forgetUnsaved } from '#portal/drafts/unsavedDrafts.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { IssueEditor } from './IssueEditor.tsx'
import { issueApply } from './issueApply.tsx'
import { emptyLine, type IssueForm, type LineForm } from './issueForm.ts'
import { findProblems } from './issueProblems.ts'
import type { IssueFacts } from './useIssueFacts.ts'

vi.mock('#portal/parts/useMayOpen.ts', () => ({ useMayOpen: () => () => false }))
vi.mock('#portal/http/client.ts', () => ({
  call: (endpoint: Endpoint) => (endpoint === getDraft ? Promise.resolve(null) : new Promise(() => {})),
}))

const limit = {
  pkLimit: 'L1',
  sourceName: '示范商业银行',
  product: '开立额度',
  state: 'ACTIVE',
  total: '100000.00',
  allocated: '0.00',
  frozen: '0.00',
  used: '0.00',
  available: '100000.00',
  idle: '0.00',
  from: '2026-01-01',
  to: '2027-12-31',
  actions: [{ action: 'ISSUE', allowed: true }],
} as CreditLimit
const facts: IssueFacts = {
  today: '2026-11-21',
  limits: [limit],
  holidays: [],
  tenor: { policies: defaultTenorPolicy, isCentralSoe: false },
}
const apply = issueApply.with(facts)

const file = { pkFile: 'F1', name: '合同.pdf', size: 1200 }
const finished: LineForm = {
  ...emptyLine('L1'),
  pkSupplier: 'S1',
  supplierName: '江城精铸有限公司',
  amount: '60000.00',
  promisedDate: '2027-02-19',
  remark: '11 月铸件款',
  trade: {
    ...emptyLine().trade,
    contractNo: 'LJ-0931',
    contractName: '年度采购合同',
    contractAmount: '80000.00',
    signedDate: '2026-11-01',
    files: [file],
  },
}

async function editor() {
  // What the test before has typed, by nobody who is signed in, would be offered as a draft.
  forgetUnsaved('')
  const seen = { state: undefined as unknown as ApplyState<typeof issue, IssueForm> }
  function Page() {
    seen.state = useApply(apply, { edit: '', copy: '', problemsOf: (values) => findProblems(values, facts) })
    return <IssueEditor state={seen.state} facts={facts} onChecked={() => {}} />
  }
  const mounted = await mountPage(<Page />)
  await expect.poll(() => mounted.main.querySelector('form')).not.toBeNull()
  seen.state.form.reset({ lines: [finished] })
  return { form: seen.state.form, ...mounted }
}

const press = async (name: string) => {
  ;(page.getByRole('button', { name, exact: true }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
}

test('a finished line folds to party and amount when the next begins, and opens by keyboard', async () => {
  const { main, unmount } = await editor()
  await press('再加一个供应商')
  await expect.element(page.getByRole('heading', { name: '第 1 笔 江城精铸有限公司' })).toBeVisible()
  await expect.poll(() => main.querySelector('#line-0')?.textContent).toContain('60,000.00')
  expect(main.querySelector('#line-0')?.textContent).toContain('已填完')
  const fold = page.getByRole('button', { name: '修改 第 1 笔' })
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false')
  await expect.poll(() => document.activeElement?.id).toBe('lines.1.pkLimit')

  await press('修改 第 1 笔')
  const open = page.getByRole('button', { name: '收起 第 1 笔' })
  await expect.element(open).toHaveAttribute('aria-expanded', 'true')
  await expect.element(open).toHaveFocus()
  expect(document.getElementById('lines.0.amount')?.checkVisibility()).toBe(true)
  unmount()
})

test('an error inside a folded line opens it, and the error summary reaches a field that is folded', async () => {
  const { main, form, unmount } = await editor()
  await press('再加一个供应商')
  await expect.element(page.getByRole('button', { name: '修改 第 1 笔' })).toBeVisible()
  form.setError('lines.0.amount', { type: 'server', message: '金额不能超过可用额度' })
  await expect.element(page.getByRole('button', { name: '收起 第 1 笔' })).toBeVisible()

  form.setValue('lines.0.amount', '')
  await press('下一步：核对')
  await expect.element(page.getByRole('link', { name: '第 1 笔：请填写金额' })).toBeVisible()
  // The summary takes the focus one frame after it is seen.
  await expect.poll(() => document.activeElement?.querySelector('a')?.textContent).toBe('第 1 笔：请填写金额')
  await press('收起 第 1 笔')
  expect(document.getElementById('lines.0.amount')?.checkVisibility()).toBe(false)
  ;(page.getByRole('link', { name: '第 1 笔：请填写金额' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement?.id).toBe('lines.0.amount')
  expect(main.querySelectorAll('#line-0 [hidden]').length).toBe(0)
  unmount()
})

test('复制上一笔 takes contract and files along, neither party, amount and remark nor invoices (I15)', async () => {
  const { form, unmount } = await editor()
  form.setValue('lines.0.trade.invoices', [
    { invoiceNo: '12345678901234567890', invoiceCode: '', issueDate: '', amountWithTax: '', files: [] },
  ])
  await press('再加一个供应商')
  await press('复制上一笔 第 2 笔')
  const copied = form.getValues('lines.1')
  expect(copied.trade).toEqual({ ...finished.trade, invoices: [] })
  expect(copied).toMatchObject({ pkSupplier: '', supplierName: '', amount: '', remark: '', promisedDate: '2027-02-19' })
  await expect.element(page.getByRole('textbox', { name: '合同编号' }).last()).toHaveValue('LJ-0931')
  // The contract is there: it is not written over. The focus is where the rest is typed.
  await expect.poll(() => document.activeElement?.id).toBe('lines.1.pkLimit')
  await expect.poll(() => document.body.textContent).toContain('已复制第 1 笔的合同和文件')
  expect(page.getByRole('button', { name: '复制上一笔 第 2 笔' }).elements()).toEqual([])
  unmount()
})

test('several lines of a draft come back folded; one that is removed gives the focus to the next', async () => {
  const { main, form, unmount } = await editor()
  form.reset({ lines: [finished, { ...finished, amount: '1000.00' }, emptyLine('L1')] })
  await expect.poll(() => main.querySelectorAll('[data-folded=true]').length).toBe(2)
  await press('修改 第 1 笔')
  await press('移除 第 1 笔')
  await expect.poll(() => form.getValues('lines').length).toBe(2)
  await expect.element(page.getByRole('button', { name: '修改 第 1 笔' })).toHaveFocus()
  unmount()
})

test('over the limit, the field, its number and the meter turn to danger together, with the key that goes over', async () => {
  const { main, unmount } = await editor()
  const box = () => document.getElementById('lines.0.amount') as HTMLInputElement
  await expect.poll(() => box().value).toBe('60,000.00')
  const amount = box()
  const turned = () => [
    amount.hasAttribute('data-invalid'),
    main.querySelector(`.${css.over} [aria-hidden=true]`)?.textContent?.includes('100,000') ?? false,
    main.querySelector('[role=meter]')?.hasAttribute('data-over'),
  ]
  await userEvent.fill(amount, '100000.0')
  await expect.poll(turned).toEqual([false, false, false])
  await userEvent.keyboard('1')
  await expect.poll(turned).toEqual([true, true, true])
  expect(amount.getAttribute('aria-invalid'), 'said in words when the field is left').toBeNull()
  await userEvent.keyboard('{Backspace}')
  await expect.poll(turned).toEqual([false, false, false])
  unmount()
})
