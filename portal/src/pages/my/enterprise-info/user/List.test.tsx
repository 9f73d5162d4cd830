import type { PlatformConfig } from '@jinpiao/contract/platform'
import { type CorpUserRow, listUsers } from '@jinpiao/contract/users'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import UserList from './List.tsx'

const user = {
  userId: 'u1',
  personName: '陈嘉禾',
  mobile: '138****0101',
  idCode: '4201**********0012',
  roleNames: '经办',
  pkRoles: ['operator'],
  isManager: false,
  ukeySuffix: '6400',
  ukeyPost: '经办',
  needsBinding: false,
  userState: 'ACTIVE',
  lastLoginAt: null,
  version: 3,
  actions: [{ action: 'ROLES' }, { action: 'BIND' }, { action: 'STATE' }, { action: 'RESET' }],
} as unknown as CorpUserRow
vi.mock('#portal/http/client.ts', () => ({
  call: async (endpoint: unknown) =>
    endpoint === listUsers ? { list: [user], pagecond: { page: 1, pageSize: 10, count: 1 }, sum: {} } : [],
}))
const manager = { pkRole: 'm', roleCode: 'ROLE_CORP_MANAGER', roleLabel: '', homeUrl: '' }
vi.mock('#portal/session/useSession.ts', () => ({
  useSecurity: () => ({ user3: { userType: 'CORE' }, currentRole3: manager, roles3: [manager] }),
}))

const all = { userRoleAdd: true, userRoleModify: true, ukeyChange: true }
const modify = ['编辑角色', '停用', '重置密码']
const why = '平台已关闭角色变更，如需变更请联系客服。'

/** Spec §3: what the platform says, what the page offers then, and what it says instead. */
const table: readonly [Partial<PlatformConfig>, offered: readonly string[], said: string | undefined][] = [
  [{}, ['新增用户', '重新绑定', ...modify], undefined],
  [{ userRoleAdd: false }, ['重新绑定', ...modify], undefined],
  [{ userRoleModify: false }, ['新增用户', '重新绑定'], why],
  [{ ukeyChange: false }, ['新增用户', ...modify], undefined],
  [{ userRoleAdd: false, userRoleModify: false }, ['重新绑定'], why],
]
const acts = ['新增用户', '重新绑定', ...modify]

test.each(table)('spec §3: the platform says %j: the administrator is offered %j', async (flags, offered, said) => {
  await page.viewport(1280, 800)
  const { main } = await mountPage(<UserList />, new QueryClient(), { ...all, ...flags })
  await expect.element(page.getByText('陈嘉禾').first()).toBeVisible()
  const shown = () =>
    acts.filter((name) => page.getByRole('button', { name: new RegExp(`^${name}`) }).elements().length > 0)
  await expect.poll(() => shown().sort()).toEqual([...offered].sort())
  expect(main.textContent.includes(why)).toBe(said !== undefined)
})
