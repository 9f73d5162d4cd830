import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDemoCa } from './demoCa.ts'
import { createDemoDriver } from './demoDriver.ts'
import { DEMO_PIN, DemoKeyring, type DemoKeyringState } from './demoKeyring.ts'
import type { UkeyCertificate } from './driver.ts'
import { dummyDriver } from './dummyDriver.ts'
import { isDummySignature } from './dummySignature.ts'
import { verifyCms } from './verify.ts'

const NOW = new Date('2026-11-21T01:30:00Z')
const ORIGINAL = '金票平台签名原文 v1\n业务：金票开立复核'
let ca: Awaited<ReturnType<typeof createDemoCa>>
let state: DemoKeyringState | undefined
let enrolled: DemoKeyringState | undefined
let director: UkeyCertificate
let operator: UkeyCertificate

const keyring = new DemoKeyring({
  read: async () => state,
  update: async (change) => {
    state = change(state)
  },
})
const driver = createDemoDriver(keyring, () => NOW)

beforeAll(async () => {
  ca = await createDemoCa()
  const enrol = (commonName: string, serial: string) => {
    const subject = { commonName, organization: '江城精铸有限公司' }
    const options = { subject, serial, days: 365, notBefore: new Date('2026-01-01T00:00:00Z') }
    return keyring.enrol({ subject, owner: commonName, enrol: async (csr) => ca.issue(csr, options) })
  }
  operator = await enrol('王某', '5678')
  director = await enrol('李某', '1234')
  enrolled = state
})
beforeEach(() => {
  state = enrolled
})

const sign = (pin = DEMO_PIN, certSerialNo = '1234') => driver.sign({ original: ORIGINAL, certSerialNo, pin })

describe('demonstration key', () => {
  test('signs so that the server accepts it', async () => {
    expect(await driver.list()).toEqual([director])
    const payload = await sign()
    expect(payload).toMatchObject({ algorithmType: 'ALG_RSA', certSerialNo: '1234', issuerDn: director.issuerDn })
    const trust = { ca: [ca.certificatePem] }
    const verdict = verifyCms({ ...payload, original: ORIGINAL, trust, expectedSerial: '1234', now: NOW })
    expect(verdict).toMatchObject({ ok: true, certificate: { subject: 'CN=李某,O=江城精铸有限公司,C=CN' } })
  })

  test('cannot be exported, and carries its owner', async () => {
    const keys = await keyring.keys()
    expect(keys.map(({ owner, privateKey }) => [owner, privateKey.extractable])).toEqual([
      ['王某', false],
      ['李某', false],
    ])
    const [{ privateKey } = {}] = keys
    await expect(crypto.subtle.exportKey('pkcs8', privateKey as CryptoKey)).rejects.toMatchObject({
      name: 'InvalidAccessError',
    })
  })

  test('a certificate for a key that was made elsewhere is refused', async () => {
    await expect(keyring.install(ca.certificatePem, '外人')).rejects.toMatchObject({ code: 'NO_CERT' })
  })
})

describe('spec §8: plug states', () => {
  test('none is NOT_INSERTED, with the suffix to ask for', async () => {
    await keyring.remove('1234')
    await expect(sign()).rejects.toMatchObject({ code: 'NOT_INSERTED', details: { expectedSuffix: '1234' } })
  })

  test('two are MULTIPLE', async () => {
    await keyring.insert('5678')
    expect(await driver.list()).toEqual([operator, director])
    await expect(sign()).rejects.toMatchObject({ code: 'MULTIPLE' })
  })

  test('another is WRONG_CERT, with both suffixes', async () => {
    await keyring.insertOnly('5678')
    const details = { expectedSuffix: '1234', foundSuffix: '5678' }
    await expect(sign()).rejects.toMatchObject({ code: 'WRONG_CERT', details })
  })

  test('pulled while signing is REMOVED, and the key is out', async () => {
    await keyring.failNext('REMOVED')
    await expect(sign()).rejects.toMatchObject({ code: 'REMOVED' })
    await expect(sign()).rejects.toMatchObject({ code: 'NOT_INSERTED' })
    await keyring.insert('1234')
    expect((await sign()).certSerialNo).toBe('1234')
  })

  test('any other failure of the catalogue can be shown, once', async () => {
    await keyring.failNext('DRIVER_VERSION')
    await expect(sign()).rejects.toMatchObject({ code: 'DRIVER_VERSION' })
    expect((await sign()).certSerialNo).toBe('1234')
  })

  test('an expired certificate is EXPIRED', async () => {
    const later = createDemoDriver(keyring, () => new Date('2028-01-01T00:00:00Z'))
    await expect(later.sign({ original: ORIGINAL, certSerialNo: '1234', pin: DEMO_PIN })).rejects.toMatchObject({
      code: 'EXPIRED',
    })
  })
})

describe('accessibility §5.8: PIN', () => {
  test('wrong tries count down, a right one counts back up, an empty field is no try', async () => {
    await expect(sign('000000')).rejects.toMatchObject({ code: 'PIN_INCORRECT', details: { attemptsLeft: 5 } })
    await expect(sign('')).rejects.toMatchObject({ code: 'PIN_INCORRECT', details: { attemptsLeft: 5 } })
    await sign()
    await expect(sign('000000')).rejects.toMatchObject({ details: { attemptsLeft: 5 } })
  })

  test('the sixth wrong try locks the key, also for the right PIN, until it is unlocked', async () => {
    for (const attemptsLeft of [5, 4, 3, 2, 1]) {
      await expect(sign('000000')).rejects.toMatchObject({ code: 'PIN_INCORRECT', details: { attemptsLeft } })
    }
    await expect(sign('000000')).rejects.toMatchObject({ code: 'PIN_LOCKED', details: { attemptsLeft: 0 } })
    await expect(sign()).rejects.toMatchObject({ code: 'PIN_LOCKED' })
    await keyring.unlock('1234')
    expect((await sign()).certSerialNo).toBe('1234')
  })
})

describe('one signing at a time', () => {
  test('a second one is BUSY', async () => {
    const first = sign()
    await expect(sign()).rejects.toMatchObject({ code: 'BUSY' })
    await expect(first).resolves.toMatchObject({ certSerialNo: '1234' })
    await expect(sign()).resolves.toMatchObject({ certSerialNo: '1234' })
  })

  test('an abandoned one is CANCELLED and gives no signature', async () => {
    const abort = new AbortController()
    const signing = driver.sign({ original: ORIGINAL, certSerialNo: '1234', pin: DEMO_PIN }, { signal: abort.signal })
    abort.abort()
    await expect(signing).rejects.toMatchObject({ code: 'CANCELLED' })
  })
})

describe('spec §4: UKEY control disabled', () => {
  test('the dummy signature is recognised, and no real one is taken for it', async () => {
    const dummy = await dummyDriver.sign({ original: ORIGINAL, certSerialNo: '1234' })
    expect(isDummySignature(dummy.signature)).toBe(true)
    expect(atob(dummy.signature)).toContain('DUMMY')
    expect(isDummySignature((await sign()).signature)).toBe(false)
    expect(isDummySignature('不是签名')).toBe(false)
  })

  test('and refused as a real signature', async () => {
    const { signature } = await dummyDriver.sign({ original: ORIGINAL, certSerialNo: '1234' })
    const trust = { ca: [ca.certificatePem] }
    const verdict = verifyCms({ signature, original: ORIGINAL, trust, expectedSerial: '1234', now: NOW })
    expect(verdict).toEqual({ ok: false, reason: 'MALFORMED' })
  })
})
