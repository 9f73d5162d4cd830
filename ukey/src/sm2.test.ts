import { spawnSync } from 'node:child_process'
import { createHash, generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AsnParser } from '@peculiar/asn1-schema'
import { AlgorithmIdentifier, Certificate } from '@peculiar/asn1-x509'
import { beforeAll, describe, expect, test } from 'vitest'
import { OID } from './algorithms.ts'
import { toBase64, utf8 } from './bytes.ts'
import { fromPem, parseCertificate, toDer, toPem } from './certificate.ts'
import { signCms } from './cms.ts'
import { createDemoCa, issueCertificate } from './demoCa.ts'
import { assertSm2Vector, signSm2, verifySm2 } from './sm2.ts'
import { verifyCms } from './verify.ts'

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'SM2' })
const spki = publicKey.export({ type: 'spki', format: 'der' })

test('GM/T 0003.5 Annex A: this runtime reproduces the published signature', () => {
  expect(assertSm2Vector).not.toThrow()
})

test('SM2: another text, another key and a damaged signature are refused', () => {
  const text = utf8('金票')
  const signature = signSm2(privateKey, text)
  expect(verifySm2(spki, text, signature)).toBe(true)
  expect(verifySm2(spki, utf8('金漂'), signature)).toBe(false)
  const other = generateKeyPairSync('ec', { namedCurve: 'SM2' }).publicKey.export({ type: 'spki', format: 'der' })
  expect(verifySm2(other, text, signature)).toBe(false)
  expect(verifySm2(spki, text, signature.subarray(1))).toBe(false)
})

test.runIf(spawnSync('openssl', ['version']).status === 0)(
  'openssl accepts our SM2 signature under the standard identity',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sm2-'))
    await writeFile(join(folder, 'key.pem'), publicKey.export({ type: 'spki', format: 'pem' }))
    await writeFile(join(folder, 'text'), '金票')
    await writeFile(join(folder, 'signature'), signSm2(privateKey, utf8('金票')))
    const verify =
      'pkeyutl -verify -pubin -inkey key.pem -rawin -digest sm3 -in text -sigfile signature -pkeyopt distid:'
    const accepts = (id: string) => spawnSync('openssl', `${verify}${id}`.split(' '), { cwd: folder }).status === 0
    expect([accepts('1234567812345678'), accepts('8765432187654321')]).toEqual([true, false])
    await rm(folder, { recursive: true })
  },
)

describe('spec §3 ALG_SM2: a CMS signature by an SM2 certificate', () => {
  const now = new Date('2026-11-21T01:30:00Z')
  let authority: string
  let signature: string

  beforeAll(async () => {
    authority = toSm2Certificate(await template(true), 'AA')
    const certificate = parseCertificate(toSm2Certificate(await template(false), 'BB'))
    const signer = {
      certificate,
      digestName: 'sm3' as const,
      digest: async (data: Uint8Array) => new Uint8Array(createHash('sm3').update(data).digest()),
      sign: async (data: Uint8Array) => new Uint8Array(signSm2(privateKey, data)),
    }
    signature = toBase64(await signCms(utf8('原文'), signer, { signingTime: now }))
  })

  const verify = (change: object = {}) =>
    verifyCms({ signature, original: '原文', trust: { ca: [authority] }, expectedSerial: 'BB', now, ...change })

  test('is accepted', () => {
    expect(verify()).toMatchObject({ ok: true, certificate: { algorithmType: 'ALG_SM2', certSerialNo: 'BB' } })
  })

  test('is refused over another text and from another authority', async () => {
    expect(verify({ original: '原 文' })).toEqual({ ok: false, reason: 'DIGEST' })
    expect(verify({ trust: { ca: [(await createDemoCa()).certificatePem] } })).toEqual({ ok: false, reason: 'CHAIN' })
  })
})

/** An RSA-signed certificate over the SM2 key, whose names and dates the SM2 certificate takes over. */
async function template(ca: boolean): Promise<Certificate> {
  const { certificatePem, privateKey: issuerKey } = await createDemoCa()
  const { subject, validity } = parseCertificate(certificatePem).asn.tbsCertificate
  const pem = issueCertificate({
    subject,
    issuer: subject,
    spki,
    serial: 'AA',
    notBefore: validity.notBefore.getTime(),
    notAfter: validity.notAfter.getTime(),
    ca,
    usage: ca ? 32 : 1,
    issuerKey,
  })
  return AsnParser.parse(fromPem(pem, 'CERTIFICATE'), Certificate)
}

/** Signs the template anew, SM2 with SM3. */
function toSm2Certificate({ tbsCertificate }: Certificate, serial: string): string {
  const signatureAlgorithm = new AlgorithmIdentifier({ algorithm: OID.sm2WithSm3 })
  tbsCertificate.signature = signatureAlgorithm
  tbsCertificate.serialNumber = Uint8Array.from([0, Number.parseInt(serial, 16)]).buffer
  const signatureValue = new Uint8Array(signSm2(privateKey, toDer(tbsCertificate))).buffer
  return toPem(toDer(new Certificate({ tbsCertificate, signatureAlgorithm, signatureValue })), 'CERTIFICATE')
}
