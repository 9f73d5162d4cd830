import { getSecurity, loginBySms, sendSms } from '@jinpiao/contract/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '../domain/clock.ts'
import { changePlatform } from '../testing/platform.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

describe('a platform without isOrgLogin (Q21)', () => {
  test('takes no enterprise and password, and still the other ways', async () => {
    const other = await createTestApp()
    await changePlatform(other.services, { isOrgLogin: false })
    const client = other.client()
    expect((await client.enter('CO')).code).toBe('01000202')
    const mobile = '13800000101'
    const { data } = await client.call(sendSms, { body: { mobile, scene: 'LOGIN' } })
    const body = { mobile, code: data.demoCode ?? '', requestKey: await client.signer.publicKey() }
    expect((await client.call(loginBySms, { body })).code).toBe('0')
    await other.close()
  })
})

describe('limits by address', () => {
  test('hold at the login, whoever is tried, and at the sending of codes', async () => {
    const other = await createTestApp()
    const client = other.client()
    const body = (mobile: string) => ({ mobile, code: '000000', requestKey })
    const requestKey = await client.signer.publicKey()
    for (let tries = 0; tries < 100; tries += 1) {
      const mobile = String(13_900_000_000 + tries)
      expect((await client.call(loginBySms, { body: body(mobile) })).code).toBe('01000103')
    }
    expect((await client.call(loginBySms, { body: body('13900000999') })).code).toBe('99000429')
    expect((await client.enter('CO')).code).toBe('99000429')
    for (let sent = 0; sent < 40; sent += 1) {
      const mobile = String(13_900_000_000 + sent)
      expect((await client.call(sendSms, { body: { mobile, scene: 'LOGIN' } })).code).toBe('0')
    }
    const { code } = await client.call(sendSms, { body: { mobile: '13900000999', scene: 'LOGIN' } })
    expect(code).toBe('99000429')
    await other.close()
  })
})

describe('who has been taken away', () => {
  test.each(['person', 'corp_user'] as const)('%s: no way in, and the open session is void: 401', async (table) => {
    const client = t.client()
    const mobile = '13800000105'
    expect((await client.enter('CO+CD')).code).toBe('0')
    const { personId } = await t.services.database.read
      .selectFrom('person')
      .select('personId')
      .where('mobile', '=', mobile)
      .executeTakeFirstOrThrow()
    const set = (state: string) =>
      t.services.database.write((tx) => tx.updateTable(table).set({ state }).where('personId', '=', personId).execute())
    await set('STOPPED')
    expect((await client.call(getSecurity)).status).toBe(401)
    // Who has proved who he is reads why; nobody else does.
    expect((await t.client().enter('CO+CD')).code).toBe('01000121')
    expect((await t.client().enter('CO+CD', { password: 'wrong' })).code).toBe('01000101')
    t.clock.advance(MINUTE_MS)
    const next = t.client()
    const { data } = await next.call(sendSms, { body: { mobile, scene: 'LOGIN' } })
    const body = { mobile, code: data.demoCode ?? '', requestKey: await next.signer.publicKey() }
    expect((await next.call(loginBySms, { body: { ...body, code: '000000' } })).code).toBe('01000103')
    expect((await next.call(loginBySms, { body })).code).toBe('01000121')
    await set('ACTIVE')
    expect((await t.client().enter('CO+CD')).code).toBe('0')
  })
})
