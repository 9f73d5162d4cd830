import { openPaths, type ProductFacts } from '@jinpiao/contract/productGates'
import { getSecurity } from '@jinpiao/contract/session'
import { decide } from '@jinpiao/portal/routes/decide'
import { routeOf, routes } from '@jinpiao/portal/routes/routes'
import { menuRows, type RoleShort } from '@jinpiao/server/seed/menuRows'
import { isForRole, personInRole } from '@jinpiao/server/testing/people'
import { createTestApp, type TestApp } from '@jinpiao/server/testing/testApp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { offered, visitorOfMenus } from './portalView.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

/** The table of spec §6: which role has which page. */
const rows = menuRows.flatMap((group) => group.rows)
const listedFor = (short: string) =>
  rows.filter(({ roles }) => roles.split(' ').includes(short)).map(({ path }) => path)

/** What decides about the loan products of an enterprise beside the table (I20). */
async function factsOf(creditCode: string) {
  const { userType, lineAgreementTime, chainCreditEnabled } = await t.services.database.read
    .selectFrom('corp')
    .select(['userType', 'lineAgreementTime', 'chainCreditEnabled'])
    .where('creditCode', '=', creditCode)
    .executeTakeFirstOrThrow()
  return {
    userType: userType as ProductFacts['userType'],
    lineAgreementTime,
    chainCreditEnabled: chainCreditEnabled === 1,
  }
}

describe.each(Object.entries(personInRole) as [RoleShort, string][])('I20, I21, spec §6: %s', (short, person) => {
  test('menu, guard and server say one thing of each page and each call', async () => {
    const client = t.client()
    expect((await client.enter(person)).code).toBe('0')
    const { data } = await client.call(getSecurity, { query: { menus3Required: 'true', user3Required: 'true' } })
    const facts = await factsOf(data?.user3?.creditCode ?? '')
    const visitor = visitorOfMenus(data, facts)
    const menu = offered(visitor)
    const open = openPaths(listedFor(short), facts)

    const seen = routes
      .filter(({ access }) => access === 'menu')
      .map(({ path, hideInMenu }) => {
        const isHidden = hideInMenu === true || rows.some((row) => row.path === path && row.hidden === true)
        return { path, isHidden, isInMenu: menu.has(path), isLetIn: decide(path, visitor).kind === 'show' }
      })
    expect(seen.length).toBeGreaterThan(30)
    for (const { path, isHidden, ...found } of seen) {
      const isOpen = open.has(path)
      expect({ path, ...found }).toEqual({ path, isInMenu: isOpen && !isHidden, isLetIn: isOpen })
    }

    // A page that the portal does not have yet is opened by the server's menu alone.
    const isOpened = (page: string) =>
      routeOf(page) === undefined ? visitor.allowedPaths.has(page) : decide(page, visitor).kind === 'show'
    for (const { method, path: address, permission, posts, multipart } of t.api.endpoints) {
      if (typeof permission === 'string') continue
      const path = address.replace(/:\w+/g, 'x')
      const { status, code } = await client.send(method, path, '', method === 'GET' || multipart ? '' : '{}')
      const isPermitted = permission.some(isOpened) && isForRole(posts, short)
      expect({ path, status, isRefused: code === '01000202' }).toEqual({ path, status: 200, isRefused: !isPermitted })
    }
  })
})

test('every page of the portal that needs a menu is in the table, and every role of the table has a person here', () => {
  const missing = routes.filter(({ access, path }) => access === 'menu' && !rows.some((row) => row.path === path))
  expect(missing.map(({ path }) => path)).toEqual([])
  const shorts = new Set(rows.flatMap((row) => row.roles.split(' ')))
  expect([...shorts].sort()).toEqual(Object.keys(personInRole).sort())
})
