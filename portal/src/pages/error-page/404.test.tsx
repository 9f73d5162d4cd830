import type { SecurityData } from '@jinpiao/contract/session'
import { afterEach, expect, test } from 'vitest'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { securityAtom, store } from '#portal/session/store.ts'
import { home } from '#portal/session/testing/visitors.ts'
import NotFound from './404.tsx'

const entry = (menuBrief: string) => ({ menuName: '', menuBrief, hidden: false, childMenuResources: [] })
afterEach(() => store.set(securityAtom, undefined))

test('product §4.2: an address without a page is said to be none, with the ways out', async () => {
  const menus3 = [entry(home), entry('/help/index')]
  store.set(securityAtom, {
    candidateRoles: [],
    homeUrl: home,
    openedProductCorps: {},
    menus3,
  } as unknown as SecurityData)
  const { main } = await mountPage(<NotFound />)
  expect(main.querySelector('h1')?.textContent).toBe('页面不存在')
  expect(main.textContent).not.toContain('无权')
  expect([...main.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([home, '/help/index'])
  expect(main.textContent).toContain('400-111-5318')
})
