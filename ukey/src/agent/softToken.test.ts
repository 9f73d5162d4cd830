import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { utf8 } from '../bytes.ts'
import { parseCertificate } from '../certificate.ts'
import { createDemoCa, type DemoCa } from '../demoCa.ts'
import { verifyCms } from '../verify.ts'
import { signText } from './signText.ts'
import { createSoftToken, createSoftTokenPort } from './softToken.ts'
import { certify } from './testing/keys.ts'
import type { TokenPort } from './tokenPort.ts'

const PIN = '20262026'
let folder: string
let port: TokenPort
let ca: DemoCa
let certSerialNo: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jinpiao-soft-'))
  port = createSoftTokenPort(folder)
  ca = await createDemoCa()
  await createSoftToken(folder, 'SM2001', PIN)
  certSerialNo = await certify(port, ca, 'SM2001', PIN)
})
afterAll(() => rm(folder, { recursive: true }))

test('an SM2 key makes a request of its own algorithm, which the authority certifies', async () => {
  const [token] = await port.tokens()
  expect(token).toMatchObject({ serial: 'SM2001', printedNo: 'SM2001', pin: 'OK' })
  expect(parseCertificate(token!.certificates[0]!)).toMatchObject({ certSerialNo, algorithmType: 'ALG_SM2' })
})

test.each([
  ['RFC 5652', false, true],
  ['RFC 5652', false, false],
  ['GM/T 0010', true, true],
  ['GM/T 0010', true, false],
])('spec §3 ALG_SM2: a signature with the names of %s counts (gm: %s, detached: %s)', async (_, gm, detached) => {
  const certificate = (await port.tokens())[0]!.certificates[0]!
  const signing = { port, token: 'SM2001', certificate, pin: PIN, digest: 'sm3' as const, gm, detached }
  const { signature, algorithmType } = await signText({ ...signing, original: '原文' })
  expect(algorithmType).toBe('ALG_SM2')
  const given = { signature, trust: { ca: [ca.certificatePem] }, expectedSerial: certSerialNo, now: new Date() }
  expect(verifyCms({ ...given, original: '原文' })).toMatchObject({ ok: true })
  expect(verifyCms({ ...given, original: '原 文' }).ok).toBe(false)
})

test('an SM2 key signs with SM3 and nothing else', async () => {
  await expect(port.sign('SM2001', certSerialNo, PIN, utf8('x'), 'sha256')).rejects.toMatchObject({
    code: 'SIGN_FAILED',
  })
})

test('a key locks after five wrong PINs, also for the right one, and a right PIN gives the tries back', async () => {
  await createSoftToken(folder, 'SM2002', PIN)
  const enter = (pin: string) => port.sign('SM2002', 'AB', pin, utf8('x'), 'sm3')
  for (const attemptsLeft of [4, 3]) {
    await expect(enter('0')).rejects.toMatchObject({ code: 'PIN_INCORRECT', details: { attemptsLeft } })
  }
  await expect(enter(PIN)).rejects.toMatchObject({ code: 'NO_CERT' })
  for (const attemptsLeft of [4, 3, 2, 1]) {
    await expect(enter('0')).rejects.toMatchObject({ code: 'PIN_INCORRECT', details: { attemptsLeft } })
  }
  for (const pin of ['0', PIN]) await expect(enter(pin)).rejects.toMatchObject({ code: 'PIN_LOCKED' })
  expect((await port.tokens()).map(({ pin }) => pin)).toEqual(['OK', 'LOCKED'])
})
