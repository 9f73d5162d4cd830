import { getTodos, listRecentApplications } from '@jinpiao/contract/todos'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { queryOf } from '#portal/http/queries.ts'
import { lackBoth } from '#portal/parts/testing/lackBoth.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { visitor } from '#portal/session/testing/visitors.ts'
import { RecentApplications, WaitingForMe } from './Applications.tsx'

const open = vi.hoisted<string[]>(() => [])
vi.mock('#portal/session/useSession.ts', () => ({ useVisitor: () => visitor({ allowedPaths: new Set(open) }) }))
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

test('all that waits is one list where it is of one type; of several the cards lead to each', async () => {
  const desk = '/credit/core/issue/director-approve'
  open.push(desk)
  const linkWith = async (businessTypes: readonly string[]) => {
    const client = new QueryClient()
    const row = { applyNo: 'SQ1', businessType: 'ISSUE', state: 'PENDING_DIRECTOR', amount: '1.00', actions: [] }
    const list = Array.from({ length: 9 }, (_, at) => ({ ...row, pkApply: `A${at}`, waitingHours: 1 }))
    const { queryKey } = queryOf('applications', listRecentApplications, { query: { box: 'TODO' } })
    client.setQueryData(queryKey, { list, pagecond: { count: 9 } } as never)
    const waiting = { kind: 'APPLICATION', state: 'PENDING_DIRECTOR', count: 9, amount: '9.00', oldestAt: null }
    const todos = businessTypes.map((businessType) => ({ ...waiting, businessType }))
    client.setQueryData(queryOf('todos', getTodos, {}).queryKey, todos as never)
    const { main } = await mountPage(<WaitingForMe desk="director" />, client)
    return main.querySelector(`a[href="${desk}"]`)?.textContent
  }
  expect(await linkWith(['ISSUE'])).toContain('9')
  expect(await linkWith(['ISSUE', 'ISSUE_CANCEL'])).toBeUndefined()
})
