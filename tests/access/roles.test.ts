import { openPaths } from '@jinpiao/contract/productGates'
import { getSecurity } from '@jinpiao/contract/session'
import { decide } from '@jinpiao/portal/routes/decide'
import { routeOf, routes } from '@jinpiao/portal/routes/routes'
import { concerns } from '@jinpiao/server/queries/limitPages'
import { menuRows, type RoleShort } from '@jinpiao/server/seed/menuRows'
import { isForRole, personInRole } from '@jinpiao/server/testing/people'
import { createTestApp, type TestApp } from '@jinpiao/server/testing/testApp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loanFactsOf, offered, visitorOfMenus } from './portalView.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

/** The table of spec §6: which role has which page. */
const rows = menuRows.flatMap((group) => group.rows)
const pagesOf = (short: string) => rows.filter(({ roles }) => roles.split(' ').includes(short)).map(({ path }) => path)

describe.each(Object.entries(personInRole) as [RoleShort, string][])('I20, I21, spec §6: %s', (short, person) => {
  test('menu, guard and server say one thing of each page and each call', async () => {
    const client = t.client()
    expect((await client.enter(person)).code).toBe('0')
    const { data } = await client.call(getSecurity, { query: { menus3Required: 'true', user3Required: 'true' } })
    const facts = await loanFactsOf(client)
    const visitor = visitorOfMenus(data, facts)
    // The pages of loans also depend on what the enterprise has agreed to (spec §6), those of limits on its having any.
    const userType = data.user3?.userType ?? 'CORP'
    const listed = pagesOf(short).filter((path) => concerns({ userType, parentCorp: null }, path))
    const open = openPaths(listed, { ...facts, userType, roleCode: data.currentRole3?.roleCode })
    const menu = offered(visitor)

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
