import { onboardingTasks } from '@jinpiao/contract/onboarding'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { visitor } from '#portal/session/testing/visitors.ts'
import { FirstSteps } from './FirstSteps.tsx'

const pages = ['/my/enterprise-info/realname', '/my/enterprise-info/user/list', '/my/account/info']
const { allowed, who } = vi.hoisted(() => ({
  allowed: { now: [] as string[] },
  who: { parentName: undefined as string | undefined },
}))
vi.mock('#portal/session/useSession.ts', () => ({
  useSecurity: () => ({ user3: who }),
  useVisitor: () => visitor({ allowedPaths: new Set(allowed.now) }),
}))

const newCorp = {
  userType: 'CORP',
  realnameState: 'NONE',
  licenceDays: null,
  ukeyRequired: true,
  keys: 0,
  operators: 0,
  directors: 1,
  account: 'NONE',
  hasProduct: false,
  hasLimit: false,
  hasTicket: false,
} as const satisfies Parameters<typeof onboardingTasks>[0]
const shown = { userRoleMenuDisplay: true, ukeyMenuDisplay: true, invoiceMenuDisplay: true }

const open = (
  tasks: Parameters<typeof FirstSteps>[0]['tasks'],
  said: Partial<typeof shown> = {},
  more: string[] = [],
) => {
  allowed.now = [...pages, ...more]
  return mountPage(<FirstSteps tasks={tasks} />, new QueryClient(), { ...shown, ...said })
}
const rows = () => page.getByRole('listitem').elements()
const textOf = (title: string) => rows().find((row) => row.textContent?.includes(title))?.textContent ?? ''
const links = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'))

test('product §6.1: on the first day what is open leads on, and what has to wait says for what', async () => {
  await open(onboardingTasks(newCorp))
  await expect.poll(links).toEqual(pages.slice(0, 2))
  expect(textOf('企业实名认证')).toMatch(/未完成.*平台审核后生效|平台审核后生效.*未完成/)
  expect(textOf('收款账户与打款验证')).toMatch(/暂不可用/)
  expect(textOf('收款账户与打款验证')).toContain('企业实名认证通过后办理。')
})

test('… what is under way, done, and failed says so, and why', async () => {
  const facts = { ...newCorp, realnameState: 'PASSED', operators: 1, keys: 1, account: 'PENDING' } as const
  const tasks = onboardingTasks({ ...facts, licenceDays: 20 }).map((each) =>
    each.task === 'product' ? { ...each, state: 'FAILED' as const, why: '资料不全' } : each,
  )
  await open(tasks)
  await expect.poll(() => textOf('企业实名认证')).toContain('即将到期')
  expect(textOf('企业实名认证')).toContain('请凭新营业执照重新认证')
  expect(textOf('用户与角色')).toContain('已完成')
  expect(textOf('收款账户与打款验证')).toContain('办理中')
  expect(textOf('开通产品')).toContain('资料不全')
  // Renewed and followed: what is done leads nowhere.
  expect(links()).toEqual(['/my/enterprise-info/realname', '/my/account/info'])
})

test.each([
  [true, '/my/enterprise-info/user/list'],
  [false, undefined],
])('spec §3: userRoleMenuDisplay %s: the row of users leads to %s', async (userRoleMenuDisplay, href) => {
  await open(onboardingTasks(newCorp), { userRoleMenuDisplay })
  await expect.poll(links).toContain('/my/enterprise-info/realname')
  expect(links().find((each) => each === pages[1])).toBe(href)
  expect(textOf('用户与角色')).toContain('未完成')
})

test.each([
  ['userRoleMenuDisplay', '/my/enterprise-info/user/list'],
  ['ukeyMenuDisplay', '/my/enterprise-info/ukey/list'],
  ['invoiceMenuDisplay', '/my/invoice-manage/invoice-info'],
] as const)('spec §3: where %s is false no step leads to %s', async (flag, href) => {
  const tasks = onboardingTasks({ ...newCorp, realnameState: 'PASSED' }).map((each) => ({
    ...each,
    state: 'OPEN' as const,
  }))
  const ofBilling = [...tasks, { task: 'billing' as const, state: 'OPEN' as const }]
  const { unmount } = await open(ofBilling, {}, [href])
  await expect.poll(links).toContain(href)
  unmount()
  await open(ofBilling, { [flag]: false }, [href])
  await expect.poll(() => rows().length).toBeGreaterThan(0)
  expect(links()).not.toContain(href)
})

test('a branch gets its limit from its parent, and asks it', async () => {
  who.parentName = '华岳重工股份有限公司'
  const facts = { ...newCorp, userType: 'CORE', realnameState: 'PASSED', operators: 1, hasProduct: true } as const
  await open(onboardingTasks(facts))
  await expect.poll(() => textOf('取得开立额度')).toContain('请联系上级企业华岳重工股份有限公司分配额度。')
  who.parentName = undefined
})
