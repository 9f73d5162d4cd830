import type { SecurityData, SessionRole } from '@jinpiao/contract/session'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mountShell } from '#portal/app/testing/mountShell.tsx'
import { securityAtom, store } from '#portal/session/store.ts'
import { UserMenu } from './UserMenu.tsx'

const role = (roleCode: string): SessionRole => ({ pkRole: roleCode, roleCode, roleLabel: '', homeUrl: '' })
const [operator, director, manager] = ['ROLE_CORE_OPERATOR', 'ROLE_CORE_DIRECTOR', 'ROLE_CORP_MANAGER'].map(role)

let mounted: Awaited<ReturnType<typeof mountShell>>
async function mount(over: Partial<SecurityData>) {
  store.set(securityAtom, {
    user3: { personName: '赵予安', userName: '华岳重工股份有限公司' },
    candidateRoles: [],
    homeUrl: '',
    openedProductCorps: {},
    ...over,
  } as SecurityData)
  mounted = await mountShell(<UserMenu />)
  await expect.poll(() => mounted.host.querySelector('button')).not.toBeNull()
  return mounted.host.querySelector('button')!
}
afterEach(() => {
  mounted.unmount()
  store.set(securityAtom, undefined)
})

test.each([
  ['one role', [operator], operator, '赵予安、经办 · 华岳重工股份有限公司'],
  ['several', [manager, director, operator], director, '赵予安、主管（当前）、管理员、经办 · 华岳重工股份有限公司'],
  ['two of one word', [director, role('ROLE_CORP_DIRECTOR')], director, '赵予安、主管 · 华岳重工股份有限公司'],
  ['no role', undefined, undefined, '赵予安、华岳重工股份有限公司'],
])(
  'spec §1: the user block names every role of the person, then the company: %s',
  async (_case, all, current, name) => {
    const over = { ...(all && { roles3: all as SessionRole[] }), ...(current && { currentRole3: current }) }
    expect((await mount(over)).textContent).toBe(name)
  },
)

test('spec §1: the labels of several roles lie inside the block', async () => {
  await page.viewport(1280, 720)
  const all = [manager, director, operator, role('ROLE_CORE_FINAL_REVIEW')] as SessionRole[]
  const button = await mount({ roles3: all, currentRole3: all[1]! })
  for (const part of button.querySelectorAll('span')) {
    expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(button.getBoundingClientRect().right)
  }
})

test.each([true, false])(
  'Q22: with enableSwitchVersion %s the menu leads to the other version, or does not name it',
  async (has) => {
    const user3 = { personName: '赵予安', userName: '华岳', enableSwitchVersion: has }
    ;(await mount({ user3: user3 as NonNullable<SecurityData['user3']> })).click()
    await expect.element(page.getByRole('menuitem', { name: '退出' })).toBeVisible()
    expect(page.getByRole('menuitem', { name: '切换到另一版本' }).elements()).toHaveLength(has ? 1 : 0)
  },
)
