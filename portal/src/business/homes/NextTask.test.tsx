import { beforeEach, expect, test, vi } from 'vitest'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { home, visitor } from '#portal/session/testing/visitors.ts'
import { NextTask } from './NextTask.tsx'

const who = visitor()
vi.mock('#portal/session/useSession.ts', () => ({ useVisitor: () => who, useSecurity: () => ({}) }))
const issue = { kind: 'APPLICATION', businessType: 'ISSUE', amount: null, oldestAt: null }
let todos: object[] = []
let standing: object[] = []
vi.mock('#portal/http/client.ts', () => ({
  call: async ({ path }: { path: string }) =>
    path.endsWith('/by-type') ? [{ type: 'ISSUE', found: standing }] : todos,
}))
beforeEach(() => {
  todos = []
  standing = []
})

async function nextOf(given: object[]) {
  todos = given
  const { main, unmount } = await mountPage(<NextTask />)
  await expect.poll(() => main.querySelector('a')).not.toBeNull()
  const link = main.querySelector('a')
  const next = [link?.textContent, link?.getAttribute('href')]
  unmount()
  return next
}

test('visual: after an act the first of what waits for this person comes next', async () => {
  const returned = { ...issue, state: 'RETURNED', count: 3 }
  const next = await nextOf([{ ...issue, state: 'DRAFT', count: 0 }, returned])
  expect(next).toEqual(['去办：开立被驳回待修改（3）', '/credit/core/issue/issue?tab=returned'])
})

test('what others have to do, and what is only to be read, is no next task: home is', async () => {
  const others = { kind: 'ISSUED_UNANSWERED', count: 2, amount: '1.00', oldestAt: null }
  const unread = { kind: 'UNREAD_MESSAGES', count: 1, amount: null, oldestAt: null }
  expect(await nextOf([others, unread])).toEqual(['返回首页', home])
})

test('0049: what cannot be submitted now is no next task', async () => {
  const returned = { ...issue, state: 'RETURNED', count: 3 }
  standing = [{ name: 'ISSUE_SUSPENDED', message: '开立业务已暂停', pkApply: null }]
  expect(await nextOf([returned])).toEqual(['返回首页', home])
  // That there is nothing to choose concerns no form that has chosen.
  standing = [{ name: 'NO_LIMIT', message: '没有额度', pkApply: null }]
  expect((await nextOf([returned]))[0]).toContain('开立被驳回待修改')
})
