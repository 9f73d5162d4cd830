import { generateKeyPairSync } from 'node:crypto'
import { request } from 'node:http'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDemoCa, type DemoCa } from '../demoCa.ts'
import { UkeyError, type UkeySignature } from '../driver.ts'
import { publicJwkOf } from '../jws.ts'
import { SIGN_REQUEST_AUDIENCE, type SignRequestClaims, signSignRequest } from '../signRequest.ts'
import type { EcPublicJwk } from '../thumbprint.ts'
import { verifyCms } from '../verify.ts'
import { createAgent } from './agent.ts'
import { RawFailure } from './failures.ts'
import { type AgentServer, startAgentServer } from './server.ts'
import { createFakePort, FAKE_PIN, type FakePort } from './testing/fakePort.ts'
import { openPage, type Page } from './testing/page.ts'

const origin = 'https://corp.example'
const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
const original = '金票开立签名原文\n开立金额：1.00元\n随机数：n1'
let ca: DemoCa
let port: FakePort
let server: AgentServer
let page: Page
let last = 0
let trusted: Map<string, EcPublicJwk[]>
/** What the site says of its keys when it is asked. */
let refreshed: () => void

beforeAll(async () => {
  ca = await createDemoCa()
})
beforeEach(async () => {
  port = await createFakePort(ca)
  trusted = new Map([[origin, [publicJwkOf(key)]]])
  refreshed = () => undefined
  const agent = createAgent({
    ports: [port],
    keysOf: (asking) => trusted.get(asking),
    refresh: async () => refreshed(),
  })
  server = await startAgentServer({
    agent,
    isTrusted: (asking) => trusted.has(asking),
    ports: [0],
    open: () => undefined,
  })
  page = await openPage(server.port, origin)
})
afterEach(() => server.close())

const requestFor = (change: Partial<SignRequestClaims> = {}, by = key) => {
  const iat = Math.floor(Date.now() / 1000)
  const { certSerialNo } = port
  const times = { iat, exp: iat + 600 }
  const claims = {
    v: 1,
    aud: SIGN_REQUEST_AUDIENCE,
    origin,
    jti: `n${++last}`,
    certSerialNo,
    original,
    digest: 'sha256',
  } as const
  return signSignRequest({ ...claims, ...times, ...change }, by)
}
const sign = async (change: Partial<SignRequestClaims> = {}) =>
  page.ask({ type: 'sign', signRequest: await requestFor(change) })

