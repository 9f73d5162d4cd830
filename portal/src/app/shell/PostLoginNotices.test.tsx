import type { SecurityData } from '@jinpiao/contract/session'
import { type ReactNode, useEffect, useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountShell } from '#portal/app/testing/mountShell.tsx'
import { BusinessError } from '#portal/http/errors.ts'
import { isHidden } from '#portal/session/notices.ts'
import { securityAtom, store } from '#portal/session/store.ts'
import { PostLoginNotices } from './PostLoginNotices.tsx'

const server = vi.hoisted(() => ({ licenceExpired: true, mayOpen: true }))
vi.mock('#portal/http/client.ts', () => ({
  call: async () => {
    if (server.licenceExpired) throw new BusinessError('03000280', '营业执照已过期')
    return {}
  },
}))
// Whether the page is in the menu is the affair of decide(); here it either is or is not.
vi.mock('#portal/routes/decide.ts', async (original) => ({
  ...(await original<typeof import('#portal/routes/decide.ts')>()),
  decide: () => ({ kind: server.mayOpen ? 'show' : 'redirect' }),
}))

const session = { endsAt: '2026-11-30T20:00:00+08:00' }
const security = (roleCode: string, over: Partial<SecurityData> = {}) =>
  ({
    currentRole3: { pkRole: '1', roleCode, roleLabel: '', homeUrl: '' },
    candidateRoles: [roleCode],
    homeUrl: '',
    needUpdatePwd: false,
    openedProductCorps: {},
    ...session,
    ...over,
  }) as SecurityData
const titles = () => [...document.querySelectorAll('[role=dialog] h2')].map((heading) => heading.textContent)

let mounted: Awaited<ReturnType<typeof mountShell>>
const mount = async (who: SecurityData, before: ReactNode = null) => {
  store.set(securityAtom, who)
  mounted = await mountShell(
    <>
      {before}
      <PostLoginNotices />
    </>,
  )
}
/** As RouteEffects does when the login page has gone. */
function Arrival() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h1 ref={heading} tabIndex={-1}>
      首页
    </h1>
  )
}
beforeEach(() => {
  sessionStorage.clear()
  Object.assign(server, { licenceExpired: true, mayOpen: true })
})
afterEach(() => mounted.unmount())

test('spec §8: 立即认证 leads to the verification and dismisses the dialog', async () => {
  await mount(security('ROLE_CORE_OPERATOR'))
  await userEvent.click(page.getByRole('link', { name: '立即认证' }))
  await expect.poll(() => mounted.path()).toBe('/my/enterprise-info/realname')
  await expect.poll(titles).toEqual([])
  expect(isHidden('licence', session)).toBe(true)
})

test('spec §4: first the licence, then the UKEY; each is dismissed once', async () => {
  await mount(security('ROLE_CORE_OPERATOR', { uKeyNearExpiryDays: 3 }))
  await expect.poll(titles).toEqual(['营业执照已过期'])
  await userEvent.click(page.getByRole('button', { name: '知道了' }))
  await expect.poll(titles).toEqual(['UKEY即将到期'])
  await userEvent.click(page.getByRole('button', { name: '知道了' }))
  await expect.poll(titles).toEqual([])
  expect([isHidden('licence', session), isHidden('ukey', session)]).toEqual([true, true])
})

test('spec §6: only the director gets the link, others are told to ask one', async () => {
  server.licenceExpired = false
  await mount(security('ROLE_CORE_OPERATOR', { uKeyNearExpiryDays: 3 }))
  await expect.element(page.getByText('请联系主管更新')).toBeVisible()
  expect(document.querySelector('[role=dialog] a')).toBeNull()
  mounted.unmount()
  await mount(security('ROLE_CORE_DIRECTOR', { uKeyNearExpiryDays: 0 }))
  await expect.poll(titles).toEqual(['UKEY已过期'])
  await userEvent.click(page.getByRole('link', { name: '更新UKEY' }))
  await expect.poll(() => mounted.path()).toBe('/my/enterprise-info/ukey/list')
  await expect.poll(titles).toEqual([])
})

test('2.4.3: a dialog that opens with the page gives the focus to the heading of the page when it closes', async () => {
  await mount(security('ROLE_CORE_DIRECTOR', { uKeyNearExpiryDays: 18 }), <Arrival />)
  await expect.poll(titles).toEqual(['UKEY即将到期'])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.activeElement?.textContent).toBe('首页')
  mounted.unmount()
  sessionStorage.clear()
  await mount(security('ROLE_CORE_OPERATOR', { uKeyNearExpiryDays: 18 }), <Arrival />)
  for (const title of ['营业执照已过期', 'UKEY即将到期']) {
    await expect.poll(titles).toEqual([title])
    await userEvent.keyboard('{Escape}')
  }
  await expect.poll(() => document.activeElement?.textContent).toBe('首页')
})

test('no link is offered to where the person may not go: then the words say the way out, also to the administrator', async () => {
  server.mayOpen = false
  await mount(security('ROLE_CORE_OPERATOR'))
  await expect.poll(titles).toEqual(['营业执照已过期'])
  const said = () => document.querySelector('[role=dialog] p')?.textContent
  expect(said()).toBe('请由贵企业管理员凭新营业执照重新进行实名认证，可拨打客服热线 400-111-5318 办理。')
  expect(document.querySelector('[role=dialog] a')).toBeNull()
  mounted.unmount()
  server.licenceExpired = false
  await mount(security('ROLE_CORE_DIRECTOR', { uKeyNearExpiryDays: 18 }))
  await expect.poll(said).toBe('您的 UKEY 还有 18 天到期。')
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('请拨打客服热线 400-111-5318 办理更新。')
  expect(document.querySelector('[role=dialog] a')).toBeNull()
})
