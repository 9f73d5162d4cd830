import { getUkeyChallenge, loginByUkey } from '@jinpiao/contract/session'
import { createNodeSigner, type NodeSigner } from '@jinpiao/ukey/nodeSigner'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../domain/clock.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { type Challenge, giveChallenge, useChallenge } from './challenges.ts'
import { giveNonce, takeNonce } from './nonces.ts'
import { createRequestNonces } from './requestNonces.ts'
import { sendCode, takeCode } from './sms.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const gateway = { send: async () => undefined }
const scene = 'LOGIN' as const

describe('codes by text message', () => {
  const here = { place: { at: 'address:127.0.0.1', isKnown: false }, browser: 'device:a' }
  const send = (mobile: string, from = here) =>
    sendCode(t.services.database, t.clock, gateway, { mobile, scene, ...from })
  const take = (mobile: string, code: string, keep = false, browser = here.browser) =>
    t.services.database.write((tx) => takeCode(tx, t.clock, { mobile, scene, browser, code, keep }))
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

  test('product §3.1: of 20 requests at once for one number, one sends a code', async () => {
    const requests = Array.from({ length: 20 }, () => send('13911110005').catch(({ code }) => code as string))
    const answers = await Promise.all(requests)
    expect(answers.filter((answer) => answer === '01000104')).toHaveLength(19)
  })

  test('four wrong tries leave the right one, five do not', async () => {
    for (const [mobile, tries, right] of [
      ['13911110001', 4, true],
      ['13911110002', 5, false],
    ] as const) {
      const code = await send(mobile)
      for (let count = 0; count < tries; count += 1) expect(await take(mobile, wrong(code))).toBe(false)
      expect(await take(mobile, code)).toBe(right)
    }
  })

  test('wrong tries count also while the enterprise is still to be chosen', async () => {
    const mobile = '13911110003'
    const code = await send(mobile)
    for (let count = 0; count < 5; count += 1) expect(await take(mobile, wrong(code), true)).toBe(false)
    expect(await take(mobile, code)).toBe(false)
  })

  test('product §3.1: a minute between two, to the millisecond; ten a day, and ten more the next day', async () => {
    const mobile = '13911110004'
    await send(mobile)
    t.clock.advance(MINUTE_MS - 1)
    await expect(send(mobile)).rejects.toMatchObject({ code: '01000104', values: ['1'] })
    for (let sent = 1; sent < 10; sent += 1) {
      t.clock.advance(MINUTE_MS)
      await send(mobile)
    }
    t.clock.advance(MINUTE_MS)
    await expect(send(mobile)).rejects.toMatchObject({ code: '99000429' })
    t.clock.advance(DAY_MS)
    await expect(send(mobile)).resolves.toMatch(/^\d{6}$/)
  })
})

describe('values for one use', () => {
  const give = (ttlMs: number) => giveNonce(t.services.database, t.clock, { purpose: 'download', subject: 'x', ttlMs })
  const take = (nonce: string) => takeNonce(t.services.database, t.clock, 'download', nonce)

  test('serve once, and until their end', async () => {
    const { nonce } = await give(1000)
    t.clock.advance(999)
    expect(await take(nonce)).toEqual({ subject: 'x' })
    expect(await take(nonce)).toBeUndefined()
    const late = await give(1000)
    t.clock.advance(1000)
    expect(await take(late.nonce)).toBeUndefined()
  })

  test('of 20 who use one at once, one gets it', async () => {
    const { nonce } = await give(1000)
    const taken = await Promise.all(Array.from({ length: 20 }, () => take(nonce)))
    expect(taken.filter(Boolean)).toHaveLength(1)
  })
})

describe('challenges, which anybody may ask for', () => {
  const give = (ttlMs: number) => giveChallenge(t.services, { purpose: 'ukey-login', subject: 'x', ttlMs }).nonce
  const use = (nonce: string, challenge: Challenge = { purpose: 'ukey-login', subject: 'x' }) =>
    useChallenge(t.services, challenge, nonce)

  test('serve once, until their end, and only what they were given for', async () => {
    const nonce = give(1000)
    expect(await use(nonce, { purpose: 'password', subject: 'x' })).toBe('FOREIGN')
    expect(await use(nonce, { purpose: 'ukey-login', subject: 'y' })).toBe('FOREIGN')
    t.clock.advance(999)
    expect(await use(nonce)).toBe('OK')
    expect(await use(nonce)).toBe('OVER')
    const late = give(1000)
    t.clock.advance(1000)
    expect(await use(late)).toBe('OVER')
  })

  test('of 20 who use one at once, one gets it', async () => {
    const nonce = give(1000)
    const answers = await Promise.all(Array.from({ length: 20 }, () => use(nonce)))
    expect(answers.filter((answer) => answer === 'OK')).toHaveLength(1)
  })

  test('are ours alone, and each has one spelling: another one of the same bytes is none', async () => {
    const nonce = give(1000)
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const last = alphabet.indexOf(nonce.at(-1) ?? '')
    for (const other of [
      `${nonce.slice(0, -1)}${alphabet[last + 1]}`,
      `${nonce}=`,
      ` ${nonce}`,
      `B${nonce.slice(1)}`,
      `C${nonce.slice(1)}`,
      '',
    ]) {
      if (other !== nonce) expect(await use(other)).toBe('FOREIGN')
    }
    expect(await use(nonce)).toBe('OK')
  })
})

