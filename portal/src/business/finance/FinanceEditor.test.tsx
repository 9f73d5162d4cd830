import { getDraft } from '@jinpiao/contract/drafts'
import type { Endpoint } from '@jinpiao/contract/endpoint'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useApply } from '#portal/archetypes/apply/useApply.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { FinanceEditor } from './FinanceEditor.tsx'
import { financeApply } from './financeApply.ts'
import type { FinanceFacts } from './useFinanceFacts.ts'

vi.mock('#portal/http/client.ts', () => ({
  call: (endpoint: Endpoint) => (endpoint === getDraft ? Promise.resolve(null) : new Promise(() => {})),
}))
vi.mock('#portal/parts/useMayOpen.ts', () => ({ useMayOpen: () => () => false }))

const ticket = { pkCredit: 'T1', creditNo: 'JP20261101000001', amount: '100000.00' } as FinanceFacts['ticket']
const product = {
  pkProduct: 'P1',
  funderName: '示范商业银行',
  name: '金票融资',
  annualRate: '3.98',
  minAmount: '1000.00',
  maxAmount: '5000000.00',
  minDays: 7,
} as NonNullable<FinanceFacts['products']>[number]['product']
const facts = (changes: Partial<FinanceFacts> = {}): FinanceFacts => ({
  today: '2026-11-23',
  ticket,
  products: [{ product, blockedReason: null }],
  needsProofs: false,
  onTicket: () => {},
  ...changes,
})

async function editor(given: FinanceFacts) {
  const apply = financeApply.with(given)
  const seen: { state?: ReturnType<typeof useApply<typeof apply.of, ReturnType<typeof apply.empty>>> } = {}
  function Page() {
    const state = useApply(apply, { edit: '', copy: '', problemsOf: () => [] })
    seen.state = state
    return <FinanceEditor state={state} facts={given} onChecked={() => {}} />
  }
  const mounted = await mountPage(<Page />)
  const amount = page.getByRole('textbox', { name: /^融资金额/ })
  await expect.element(amount).toBeVisible()
  return { ...mounted, amount, form: seen.state?.form }
}

test('all of the ticket is financed unless somebody says less; one key brings the whole amount back', async () => {
  const { amount, form, unmount } = await editor(facts())
  await expect.poll(() => form?.getValues('amount')).toBe('100000.00')
  expect(form?.getValues('fkCredit')).toBe('T1')
  await expect.element(page.getByRole('button', { name: '全部票面金额' })).not.toBeInTheDocument()
  ;(amount.element() as HTMLInputElement).focus()
  await userEvent.keyboard('{Control>}a{/Control}60000{Tab}')
  await expect.poll(() => form?.getValues('amount')).toBe('60000.00')
  const whole = page.getByRole('button', { name: /全部票面金额/ })
  await expect.element(whole).toBeVisible()
  ;(whole.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => form?.getValues('amount')).toBe('100000.00')
  unmount()
})

test('spec §5: a supplier of the first level gives the contract; any other invoices, fund flow and further material', async () => {
  const first = await editor(facts())
  expect(first.main.textContent).toContain('发票（选填）')
  expect(first.main.textContent).not.toContain('资金流水')
  first.unmount()
  const other = await editor(facts({ needsProofs: true }))
  expect(other.main.textContent).not.toContain('发票（选填）')
  expect(other.main.textContent).toContain('本企业不是开立方的一级供应商')
  expect(other.main.textContent).toContain('资金流水')
  other.unmount()
})

test('it is factoring and no loan, said beside the price; without a funder there is no price yet', async () => {
  const { main, unmount } = await editor(facts())
  for (const words of ['应收账款转让保理，并非贷款', '选择资金方并填写金额后显示报价。', '3.98']) {
    expect(main.textContent).toContain(words)
  }
  unmount()
})
