import type { SecurityData, SessionRole } from '@jinpiao/contract/session'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { PortalRoute } from '#portal/routes/route.ts'
import { routeOf } from '#portal/routes/routes.ts'
import { securityAtom, store } from '#portal/session/store.ts'
import { clearStoredRole, storeRole } from '#portal/session/storedRole.ts'
import { guard } from './guard.ts'

// Frame, its words and pages bring half of the portal along.
vi.mock('#portal/i18n.ts', async (original) => ({ ...(await original<object>()), loadTexts: async () => {} }))
vi.mock('#portal/app/shell/SignedInShell.tsx', () => ({ SignedInShell: () => null }))
vi.mock('./loadPage.ts', () => ({
  importPages: async () => ({}),
  loadPage: async () => () => null,
}))

const signedIn = { candidateRoles: [], homeUrl: '', openedProductCorps: {}, menus3: [] } as unknown as SecurityData
const at = (address: string) =>
  guard({ request: new Request(`https://portal.test/cv3${address}`) } as Parameters<typeof guard>[0])

const issue = '/credit/core/issue/issue'

beforeEach(() => store.set(securityAtom, signedIn))
afterEach(() => {
  store.set(securityAtom, undefined)
  clearStoredRole()
})

test('product §4.2: an address without a page stays in the address bar and shows the page of such addresses', async () => {
  expect(await at('/no/such/page?id=1')).toMatchObject({
    path: '/no/such/page',
    route: { path: '/error-page/404', title: 'notFound' },
    Shell: expect.any(Function),
  })
})

test('spec §2: a page outside the menu is 403, which knows the page', async () => {
  const answer = (await at(issue)) as Response
  expect(answer.headers.get('location')).toBe('/error-page/403?from=%2Fcredit%2Fcore%2Fissue%2Fissue')
})

test('spec §2: a route that is marked dev opens without session, in the frame of public pages', async () => {
  const row = routeOf(issue) as PortalRoute
  row.dev = true
  store.set(securityAtom, null)
  onTestFinished(() => {
    delete row.dev
  })
  const shown = await at(issue)
  expect(shown).toMatchObject({ path: issue, Page: expect.any(Function) })
  expect(shown).not.toHaveProperty('Shell')
})

test('spec §1: whoever is signed in keeps name and dropdown on public pages, but on the login and where there is no header', async () => {
  storeRole({ pkRole: 'R1', roleCode: 'ROLE_CORE_DIRECTOR', roleLabel: '', homeUrl: issue } as SessionRole)
  for (const path of ['/register/reset-password', '/register/ukey-info']) {
    expect([path, await at(path)]).toEqual([path, expect.objectContaining({ Shell: expect.anything() })])
  }
  for (const path of ['/login', '/register']) {
    expect([path, await at(path)]).toEqual([path, expect.not.objectContaining({ Shell: expect.anything() })])
  }
})

test('a public page asks for no session where nobody was signed in', async () => {
  store.set(securityAtom, undefined)
  expect(await at('/register/reset-password')).not.toHaveProperty('Shell')
  expect(store.get(securityAtom)).toBeUndefined()
})
