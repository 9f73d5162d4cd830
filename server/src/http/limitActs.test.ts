import type { LimitWish } from '@jinpiao/contract/limitActs'
import * as limits from '@jinpiao/contract/limitActs'
import { listLimits } from '@jinpiao/contract/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBrokenLink } from '../acts/audit.ts'
import { runJob } from '../acts/command.ts'
import { DAY_MS } from '../domain/clock.ts'
import { systemContext } from '../jobs/system.ts'
import { endKey, newKeyPair, registerKey } from '../outside/institutionKeys.ts'
import { creditCodeOf, idCodeOf } from '../seed/codes.ts'
import { demoOperator, seedCorps } from '../seed/enterprises.ts'
import { addAdministrator } from '../session/administrators.ts'
import { answering, mayCall } from '../testing/figures/ask.ts'
import { staffOf } from '../testing/figures/enterprises.ts'
import { expectInvariants } from '../testing/invariants.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import type { TestClient } from '../testing/testClient.ts'

const codeOf = (corp: string) => creditCodeOf(seedCorps.findIndex(({ key }) => key === corp) + 1)
const wish: LimitWish = {
  act: 'GRANT',
  creditCode: codeOf('huayue'),
  limitProduct: '金票开立额度',
  channel: '银行直连',
  amount: '1000000.00',
  from: '2026-11-21',
  to: '2027-11-20',
}

let t: TestApp
/** Of 示范信托, with a key in the database. */
let trust: TestClient
let kid: string
beforeAll(async () => {
  t = await createTestApp()
  trust = t.client()
  const key = await trust.signer.publicKey()
  const named = { name: '示范信托', institution: 'FUNDER', funder: codeOf('trust') } as const
  ;({ kid } = await runJob(context(), (act) => registerKey(act, named, key)))
})
afterAll(() => t.close())

const context = () => systemContext(t.services, 'platform')
let next = 0
const door = (sent: LimitWish, evidenceKey = `limit-${String(++next).padStart(6, '0')}`) =>
  trust.call(limits.changeGrantedLimit, { body: { evidenceKey, wish: sent } })
const stateOf = async (pkLimit: string) =>
  (await trust.call(limits.listGrantedLimits)).data.limits.find((each) => each.pkLimit === pkLimit)

test('a funder grants, raises, lowers, freezes and ends its limits at the door, each act once', async () => {
  const granted = await door(wish, 'grant-0001')
  expect(granted).toMatchObject({ code: '0', data: { isRepeated: false } })
  const { pkLimit } = granted.data
  expect((await door(wish, 'grant-0001')).data).toEqual({ pkLimit, isRepeated: true })
  expect((await door({ ...wish, amount: '2.00' }, 'grant-0001')).code).toBe('99000409')
  expect((await door({ act: 'RAISE', pkLimit, amount: '500.00' })).code).toBe('0')
  expect((await door({ act: 'LOWER', pkLimit, amount: '1000500.01' })).code).toBe('05000101')
  expect((await door({ act: 'LOWER', pkLimit, amount: '100500.00' })).code).toBe('0')
  expect(await stateOf(pkLimit)).toMatchObject({ total: '900000.00', available: '900000.00', state: 'ACTIVE' })
  expect((await door({ act: 'FREEZE', pkLimit, comment: '' })).code).toBe('0')
  expect((await door({ act: 'FREEZE', pkLimit, comment: '' })).code).toBe('05000106')
  expect(await stateOf(pkLimit)).toMatchObject({ available: '0.00', idle: '900000.00', state: 'SUSPENDED' })
  expect((await door({ act: 'UNFREEZE', pkLimit, comment: '' })).code).toBe('0')
  expect((await door({ act: 'END', pkLimit, comment: '合同终止' })).code).toBe('0')
  expect((await door({ act: 'RAISE', pkLimit, amount: '1.00' })).code).toBe('05000105')
  await expectInvariants(t.services.database)
  // Whoever issues on it has been told of each act.
  const told = await t.services.database.read
    .selectFrom('message')
    .select(['notice', 'params'])
    .distinct()
    .where('target', '=', `limit:${pkLimit}`)
    .where('fkCorp', '=', 'corp-huayue')
    .execute()
  const params = Object.fromEntries(told.map((each) => [each.notice, JSON.parse(each.params) as string[]]))
  expect(params).toEqual({
    LIMIT_GRANTED: ['示范信托', '1,000,000.00', '2026-11-21', '2027-11-20'],
    LIMIT_RAISED: ['示范信托', '500.00', '1,000,500.00'],
    LIMIT_LOWERED: ['示范信托', '100,500.00', '900,000.00'],
    LIMIT_FROZEN: ['示范信托', '900,000.00'],
    LIMIT_RESUMED: ['示范信托', '900,000.00'],
    LIMIT_ENDED: ['示范信托', '900,000.00'],
  })
})

