import { endpoint } from '@jinpiao/contract/endpoint'
import { listLimits } from '@jinpiao/contract/limits'
import { openPaths } from '@jinpiao/contract/productGates'
import { getSecurity, type MenuResource } from '@jinpiao/contract/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { runCommand } from '../acts/command.ts'
import { openOf } from '../queries/openPages.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { loadIdentity } from './identity.ts'

const data = z.object({ done: z.boolean() })
const gated = (path: `/${string}`, page: string) =>
  endpoint({ method: 'POST', path, summary: '', permission: [page], body: z.object({}), data })
const DRAW = '/credit/self-loan/draw/index'
const protocol = gated('/test/protocol', '/credit/self-loan/protocol/index')
const draw = gated('/test/draw', DRAW)
const chain = gated('/test/chain', '/credit/chain-credit/apply')
const act = gated('/test/act', DRAW)

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
  for (const each of [protocol, draw, chain]) t.api.on(each, async () => ({ done: true }))
  t.api.on(act, async ({ commandContext }) =>
    runCommand(await commandContext(), { name: 'TEST', permission: [DRAW] }, {}, async () => ({ done: true })),
  )
})
afterAll(() => t.close())

const setProducts = (pkCorp: string, lineAgreementTime: string | null, chainCreditEnabled: 0 | 1) =>
  t.services.database.write((tx) =>
    tx.updateTable('corp').set({ lineAgreementTime, chainCreditEnabled }).where('pkCorp', '=', pkCorp).execute(),
  )
const pkCorpOfPerson = async (name: string) => {
  const client = t.client()
  await client.enter(name)
  const query = { user3Required: 'true', menus3Required: 'true' } as const
  const { data: security } = await client.call(getSecurity, { query })
  const user = await t.services.database.read
    .selectFrom('corp_user')
    .select('fkCorp')
    .where('userId', '=', security.user3?.userId ?? '')
    .executeTakeFirstOrThrow()
  return { client, fkCorp: user.fkCorp, security }
}
const flat = (menus: readonly MenuResource[]): string[] =>
  menus.flatMap((menu) => [menu.menuBrief, ...flat(menu.childMenuResources)])

test('I20: the server takes what the portal offers, with and without agreement and chain credit', async () => {
  const { client, fkCorp, security } = await pkCorpOfPerson('SO')
  const codes = async () => {
    const answers = []
    for (const each of [protocol, draw, chain]) answers.push((await client.call(each, { body: {} })).code)
    return answers
  }
  await setProducts(fkCorp, null, 0)
  expect(await codes()).toEqual(['0', '01000202', '01000202'])
  await setProducts(fkCorp, '2026-01-01T00:00:00.000+08:00', 0)
  expect(await codes()).toEqual(['01000202', '0', '01000202'])
  await setProducts(fkCorp, null, 1)
  expect(await codes()).toEqual(['0', '01000202', '0'])

  const session = await t.services.database.read
    .selectFrom('session')
    .selectAll()
    .where('userId', '=', security.user3?.userId ?? '')
    .executeTakeFirstOrThrow()
  const identity = await loadIdentity(t.services.database.read, t.clock, session)
  const facts = { userType: 'CORP', lineAgreementTime: null, chainCreditEnabled: true } as const
  const offered = openPaths(flat(security.menus3 ?? []).filter(Boolean), facts)
  expect([...(identity?.permissions ?? [])].sort()).toEqual([...offered].sort())
})

test('I20: a core gets no self-loan page without an agreement', async () => {
  const { client, fkCorp } = await pkCorpOfPerson('CO')
  await setProducts(fkCorp, null, 0)
  for (const each of [protocol, draw]) expect((await client.call(each, { body: {} })).code).toBe('01000202')
})

test('I21: an agreement that ends while the page is open is seen by the act itself', async () => {
  const { client, fkCorp } = await pkCorpOfPerson('SO')
  await setProducts(fkCorp, '2026-01-01T00:00:00.000+08:00', 0)
  expect((await client.call(act, { body: {} })).code).toBe('0')
  await setProducts(fkCorp, null, 0)
  expect((await client.call(act, { body: {} })).code).toBe('01000202')
})

test('a link leads to a page that is open to the enterprise: by its roles, and by its products', async () => {
  const { fkCorp } = await pkCorpOfPerson('SO')
  const pages = ['/credit/core/issue/issue', DRAW, '/credit/chain/transfer/apply']
  const open = () => openOf(t.services.database.read, fkCorp, ['OPERATOR'], pages)
  await setProducts(fkCorp, null, 0)
  expect(await open()).toEqual(['/credit/chain/transfer/apply'])
  await setProducts(fkCorp, '2026-01-01T00:00:00.000+08:00', 0)
  expect(await open()).toEqual([DRAW, '/credit/chain/transfer/apply'])
  expect(await openOf(t.services.database.read, fkCorp, ['FINAL'], pages)).toEqual([])
})

test('a branch has the pages of its part of a limit, and issues on it; suppliers have none, nor the group', async () => {
  const groupsOf = (security: Awaited<ReturnType<typeof pkCorpOfPerson>>['security']) =>
    security.menus3?.map(({ menuName }) => menuName) ?? []
  const member = await pkCorpOfPerson('NO')
  expect(member.security.user3).toMatchObject({ userType: 'CORE', parentName: '华岳重工股份有限公司' })
  expect(flat(member.security.menus3 ?? [])).toEqual(
    expect.arrayContaining(['/my/limit/query', '/credit/core/issue/issue', '/credit/core/redeem/register']),
  )
  expect(groupsOf(member.security)).toContain('额度管理')
  const parts = (await member.client.call(listLimits, { query: {} })).data.list
  expect(parts).toMatchObject([{ givenByName: '华岳重工股份有限公司', actions: [{ action: 'ISSUE', allowed: true }] }])
  const other = await pkCorpOfPerson('SD')
  expect(flat(other.security.menus3 ?? [])).not.toContain('/my/limit/query')
  expect(groupsOf(other.security)).not.toContain('额度管理')
  expect((await other.client.call(listLimits, { query: {} })).code).toBe('01000202')
})
