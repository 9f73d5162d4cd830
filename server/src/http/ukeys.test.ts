import * as contract from '@jinpiao/contract/ukeys'
import { createNodeSigner, type NodeSigner } from '@jinpiao/ukey/nodeSigner'
import { addDays } from '@jinpiao/values/days'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findBrokenLink } from '../acts/audit.ts'
import { newPk } from '../acts/keys.ts'
import { DAY_MS, instantOf, todayOf } from '../domain/clock.ts'
import { remindUkeys } from '../jobs/ukeys.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

let t: TestApp
beforeEach(async () => {
  t = await createTestApp()
})
afterEach(() => t.close())

async function entered(person: string) {
  const client = t.client()
  expect((await client.enter(person)).code).toBe('0')
  return client
}
type Client = Awaited<ReturnType<typeof entered>>
const all = async (client: Client, query: object = {}) =>
  (await client.call(contract.listUkeys, { query: { pageSize: 100, ...query } })).data.list
const userOf = (userId: string) =>
  t.services.database.read.selectFrom('corp_user').selectAll().where('userId', '=', userId).executeTakeFirstOrThrow()
const tellings = (notice: string) =>
  t.services.database.read.selectFrom('message').selectAll().where('notice', '=', notice).execute()
const changeKey = (userId: string, change: { expiresAt?: string; certSerialNo?: string; state?: string }) =>
  t.services.database.write((tx) =>
    tx.updateTable('ukey').set(change).where('userId', '=', userId).where('state', '=', 'ACTIVE').execute(),
  )
/** The last moment of a day from today. */
const inDays = (days: number) => new Date(Date.parse(`${addDays(todayOf(t.clock), days)}T23:59:59+08:00`)).toISOString()

describe('who sees which keys', () => {
  test('a director those of the enterprise, an operator his own', async () => {
    const [director, operator] = [await entered('CD'), await entered('CO')]
    const keys = await all(director)
    expect(new Set(keys.map(({ bearerName }) => bearerName)).size).toBeGreaterThan(2)
    const own = await all(operator)
    expect(own.length).toBeGreaterThan(0)
    expect(own.every(({ isOwn }) => isOwn)).toBe(true)
    expect(keys.filter(({ isOwn }) => isOwn).every(({ actions }) => actions[0]?.action !== 'RENEW')).toBe(true)
    // I30: nobody of another enterprise.
    const elsewhere = (await all(await entered('SD'))).map(({ pkUkey }) => pkUkey)
    expect(keys.filter(({ pkUkey }) => elsewhere.includes(pkUkey))).toEqual([])
  })

  test('what a key is follows from its certificate, in the row, the filter and the order', async () => {
    const director = await entered('CD')
    await changeKey('user-co-huayue', { expiresAt: inDays(30) })
    await changeKey('user-cf-huayue', { expiresAt: inDays(31) })
    await changeKey('user-cd-huayue', { expiresAt: inDays(-1) })
    const stateOf = async (state: string) =>
      (await all(director, { ukeyState: [state] })).map(({ bearerName, ukeyState }) => [bearerName, ukeyState])
    expect(await stateOf('NEAR_EXPIRY')).toContainEqual(['陈嘉禾', 'NEAR_EXPIRY'])
    expect((await stateOf('EXPIRED')).length).toBeGreaterThan(0)
    for (const state of ['ACTIVE', 'NEAR_EXPIRY', 'EXPIRED', 'LOST', 'REVOKED'])
      for (const [, found] of await stateOf(state)) expect(found).toBe(state)
    const found = await all(director, { bearerName: '嘉禾', sort: 'ukeyState,asc' })
    expect(new Set(found.map(({ bearerName }) => bearerName))).toEqual(new Set(['陈嘉禾']))
  })
})

