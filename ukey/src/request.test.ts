import { beforeEach, describe, expect, test } from 'vitest'
import { utf8 } from './bytes.ts'
import { createRequestSigner, type RequestKey, type RequestSigner, type RequestToSign } from './requestSigner.ts'
import { type RequestToVerify, verifyRequestSignature } from './requestVerify.ts'

const NOW = Date.parse('2026-11-21T01:30:00Z')
let stored: RequestKey | undefined
let signer: RequestSigner
let nonces: Map<string, number>

const store = {
  get: async () => stored,
  set: async (key: RequestKey) => {
    stored = key
  },
}

beforeEach(() => {
  stored = undefined
  nonces = new Map()
  signer = createRequestSigner({ store, now: () => NOW })
})

const POST: RequestToSign = {
  method: 'POST',
  path: '/corp/v1/orders',
  query: 'b=2&a=1&a=%E9%87%91&v=1',
  body: '{"amount":"500000.00"}',
}
/** The server's side of the same request, unless `change` says otherwise. */
async function verify(header: string | undefined, change: Partial<RequestToVerify> = {}) {
  return verifyRequestSignature({
    header,
    method: 'POST',
    path: POST.path,
    query: POST.query,
    body: utf8(String(POST.body)),
    now: NOW,
    registeredKey: await signer.publicKey(),
    acceptIntroduced: false,
    useNonce: async (nonce, expiresAt) => !nonces.has(nonce) && Boolean(nonces.set(nonce, expiresAt)),
    ...change,
  })
}

describe('spec §7: every request is signed', () => {
  test('and accepted with the key that the session registered', async () => {
    expect(await verify(await signer.sign(POST))).toEqual({ ok: true, key: await signer.publicKey() })
  })

  test('in whatever order a proxy leaves the parameters', async () => {
    expect(await verify(await signer.sign(POST), { query: 'a=金&v=1&b=2&a=1' })).toMatchObject({ ok: true })
  })

  test.each<[string, Partial<RequestToVerify>]>([
    ['body', { body: utf8('{"amount":"500000.01"}') }],
    ['query', { query: 'b=2&a=1&a=%E9%87%91&v=2' }],
    ['duplicated parameter', { query: `${POST.query}&a=1` }],
    ['method', { method: 'PUT' }],
    ['path', { path: '/corp/v1/order' }],
  ])('another %s is refused', async (_, change) => {
    expect(await verify(await signer.sign(POST), change)).toEqual({ ok: false, reason: 'SIGNATURE' })
    expect(nonces.size).toBe(0)
  })

  test('a second arrival is refused', async () => {
    const header = await signer.sign(POST)
    await verify(header)
    expect(await verify(header)).toEqual({ ok: false, reason: 'REPLAY' })
    expect([...nonces.values()]).toEqual([NOW + 300_000])
  })

  test('a clock may differ by five minutes', async () => {
    const header = await signer.sign(POST)
    expect(await verify(header, { now: NOW + 300_001 })).toEqual({ ok: false, reason: 'STALE' })
    expect(await verify(header, { now: NOW - 300_001 })).toEqual({ ok: false, reason: 'STALE' })
    expect(await verify(header, { now: NOW + 299_000 })).toMatchObject({ ok: true })
  })

  test('no header and a broken one are refused', async () => {
    expect(await verify(undefined)).toEqual({ ok: false, reason: 'MISSING' })
    expect(await verify(`${await signer.sign(POST)} `)).toEqual({ ok: false, reason: 'MALFORMED' })
  })
})

describe('the key', () => {
  test('introduces itself before there is a session', async () => {
    const header = await signer.sign({ ...POST, introduce: true })
    const key = await signer.publicKey()
    const withoutSession = async (change: Partial<RequestToVerify>) => {
      const { registeredKey: _, ...request } = { registeredKey: undefined, ...change }
      return verifyRequestSignature({
        header,
        method: POST.method,
        path: POST.path,
        query: POST.query,
        body: utf8(String(POST.body)),
        now: NOW,
        acceptIntroduced: true,
        useNonce: async () => true,
        ...request,
      })
    }
    expect(await withoutSession({})).toEqual({ ok: true, key })
    expect(await withoutSession({ acceptIntroduced: false })).toEqual({ ok: false, reason: 'UNKNOWN_KEY' })
    const swapped = header.replace(/key=(.+)\.(.+)$/, 'key=$2.$1')
    expect(await withoutSession({ header: swapped })).toEqual({ ok: false, reason: 'UNKNOWN_KEY' })
  })

  test('of another browser is unknown to this session', async () => {
    const header = await signer.sign({ ...POST, introduce: true })
    await signer.renew()
    expect(await verify(header)).toEqual({ ok: false, reason: 'UNKNOWN_KEY' })
  })

  test('cannot be exported', async () => {
    await signer.publicKey()
    expect(stored?.privateKey.extractable).toBe(false)
  })

  test('is one for all requests that start together, and changes with each login', async () => {
    const [a, b] = await Promise.all([signer.sign(POST), signer.sign(POST)])
    const kid = (header: string) => /kid=([^,]+)/.exec(header)?.[1]
    expect(kid(a)).toBe(kid(b))
    await signer.renew()
    expect(kid(await signer.sign(POST))).not.toBe(kid(a))
  })
})
