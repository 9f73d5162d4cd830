import { issue } from '@jinpiao/contract/issue'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { issueApply } from '#portal/business/issue/issueApply.tsx'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { visitor } from '#portal/session/testing/visitors.ts'
import { StoredApplications } from './StoredApplications.tsx'
import { storedKinds, storedStates } from './storedLists.ts'

const row = {
  pkApply: 'a1',
  applyNo: 'SQ20261121000001',
  businessType: 'ISSUE',
  state: 'DRAFT',
  counterpartyName: '江城精铸有限公司',
  supplierName: '江城精铸有限公司',
  amount: '275000.00',
  promisedDate: '2027-03-06',
  updatedAt: '2026-11-21T09:00:00+08:00',
  actions: [],
}
const asked: object[] = []
vi.mock('#portal/session/useSession.ts', () => ({ useVisitor: () => visitor(), useSecurity: () => ({}) }))
vi.mock('#portal/http/client.ts', () => ({
  call: async (endpoint: unknown, { query }: { query?: object } = {}) => {
    if (endpoint !== issue.list) return []
    asked.push(query ?? {})
    const pagecond = { page: 1, pageSize: 10, count: 1, sort: 'updatedAt,desc' }
    return { list: [row], pagecond, sum: { amount: '275000.00' } }
  },
}))

test.each(storedKinds)('stored applications are a list like any other: %s', async (kind) => {
  await page.viewport(1440, 900)
  asked.length = 0
  const apply = issueApply.with({} as never)
  const { main, unmount } = await mountPage(<StoredApplications apply={apply} kind={kind} />)
  await expect.element(page.getByRole('row', { name: /SQ20261121000001/ })).toBeVisible()
  expect(asked[0]).toMatchObject({ box: 'ALL', state: storedStates(issue, kind) })
  // Filters, columns, a file and paper, the sum, and the order that it is in.
  await expect.element(page.getByRole('search')).toBeVisible()
  for (const name of ['选择列', '导出', '打印', '查询']) {
    await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible()
  }
  expect(main.textContent).toContain('275,000.00')
  const order = [...main.querySelectorAll('[aria-sort]')].map((head) => [
    head.textContent,
    head.getAttribute('aria-sort'),
  ])
  expect(order).toEqual([['更新时间', 'descending']])
  unmount()
})