test('what a funder reads of its limits is what the core companies read of them', async () => {
  const { read } = t.services.database
  const { limits: granted } = (await trust.call(limits.listGrantedLimits)).data
  const server = answering(t.services.database, t.services.clock)
  let seen = 0
  for (const [reader] of await staffOf(read)) {
    if (reader === undefined || !mayCall(listLimits, reader)) continue
    const { list } = await server.answer(listLimits, reader, { query: { pageSize: 200 } })
    for (const { pkLimit, total, allocated, frozen, used, available, idle } of list) {
      const same = granted.find((each) => each.pkLimit === pkLimit)
      if (same === undefined) continue
      expect(same).toMatchObject({ total, allocated, frozen, used, available, idle })
      seen += 1
    }
  }
  expect(seen).toBeGreaterThan(1)
})

test('nobody reaches another funder’s limits, and no other institution has any', async () => {
  const { pkLimit } = await t.services.database.read
    .selectFrom('credit_limit')
    .select('pkLimit')
    .where('sourceName', '=', '示范商业银行')
    .executeTakeFirstOrThrow()
  expect((await door({ act: 'FREEZE', pkLimit, comment: '' })).code).toBe('01000302')
  expect((await door({ ...wish, creditCode: codeOf('jiangcheng') })).code).toBe('05000107')
  const bank = t.client()
  const key = await bank.signer.publicKey()
  await runJob(context(), (act) => registerKey(act, { name: '江城银行', institution: 'BANK' }, key))
  expect((await bank.call(limits.listGrantedLimits)).code).toBe('01000202')
})

test('two persons of the platform act for a funder: nobody decides what he has proposed himself', async () => {
  const mobile = '13800001199'
  const second = { corpName: '', creditCode: demoOperator, personName: '温知秋', mobile, idCode: idCodeOf(777) }
  const { personId } = await runJob(context(), (act) => addAdministrator(act, second))
  const { passwordHash } = await t.services.database.read
    .selectFrom('person')
    .select('passwordHash')
    .where('mobile', '=', '13800001103')
    .executeTakeFirstOrThrow()
  await t.services.database.write((tx) =>
    tx
      .updateTable('person')
      .set({ passwordHash, pwdChangedAt: '2026-11-20T00:00:00.000+08:00' })
      .where('personId', '=', personId)
      .execute(),
  )
  const [one, other, stranger] = [t.client(), t.client(), t.client()]
  await one.enter('FM')
  await other.enterAs({ corpName: '示范商业银行', mobile, password: 'Jinpiao@2026' })
  await stranger.enter('CD')
  const body = { funder: codeOf('factor'), wish }
  expect((await stranger.call(limits.proposeLimit, { body })).code).toBe('01000202')
  const { pkProposal } = (await one.call(limits.proposeLimit, { body })).data
  const decided = (client: TestClient) =>
    client.call(limits.decideLimit, { params: { pkProposal }, body: { answer: 'APPROVE' } })
  expect((await other.call(limits.listLimitProposals)).data.proposals).toMatchObject([
    { pkProposal, funderName: '示范保理', proposedByName: '温知夏', wish },
  ])
  expect((await decided(stranger)).code).toBe('01000202')
  expect((await decided(one)).code).toBe('01000201')
  expect((await decided(other)).data.pkLimit).toMatch(/^\w+$/)
  expect((await decided(other)).code).toBe('99000409')
  for (const chain of ['platform', 'corp-bank', 'corp-factor', 'corp-huayue'])
    expect(await findBrokenLink(t.services.database.read, chain)).toBeUndefined()
})

test('a key that was rotated counts until its day, one that was revoked no more', async () => {
  const listed = () => trust.call(limits.listGrantedLimits)
  await runJob(context(), (act) => endKey(act, t.clock, kid, 7))
  expect((await listed()).code).toBe('0')
  t.clock.advance(7 * DAY_MS)
  expect((await listed()).status).toBe(401)
  await expect(runJob(context(), (act) => endKey(act, t.clock, kid))).rejects.toMatchObject({ code: '01000302' })
  const { kty, crv, x, y } = await newKeyPair()
  const named = { name: '无', institution: 'FUNDER', funder: codeOf('huayue') } as const
  await expect(runJob(context(), (act) => registerKey(act, named, { kty, crv, x, y }))).rejects.toMatchObject({
    code: '05000109',
  })
})
