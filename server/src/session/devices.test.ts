import { loginBySms, sendSms } from '@jinpiao/contract/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../domain/clock.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import type { TestClient } from '../testing/testClient.ts'
import { DEVICE_DAYS, networkOf } from './devices.ts'
import { tidySecrets } from './tidy.ts'

/** 经办 of the seed. */
const mobile = '13800000101'
const corpName = '华岳重工股份有限公司'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ proxies: 1 })
})
afterAll(() => t.close())

/** A browser behind an address. */
function at(address: string): TestClient {
  const client = t.client()
  const inject = client.wire.inject.bind(client.wire)
  client.wire = {
    inject: (request) => inject({ ...request, headers: { ...request.headers, 'x-forwarded-for': address } }),
  }
  return client
}
const wrong = async (client: TestClient, times: number) => {
  const codes: string[] = []
  for (let tries = 0; tries < times; tries += 1)
    codes.push((await client.enterAs({ corpName, mobile, password: 'wrong' })).code)
  return codes.at(-1)
}
const ask = (client: TestClient, scene: 'LOGIN' | 'REGISTER' | 'RESET' = 'LOGIN') =>
  client.call(sendSms, { body: { mobile, scene } })
const sign = async (client: TestClient, code: string) =>
  (await client.call(loginBySms, { body: { mobile, code, requestKey: await client.signer.publicKey() } })).code

describe('wrong passwords of a stranger', () => {
  test('keep out his address, and neither another one nor a browser of the person', async () => {
    const own = at('198.51.100.1')
    expect((await own.enter('CO')).code).toBe('0')
    const stranger = at('203.0.113.9')
    expect(await wrong(stranger, 6)).toBe('01000102')
    // The same house, in which the person has been before.
    const atHome = at('203.0.113.9')
    atHome.device = own.device
    expect((await atHome.enter('CO')).code).toBe('0')
    expect((await at('198.51.100.2').enter('CO')).code).toBe('0')
    // Without its cookie there is but the text message.
    const fresh = at('203.0.113.9')
    expect((await fresh.enter('CO')).code).toBe('01000102')
    expect(await sign(fresh, (await ask(fresh)).data.demoCode ?? '')).toBe('0')
    t.clock.advance(16 * MINUTE_MS)
  })

  test('from one address after the other: fifty of all keep out whoever was never there', async () => {
    const own = at('198.51.100.1')
    expect((await own.enter('CO')).code).toBe('0')
    for (let address = 0; address < 13; address += 1) await wrong(at(`203.0.113.${address}`), 4)
    expect((await at('198.51.100.3').enter('CO')).code).toBe('01000102')
    expect((await own.enter('CO')).code).toBe('0')
    t.clock.advance(16 * MINUTE_MS)
    expect((await at('198.51.100.3').enter('CO')).code).toBe('0')
  })

  test('in a browser of the person lock that browser', async () => {
    const own = at('198.51.100.1')
    expect((await own.enter('CO')).code).toBe('0')
    expect(await wrong(own, 6)).toBe('01000102')
    expect((await at('198.51.100.1').enter('CO')).code).toBe('0')
    t.clock.advance(16 * MINUTE_MS)
  })

  test('a browser is forgotten half a year after its person entered in it last', async () => {
    const rows = () => t.services.database.read.selectFrom('known_device').select('personId').execute()
    expect((await rows()).length).toBeGreaterThan(0)
    t.clock.advance(DEVICE_DAYS * DAY_MS + 1)
    await tidySecrets(t.services.database, t.clock)
    expect(await rows()).toEqual([])
  })
})

describe('codes that a stranger asks for', () => {
  const minute = () => t.clock.advance(61_000)

  test('take none of another purpose, of another address, of a browser of the person', async () => {
    const own = at('198.51.100.1')
    expect((await own.enter('CO')).code).toBe('0')
    const stranger = at('203.0.113.9')
    for (let sent = 0; sent < 10; sent += 1, minute()) expect((await ask(stranger, 'REGISTER')).code).toBe('0')
    expect((await ask(stranger, 'REGISTER')).code).toBe('99000429')
    expect((await ask(at('203.0.113.9'))).code).toBe('0')
    for (const last of [10, 11]) for (let sent = 0; sent < 10; sent += 1, minute()) await ask(at(`203.0.113.${last}`))
    // Twenty are enough for a telephone in a day, but for its person, whose session is over.
    expect((await ask(at('203.0.113.12'))).code).toBe('99000429')
    own.cookie = undefined
    expect((await ask(own)).code).toBe('0')
    t.clock.advance(DAY_MS)
  })

  test('leave the person’s own code as it was, and his tries', async () => {
    const own = at('198.51.100.1')
    const { demoCode = '' } = (await ask(own)).data
    const stranger = at('203.0.113.9')
    const other = (await ask(stranger)).data.demoCode ?? ''
    for (let tries = 0; tries < 5; tries += 1) expect(await sign(stranger, demoCode)).toBe('01000103')
    expect(await sign(stranger, other)).toBe('01000103')
    expect(await sign(own, demoCode)).toBe('0')
  })
})

test('of an address of IPv6 its network counts: the rest is its user’s to choose', () => {
  expect(networkOf('203.0.113.9')).toBe('203.0.113.9')
  expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9')
  const networks = ['2001:db8:0:1::5', '2001:db8:0:1:ffff::1', '2001:0DB8::1:a:b:c:d', '2001:db8:0:1::%eth0'].map(
    networkOf,
  )
  expect(new Set(networks)).toEqual(new Set(['2001:db8:0:1::']))
  expect(networkOf('2001:db8:0:2::5')).not.toBe('2001:db8:0:1::')
  expect(networkOf('::1')).toBe('0:0:0:0::')
})