/** What the confirm page's own script sends. */
const post = (address: string, body: object, headers: Record<string, string> = {}) => {
  const own = { origin: new URL(address).origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  return fetch(address, { method: 'POST', headers: { ...own, ...headers }, body: JSON.stringify(body) })
}
const enter = async (pin = FAKE_PIN) => (await post(`${await page.confirm()}/pin`, { pin })).json()

test('a text that the server has vouched for is shown to the letter, and signed with the PIN', async () => {
  const answer = sign({ original: `${original}\u202e<b>` })
  const address = await page.confirm()
  const shown = await fetch(address, { headers: { 'accept-language': 'zh-CN' } })
  const html = await shown.text()
  expect(html).toContain(`<h1>${origin} 请求签名</h1>`)
  expect(html).toContain('开立金额：1.00元\n随机数：n1[U+202E]&lt;b&gt;</pre>')
  expect(html).toContain('石磊')
  expect(await (await post(`${address}/pin`, { pin: FAKE_PIN })).json()).toEqual({ state: 'done' })
  const { data } = (await answer) as { data: UkeySignature }
  const { signature } = data
  const trust = { ca: [ca.certificatePem] }
  const given = {
    signature,
    original: `${original}\u202e<b>`,
    trust,
    expectedSerial: port.certSerialNo,
    now: new Date(),
  }
  expect(verifyCms(given)).toMatchObject({ ok: true })
})

test('the confirm page speaks English to a browser that asks for it', async () => {
  void sign()
  const shown = await fetch(await page.confirm(), { headers: { 'accept-language': 'en-GB,en;q=0.9,zh;q=0.8' } })
  expect(await shown.text()).toContain(`<h1>${origin} asks for a signature</h1>`)
})

describe('who may ask', () => {
  test.each([
    ['another site', 'https://evil.example'],
    ['a site that begins alike', `${origin}.evil.example`],
    ['the same over http', 'http://corp.example'],
    ['a frame without an origin', 'null'],
    ['no origin', undefined],
    ['a name that every object has', '__proto__'],
  ])('%s is refused', async (_, asking) => {
    await expect(openPage(server.port, asking)).rejects.toThrow('403')
  })

  test('a name that was made to point at this PC is refused', async () => {
    await expect(openPage(server.port, origin, { host: `corp.example:${server.port}` })).rejects.toThrow('421')
    await expect(openPage(server.port, origin, { host: `localhost:${server.port}` })).rejects.toThrow('421')
    expect(await statusOf('/', { host: 'corp.example' })).toBe(421)
  })

  test('a socket that does not speak the agent’s protocol is refused', async () => {
    for (const protocol of [null, 'chat'])
      await expect(openPage(server.port, origin, { protocol })).rejects.toThrow('400')
  })

  test('a message that is too long, or none, ends the socket', async () => {
    page.send('x'.repeat(65 * 1024))
    expect(await page.closed).toBe(1009)
    const other = await openPage(server.port, origin)
    other.send('{"id":1,"type":"signDigest"}')
    expect(await other.closed).toBe(1008)
  })
})

describe('what may be signed', () => {
  const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  const past = Math.floor(Date.now() / 1000) - 1000
  test.each([
    ['by another key', {}, foreign],
    ['for another site', { origin: 'https://evil.example' }, key],
    ['too long ago', { iat: past, exp: past + 600 }, key],
  ])('a text that was vouched for %s is not', async (_, change, by) => {
    const answer = await page.ask({ type: 'sign', signRequest: await requestFor(change, by) })
    expect(answer).toMatchObject({ ok: false, code: 'UNTRUSTED' })
  })

  test('a text by a key that the server has taken since is signed, once the site has proven that key', async () => {
    refreshed = () => {
      trusted.set(origin, [publicJwkOf(foreign)])
    }
    const answer = page.ask({ type: 'sign', signRequest: await requestFor({}, foreign) })
    expect(await enter()).toEqual({ state: 'done' })
    expect(await answer).toMatchObject({ ok: true })
  })

  test('what was signed once is signed no more; what was given up may be asked for again', async () => {
    const signRequest = await requestFor()
    const first = page.ask({ type: 'sign', signRequest })
    await post(`${await page.confirm()}/cancel`, {})
    expect(await first).toMatchObject({ code: 'CANCELLED' })
    const second = page.ask({ type: 'sign', signRequest })
    expect(await enter()).toEqual({ state: 'done' })
    expect(await second).toMatchObject({ ok: true })
    expect(await page.ask({ type: 'sign', signRequest })).toMatchObject({ code: 'UNTRUSTED' })
  })
})

describe('spec §8: each fault of a key has its code', () => {
  test.each<[string, (fake: FakePort) => void, object]>([
    ['none', (fake) => void (fake.plugged = []), { code: 'NOT_INSERTED' }],
    ['two', (fake) => void fake.plugged.push({ ...fake.plugged[0]!, serial: 'T2' }), { code: 'MULTIPLE' }],
    ['one without a certificate', (fake) => void (fake.plugged[0]!.certificates = []), { code: 'NO_CERT' }],
    ['a locked one', (fake) => void (fake.plugged[0]!.pin = 'LOCKED'), { code: 'PIN_LOCKED' }],
  ])('%s', async (_, change, answer) => {
    change(port)
    expect(await sign()).toMatchObject({ ok: false, ...answer })
  })

  test('another certificate is named by its last four characters', async () => {
    const details = { foundSuffix: port.certSerialNo.slice(-4), expectedSuffix: '1234' }
    expect(await sign({ certSerialNo: 'AB1234' })).toMatchObject({ code: 'WRONG_CERT', details })
  })

  test('a printed number that is not the registered one, or that cannot be read', async () => {
    expect(await sign({ printedNo: 'K0002' })).toMatchObject({ code: 'PRINTED_NO' })
    delete port.plugged[0]!.printedNo
    expect(await sign({ printedNo: 'K0001' })).toMatchObject({ code: 'PRINTED_NO' })
  })

  test('an expired certificate', async () => {
    const { certSerialNo, plugged } = await createFakePort(ca, 1)
    port.plugged = plugged
    expect(await sign({ certSerialNo })).toMatchObject({ code: 'EXPIRED' })
  })

  test('a wrong PIN keeps the page open for another', async () => {
    const answer = sign()
    const address = `${await page.confirm()}/pin`
    port.fails = new UkeyError('PIN_INCORRECT', { attemptsLeft: 1 })
    const problem = expect.stringContaining('还可输入 1 次')
    expect(await (await post(address, { pin: '0' })).json()).toEqual({ state: 'retry', problem })
    expect(await (await post(address, { pin: FAKE_PIN })).json()).toEqual({ state: 'done' })
    expect(await answer).toMatchObject({ ok: true })
  })

  test.each([
    [new UkeyError('REMOVED'), { code: 'REMOVED' }],
    [new UkeyError('PIN_LOCKED'), { code: 'PIN_LOCKED' }],
    [new RawFailure('CKR 0x80000001'), { code: 'UNKNOWN', details: { rawCode: 'CKR 0x80000001' } }],
  ])('a key that fails at work: %s', async (failure, told) => {
    const answer = sign()
    port.fails = failure
    expect(await enter()).toEqual({ state: 'failed' })
    expect(await answer).toMatchObject({ ok: false, ...told })
  })

  test('a module that does not load is a driver of the wrong version, before anything', async () => {
    expect(await page.ask({ type: 'hello' })).toMatchObject({ data: { protocol: 1, driver: 'fake 1.0' } })
    port.info = () => Promise.reject(new UkeyError('DRIVER_VERSION'))
    expect(await page.ask({ type: 'hello' })).toMatchObject({ data: { driver: null } })
  })

  test('the list has the certificates that may sign', async () => {
    expect(await page.ask({ type: 'list' })).toMatchObject({ data: [{ certSerialNo: port.certSerialNo }] })
    port.plugged = []
    expect(await page.ask({ type: 'list' })).toMatchObject({ ok: true, data: [] })
  })
})

describe('one job at a time', () => {
  test('a second one is told so, from another page too, until the first is given up', async () => {
    const first = sign()
    await page.confirm()
    const other = await openPage(server.port, origin)
    const ask = async () => other.ask({ type: 'sign', signRequest: await requestFor() })
    expect(await ask()).toMatchObject({ code: 'BUSY' })
    expect(await page.ask({ type: 'cancel', job: 1 })).toMatchObject({ ok: true })
    expect(await first).toMatchObject({ code: 'CANCELLED' })
    void ask()
    expect(await other.confirm()).toContain('/confirm/')
  })

  test('a page that is closed ends its job', async () => {
    void sign()
    const address = await page.confirm()
    page.close()
    await page.closed
    await expect.poll(async () => (await fetch(address)).status).toBe(410)
    expect(await (await post(`${address}/pin`, { pin: FAKE_PIN })).json()).toEqual({ state: 'gone' })
  })

  test('a key is made, and its certificate put in, only when the person confirms', async () => {
    const made = page.ask({ type: 'csr', subject: { commonName: '石磊' } })
    await enter()
    expect(await made).toMatchObject({ ok: true, data: 'PEM' })
    const put = page.ask({ type: 'install', certificatePem: port.certificatePem, owner: 'u1' })
    await enter()
    expect(await put).toMatchObject({ ok: true, data: null })
    const wrong = await page.ask({ type: 'install', certificatePem: 'none', owner: 'u1' })
    expect(wrong).toMatchObject({ code: 'NO_CERT' })
  })
})

describe('the confirm page is the person’s alone', () => {
  test('no site frames it, keeps it or reads it', async () => {
    void sign()
    const { headers } = await fetch(await page.confirm())
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'.*frame-ancestors 'none'/)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  test('it is shown in a window only, under its own secret', async () => {
    void sign()
    const { pathname } = new URL(await page.confirm())
    for (const as of ['iframe', 'empty', 'script']) expect(await statusOf(pathname, { 'sec-fetch-dest': as })).toBe(403)
    expect(await statusOf(pathname, { 'sec-fetch-dest': 'document' })).toBe(200)
    expect(await statusOf(`/confirm/${'0'.repeat(64)}`)).toBe(410)
    expect(await statusOf('/confirm/..')).toBe(404)
  })

  test.each<[string, Record<string, string>]>([
    ['another site', { origin }],
    ['a page of this PC', { origin: 'http://127.0.0.1:1' }],
    ['a form of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a plain form', { 'content-type': 'text/plain' }],
  ])('%s may not send the PIN', async (_, headers) => {
    void sign()
    const address = await page.confirm()
    for (const act of ['pin', 'cancel'])
      expect((await post(`${address}/${act}`, { pin: '1' }, headers)).status).toBe(403)
    expect((await fetch(address)).status).toBe(200)
  })

  test('whoever asks whether a program is there learns that and nothing else', async () => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/`)
    expect([answer.status, await answer.text()]).toEqual([200, ''])
  })
})

/** By Node's client: `fetch` sets these headers itself. */
function statusOf(path: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: server.port, path, headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })
}