describe('挂失', () => {
  test('ends the key at once, and what waits for its signature; the bearer and the directors hear of it', async () => {
    const [director, operator] = [await entered('CD'), await entered('CO')]
    const userId = 'user-co-huayue'
    const at = instantOf(t.clock)
    const { personId, fkCorp } = await userOf(userId)
    const text = { nonce: newPk(), businessType: 'ISSUE', action: 'SUBMIT', original: '', entries: '[]', text: '{}' }
    await t.services.database.write((tx) =>
      tx
        .insertInto('sign_request')
        .values({ ...text, fkCorp, userId, personId, createdAt: at, expiresAt: at })
        .execute(),
    )
    const [key] = (await all(operator)).filter(({ actions }) => actions.length > 0)
    const params = { pkUkey: key?.pkUkey ?? '' }
    expect((await director.call(contract.loseUkey, { params })).data).toEqual({ ukeyState: 'LOST' })
    expect(await userOf(userId)).toMatchObject({ certNumber: null, uKeyCodeSuffix: null })
    const waiting = t.services.database.read.selectFrom('sign_request').select('nonce').where('userId', '=', userId)
    expect(await waiting.where('usedAt', 'is', null).execute()).toEqual([])
    const again = await operator.call(contract.loseUkey, { params })
    expect([again.code, again.message]).toEqual(['11000123', '该 UKEY 已挂失，不能办理'])
    expect((await all(operator)).find(({ pkUkey }) => pkUkey === params.pkUkey)).toMatchObject({
      ukeyState: 'LOST',
      daysRemaining: null,
      // What is lost is replaced.
      actions: [expect.objectContaining({ action: 'REISSUE' })],
    })
    const told = (await tellings('UKEY_LOST')).filter(({ target }) => target === `ukey:${params.pkUkey}`)
    expect(told.filter((each) => each.userId === userId)).toHaveLength(1)
    expect(new Set(told.map((each) => each.userId)).size).toBe(told.length)
    expect(told.length).toBeGreaterThan(1)
    expect(await findBrokenLink(t.services.database.read, 'corp-huayue')).toBeUndefined()
  })

  test('nobody else may: another operator, another enterprise', async () => {
    const [key] = await all(await entered('CO'))
    const params = { pkUkey: key?.pkUkey ?? '' }
    for (const person of ['CF', 'SD'])
      expect((await (await entered(person)).call(contract.loseUkey, { params })).code).toBe('01000302')
    expect((await (await entered('CO')).call(contract.listUkeys, {})).code).toBe('0')
  })
})

describe('检测', () => {
  async function keyFor(person: string, userId: string): Promise<[Client, NodeSigner]> {
    const signer = await createNodeSigner(t.demoCa, {
      subject: { commonName: person },
      days: 100,
      notBefore: new Date(t.clock.now() - DAY_MS),
    })
    const { certSerialNo } = signer.certificate
    await changeKey(userId, { certSerialNo })
    await t.services.database.write((tx) =>
      tx.updateTable('corp_user').set({ certNumber: certSerialNo }).where('userId', '=', userId).execute(),
    )
    return [await entered(person), signer]
  }

  async function tried(client: Client, signer: NodeSigner, certSerialNo = signer.certificate.certSerialNo) {
    const { original } = (await client.call(contract.getUkeyTest, { query: { certSerialNo } })).data
    const { signature } = await signer.sign(original, { signingTime: new Date(t.clock.now()) })
    return client.call(contract.testUkey, { body: { certSerialNo, original, signature } })
  }

  test('the registered key signs the test; once', async () => {
    const [client, signer] = await keyFor('CO', 'user-co-huayue')
    expect((await tried(client, signer)).data.ukeySuffix).toBe(signer.certificate.suffix)
    const { original } = (
      await client.call(contract.getUkeyTest, { query: { certSerialNo: signer.certificate.certSerialNo } })
    ).data
    expect(original).toContain('UKEY检测原文 v1')
    const { signature } = await signer.sign(original, { signingTime: new Date(t.clock.now()) })
    const body = { certSerialNo: signer.certificate.certSerialNo, original, signature }
    expect((await client.call(contract.testUkey, { body })).code).toBe('0')
    expect((await client.call(contract.testUkey, { body })).code).toBe('11000104')
    const changed = { ...body, original: original.replace('检测', '登录') }
    expect((await client.call(contract.testUkey, { body: changed })).code).toBe('11000103')
  })

  test('another person’s key, and a lost one, do not', async () => {
    const [client, signer] = await keyFor('CO', 'user-co-huayue')
    const other = await entered('CF')
    expect((await tried(other, signer)).code).toBe('11000101')
    const [key] = (await all(client)).filter(({ actions }) => actions.length > 0)
    await client.call(contract.loseUkey, { params: { pkUkey: key?.pkUkey ?? '' } })
    expect((await tried(client, signer)).code).toBe('11000102')
  })
})

test('the end of a certificate is told 30 days and 7 days before, each once', async () => {
  const userId = 'user-co-huayue'
  const job = { database: t.services.database, clock: t.clock }
  const heard = async () => (await tellings('UKEY_SOON')).filter((each) => each.userId === userId).length
  await changeKey(userId, { expiresAt: inDays(31) })
  await remindUkeys(job)
  expect(await heard()).toBe(0)
  await changeKey(userId, { expiresAt: inDays(30) })
  await remindUkeys(job)
  await remindUkeys(job)
  expect(await heard()).toBe(1)
  await changeKey(userId, { expiresAt: inDays(7) })
  await remindUkeys(job)
  await remindUkeys(job)
  expect(await heard()).toBe(2)
})
