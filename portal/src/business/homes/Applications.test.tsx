import { listRecentApplications } from '@jinpiao/contract/todos'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { queryOf } from '#portal/http/queries.ts'
import { lackBoth } from '#portal/parts/testing/lackBoth.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { visitor } from '#portal/session/testing/visitors.ts'
import { RecentApplications } from './Applications.tsx'

vi.mock('#portal/session/useSession.ts', () => ({ useVisitor: () => visitor({ allowedPaths: new Set() }) }))
vi.mock('#portal/http/client.ts', () => ({ call: () => new Promise(() => {}) }))

async function entryOf(amount: string | null) {
  const client = new QueryClient()
  const row = { pkApply: 'A1', applyNo: 'SQ1', businessType: 'ISSUE', state: 'DRAFT', amount, actions: [] }
  const { queryKey } = queryOf('applications', listRecentApplications, { query: { box: 'ALL' } })
  const list = [{ ...row, counterpartyName: '江城精铸有限公司' }]
  client.setQueryData(queryKey, { list, pagecond: { count: 1 } } as never)
  const { main } = await mountPage(<RecentApplications />, client)
  return [...(main.querySelector('li')?.children ?? [])].map(({ textContent }) => textContent)
}

test('a draft without its amount has a dash in its place; of a type without amounts there is no place', async () => {
  expect((await entryOf(null)).at(-1)).toBe('—')
  lackBoth('ISSUE')
  expect((await entryOf(null)).at(-1)).toBe('江城精铸有限公司')
})
