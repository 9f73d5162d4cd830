import type { DetailOf } from '@jinpiao/contract/applications'
import { issue } from '@jinpiao/contract/issue'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ApplicationDetail } from '#portal/archetypes/ApplicationDetail.tsx'
import { applicationQuery } from '#portal/archetypes/applicationQuery.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { issueFace, LimitImpact } from './IssueDetail.tsx'

vi.mock('#portal/http/client.ts', () => ({ call: () => new Promise(() => {}) }))

const taking = (amount: string | null) =>
  ({
    application: { amount },
    limit: { sourceName: '示范商业银行', product: '', total: '50000000.00', available: '28555883.92' },
  }) as DetailOf<typeof issue>

test('visual, Decision: what is left of the limit with this issue, as a share and as an amount', async () => {
  const { main, unmount } = await mountPage(<LimitImpact detail={taking('12345678.90')} />)
  const meter = main.querySelector('[role=meter]')
  expect(meter?.getAttribute('aria-valuenow')).toBe('68')
  for (const amount of ['21,444,116.08', '12,345,678.90', '16,210,205.02']) expect(main.textContent).toContain(amount)
  unmount()
})

test('visual, Decision: a limit that does not suffice says what it is over by', async () => {
  const { main, unmount } = await mountPage(<LimitImpact detail={taking('28555885.42')} />)
  expect(main.querySelector('[role=meter]')?.hasAttribute('data-over')).toBe(true)
  expect(main.textContent).toContain('1.50')
  unmount()
})

test('a draft without an amount shows the limit as it is', async () => {
  const { main, unmount } = await mountPage(<LimitImpact detail={taking(null)} />)
  expect(main.textContent).toContain('28,555,883.92')
  unmount()
})

test('visual, Check: a draft says whom it is for and what is missing, also without an amount', async () => {
  const client = new QueryClient()
  const named = { pkApply: 'A1', applyNo: 'SQ1', businessType: 'ISSUE', supplierName: '江城精铸有限公司' }
  const missing = { amount: null, promisedDate: null, tenorDays: null, returnReason: null }
  const application = { ...named, ...missing, state: 'DRAFT', actions: [] }
  const rest = { issuerName: '华岳重工股份有限公司', amountInWords: '', hints: [], changes: [], steps: [] }
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
