import type { SecurityData } from '@jinpiao/contract/session'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { securityAtom, store, strangerAtom } from '#portal/session/store.ts'
import OtherIdentity from './OtherIdentity.tsx'

// The frame around it has its own tests; it is a `main`, and so is what `mountPage` gives.
vi.mock('./PublicShell.tsx', () => ({ PublicShell: ({ children }: { children: React.ReactNode }) => children }))

const { refreshSession } = vi.hoisted(() => ({ refreshSession: vi.fn(async (_wish: object) => null) }))
vi.mock('#portal/session/session.ts', () => ({ refreshSession }))

const role = (pkRole: string, roleCode: string) => ({ pkRole, roleCode, roleLabel: '', homeUrl: '' })
const operator = role('R1', 'ROLE_CORP_OPERATOR')
const director = role('R2', 'ROLE_CORP_DIRECTOR')
const person = (userId: string, personName: string, userName: string, currentRole3: object) =>
  ({
    user3: { userId, personName, userName },
    currentRole3,
    candidateRoles3: [operator, director],
  }) as unknown as SecurityData
const before = person('U1', '陈嘉禾', '江城精铸有限公司', operator)

async function show(now: SecurityData) {
  store.set(strangerAtom, now)
  const { main } = await mountPage(<OtherIdentity now={now} />)
  return {
    main,
    buttons: () => [...main.querySelectorAll('button')].map((button) => button.textContent),
  }
}

beforeEach(() => {
  refreshSession.mockClear()
  store.set(securityAtom, before)
})
afterEach(() => {
  store.set(securityAtom, undefined)
  store.set(strangerAtom, undefined)
})

test('says who is signed in now, whose window it was, and what may be done', async () => {
  const { main, buttons } = await show(person('U2', '赵予安', '华岳重工股份有限公司', director))
  await expect.poll(() => document.activeElement?.textContent).toBe('登录用户已变更')
  expect(main.textContent).toContain('现在登录的是：赵予安，主管，华岳重工股份有限公司')
  expect(main.textContent).toContain('已填内容仅为陈嘉禾本人保留')
  expect(buttons()).toEqual(['以赵予安继续', '以陈嘉禾重新登录'])
})

test('in another role of the same person it can be switched back, and only as who was named', async () => {
  const { buttons } = await show(person('U1', '陈嘉禾', '江城精铸有限公司', director))
  await expect.poll(() => document.activeElement?.textContent).toBe('登录角色已变更')
  expect(buttons()).toEqual(['以主管继续', '切换回经办'])
  await page.getByRole('button', { name: '切换回经办' }).click()
  await expect.poll(() => store.get(strangerAtom)).toBeUndefined()
  expect(refreshSession.mock.calls).toEqual([[{ pkRole: 'R1', stating: 'U1/R2' }]])
})

test('a role that was taken away is said to be, and nobody is told to switch back to it', async () => {
  const now = { ...person('U1', '陈嘉禾', '江城精铸有限公司', director), candidateRoles3: [director] } as SecurityData
  const { main, buttons } = await show(now)
  await expect.poll(() => main.textContent).toContain('该角色已被管理员取消')
  expect(main.textContent).not.toContain('切换回')
  expect(buttons()).toEqual(['以主管继续'])
})