describe('spec §7: nonces of request signatures', () => {
  const node = () => createRequestNonces(t.services.database, t.clock)
  const until = () => t.clock.now() + 5 * MINUTE_MS

  test('a writing request that one node has seen is refused by every other', async () => {
    const [one, other] = [node(), node()]
    expect(await one.use('row', 'nonce-a', until())).toBe(true)
    expect(await other.use('row', 'nonce-a', until())).toBe(false)
  })

  test('its row stands as long as its time stamp would be accepted', async () => {
    const expiresAt = until()
    await node().use('row', 'nonce-b', expiresAt)
    const row = await t.services.database.read
      .selectFrom('nonce')
      .select('expiresAt')
      .where('nonce', '=', 'nonce-b')
      .executeTakeFirstOrThrow()
    expect(Date.parse(row.expiresAt)).toBe(expiresAt)
  })

  test('a read is remembered for ten minutes at least, also when the memory turns over in between', async () => {
    const nonces = node()
    t.clock.advance(10 * MINUTE_MS - 1)
    expect(await nonces.use('memory', 'nonce-c', until())).toBe(true)
    t.clock.advance(10 * MINUTE_MS - 1)
    expect(await nonces.use('memory', 'nonce-d', until())).toBe(true)
    expect(await nonces.use('memory', 'nonce-c', until())).toBe(false)
  })
})

describe('login by UKEY', () => {
  let signer: NodeSigner
  const userId = 'user-so-jiangcheng'
  const change = (changes: { certNumber?: string | null; state?: string }) =>
    t.services.database.write((tx) => tx.updateTable('corp_user').set(changes).where('userId', '=', userId).execute())
  beforeAll(async () => {
    const options = { subject: { commonName: '曹若溪' }, days: 30, notBefore: new Date(t.clock.now() - MINUTE_MS) }
    signer = await createNodeSigner(t.demoCa, options)
    const { certSerialNo } = signer.certificate
    await change({ certNumber: certSerialNo })
    await t.services.database.write((tx) =>
      tx.updateTable('ukey').set({ certSerialNo }).where('userId', '=', userId).execute(),
    )
  })

  /** Signs what the server asked for, or what `altered` makes of it, and sends that. */
  async function enter({
    password = 'Jinpiao@2026',
    asked = signer.certificate.certSerialNo,
    altered = (text: string) => text,
  } = {}) {
    const client = t.client()
    const { data } = await client.call(getUkeyChallenge, { query: { certSerialNo: asked } })
    const original = altered(data.original)
    const { signature } = await signer.sign(original, { signingTime: new Date(t.clock.now()) })
    const { certSerialNo } = signer.certificate
    const encrypted = await client.encrypt(password, 'LOGIN')
    const requestKey = await client.signer.publicKey()
    const body = { certSerialNo, original, signature, password: encrypted, requestKey }
    return (await client.call(loginByUkey, { body })).code
  }

  test('needs the password too', async () => {
    expect(await enter({ password: 'wrong' })).toBe('01000122')
    expect(await enter()).toBe('0')
  })

  test('needs the text as the server gave it, for the certificate that signs', async () => {
    expect(await enter({ altered: (text) => text.replace('金票', '银票') })).toBe('11000103')
    expect(await enter({ asked: 'ABCDEF' })).toBe('11000103')
  })

  test('needs the certificate that the user is bound to, and a user who works there', async () => {
    await change({ certNumber: 'ABCDEF' })
    expect(await enter()).toBe('11000102')
    await change({ certNumber: signer.certificate.certSerialNo, state: 'STOPPED' })
    expect(await enter()).toBe('01000121')
    await change({ state: 'ACTIVE' })
    expect(await enter()).toBe('0')
  })

  test('I13: of two persons whose keys have one serial from two authorities, whose authority has signed enters', async () => {
    const others = t.services.database.read.selectFrom('ukey').select('userId').where('userId', '!=', userId)
    const { userId: other } = await others.executeTakeFirstOrThrow()
    const { certSerialNo, issuerDn } = signer.certificate
    const bind = (userId: string, bound: { certSerialNo: string; issuerDn: string }) =>
      t.services.database.write(async (tx) => {
        await tx.updateTable('ukey').set(bound).where('userId', '=', userId).execute()
        await tx.updateTable('corp_user').set({ certNumber: bound.certSerialNo }).where('userId', '=', userId).execute()
      })
    await bind(other, { certSerialNo, issuerDn: 'CN=AAA Another authority' })
    expect(await enter()).toBe('0')
    await bind(userId, { certSerialNo, issuerDn: 'CN=ZZZ A third authority' })
    expect(await enter()).toBe('11000101')
    await bind(userId, { certSerialNo, issuerDn })
    await expect(bind(other, { certSerialNo, issuerDn })).rejects.toThrow()
  })

  test('a challenge is signed within ten minutes', async () => {
    const client = t.client()
    const { certSerialNo } = signer.certificate
    const { data } = await client.call(getUkeyChallenge, { query: { certSerialNo } })
    t.clock.advance(10 * MINUTE_MS)
    const { signature } = await signer.sign(data.original, { signingTime: new Date(t.clock.now()) })
    const password = await client.encrypt('Jinpiao@2026', 'LOGIN')
    const requestKey = await client.signer.publicKey()
    const body = { certSerialNo, original: data.original, signature, password, requestKey }
    expect((await client.call(loginByUkey, { body })).code).toBe('11000104')
  })
})
