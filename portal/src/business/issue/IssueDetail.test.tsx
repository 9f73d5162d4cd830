import type { DetailOf } from '@jinpiao/contract/applications'
import { issue } from '@jinpiao/contract/issue'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ApplicationDetail } from '#portal/archetypes/ApplicationDetail.tsx'
import { applicationQuery } from '#portal/archetypes/applicationQuery.ts'
import { LimitImpact } from '#portal/business/limits/LimitImpact.tsx'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { issueFace } from './IssueDetail.tsx'

vi.mock('#portal/http/client.ts', () => ({ call: () => new Promise(() => {}) }))

/** As the server tells it: what is left of 50,000,000.00 without and with the application. */
const withLimit = (available: string, availableAfter: string, limitState = 'ACTIVE', issueSuspended = false) =>
  ({
    limit: {
      sourceName: '示范商业银行',
      product: '',
      limitState,
      issueSuspended,
      total: '50000000.00',
      available,
      availableAfter,
    },
  }) as DetailOf<typeof issue>

test.each([
  // Waits for a decision: what it takes is striped, and goes from what is left.
  ['28555883.92', '16210205.02', '68', ['21,444,116.08', '12,345,678.90', '本笔之后可用16,210,205.02'], '本笔 25%'],
  // A withdrawal gives back, and nothing is added.
  ['16210205.02', '28555883.92', '43', ['21,444,116.08', '本笔之后可用28,555,883.92', '16,210,205.02'], undefined],
  // Issued, or voided: what it took is gone already, or never was.
  ['16210205.02', '16210205.02', '68', ['33,789,794.98', '可用额度16,210,205.02'], undefined],
])(
  'visual, Decision: from %s to %s of the limit, as a share and as amounts',
  async (before, after, share, amounts, adding) => {
    const { main, unmount } = await mountPage(<LimitImpact detail={withLimit(before, after)} />)
    expect(main.querySelector('[role=meter]')?.getAttribute('aria-valuenow')).toBe(share)
    for (const amount of amounts) expect(main.textContent).toContain(amount)
    expect(main.textContent.includes(adding ?? '本笔 ')).toBe(adding !== undefined)
    unmount()
  },
)

test('of a limit that is not in force nothing is available, and its state says why', async () => {
  const { main, unmount } = await mountPage(<LimitImpact detail={withLimit('0.00', '0.00', 'SUSPENDED')} />)
  expect(main.querySelector('[role=meter]')).toBeNull()
  expect(main.textContent).toMatch(/已暂停.*可用额度0\.00/)
  unmount()
})

test('visual, Decision: a limit that does not suffice says what it is over by', async () => {
  const { main, unmount } = await mountPage(<LimitImpact detail={withLimit('28555883.92', '-1.50')} />)
  expect(main.querySelector('[role=meter]')?.hasAttribute('data-over')).toBe(true)
  expect(main.textContent).toContain('1.50')
  unmount()
})

test('visual, Check: a draft says whom it is for and what is missing, also without an amount', async () => {
  const client = new QueryClient()
  const named = { pkApply: 'A1', applyNo: 'SQ1', businessType: 'ISSUE', supplierName: '江城精铸有限公司' }
  const missing = { amount: null, promisedDate: null, tenorDays: null, returnReason: null }
  const application = { ...named, ...missing, state: 'DRAFT', lineSums: null, actions: [] }
  const rest = {
    issuerName: '华岳重工股份有限公司',
    amountInWords: '',
    hints: [],
    prices: [],
    checks: [],
    changes: [],
    steps: [],
  }
  client.setQueryData(applicationQuery(issue, 'A1').queryKey, { application, ...rest } as never)
  const parts = { face: issueFace, facts: () => null }
  const { main, unmount } = await mountPage(
    <ApplicationDetail of={issue} parts={parts} pkApply="A1" backHref="/" backLabel="新增开立" />,
    client,
  )
  const facts = ['金额未填写', '承诺付款日未填写', '开立方华岳重工股份有限公司', '供应商江城精铸有限公司']
  for (const fact of facts) await expect.poll(() => main.textContent).toContain(fact)
  unmount()
})
