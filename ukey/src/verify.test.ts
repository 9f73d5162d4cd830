import { spawnSync } from 'node:child_process'
import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  Attribute,
  CertificateChoices,
  ContentInfo,
  EncapsulatedContent,
  id_messageDigest,
  SignedData,
  type SignerInfo,
} from '@peculiar/asn1-cms'
import { AsnParser, OctetString } from '@peculiar/asn1-schema'
import { Extension, KeyUsageFlags } from '@peculiar/asn1-x509'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DIGEST_OID } from './algorithms.ts'
import { fromBase64, toBase64, utf8 } from './bytes.ts'
import { parseCertificate, toDer, toPem } from './certificate.ts'
import { AttributeSet } from './cms.ts'
import { type CertificateFields, createDemoCa, issueCertificate } from './demoCa.ts'
import { dummySignature } from './dummySignature.ts'
import { createNodeSigner, type NodeSigner, openNodeSigner } from './nodeSigner.ts'
import { type CmsRefusal, verifyCms } from './verify.ts'

const ORIGINAL = '金票平台签名原文 v1\n业务：金票开立复核   动作：复核通过\n共 1 笔，合计 500,000.00 元（伍拾万元整）'
const SERIAL = '0a1b2c3d4e5f60718293'
const NOW = new Date('2026-11-21T01:30:00Z')
const subject = { commonName: '李某', organization: '江城精铸有限公司' }
const validity = { days: 365, notBefore: new Date('2026-01-01T00:00:00Z') }

let ca: Awaited<ReturnType<typeof createDemoCa>>
let signer: NodeSigner
let detached: string
let attached: string

beforeAll(async () => {
  ca = await createDemoCa()
  signer = await createNodeSigner(ca, { subject, serial: SERIAL, ...validity })
  detached = (await signer.sign(ORIGINAL, { signingTime: NOW })).signature
  attached = (await signer.sign(ORIGINAL, { signingTime: NOW, detached: false })).signature
})

function verify(signature: string, change: Partial<Parameters<typeof verifyCms>[0]> = {}) {
  const trust = { ca: [ca.certificatePem] }
  return verifyCms({ signature, original: ORIGINAL, trust, expectedSerial: SERIAL, now: NOW, ...change })
}
const refused = (reason: CmsRefusal) => ({ ok: false, reason })

/** Takes a good signature apart, lets `change` at it, and puts it together again. */
function altered(signature: string, change: (data: SignedData, signerInfo: SignerInfo) => void): string {
  const content = AsnParser.parse(fromBase64(signature), ContentInfo)
  const data = AsnParser.parse(content.content, SignedData)
  change(data, data.signerInfos[0] as SignerInfo)
  return toBase64(toDer(new ContentInfo({ contentType: content.contentType, content: toDer(data).buffer })))
}

/** The attributes of an honest signature, shown as the content of a message without attributes. */
const ambiguous = () =>
  altered(attached, (data, signerInfo) => {
    const content = toDer(new AttributeSet(signerInfo.signedAttrs ?? []))
    data.encapContentInfo.eContent = new EncapsulatedContent({ single: new OctetString(content) })
    delete signerInfo.signedAttrs
  })

/** The same key under another certificate. */
function certified(change: Partial<CertificateFields>): NodeSigner {
  const { tbsCertificate } = parseCertificate(signer.certificatePem).asn
  const pem = issueCertificate({
    subject: tbsCertificate.subject,
    issuer: tbsCertificate.issuer,
    spki: toDer(tbsCertificate.subjectPublicKeyInfo),
    serial: SERIAL,
    notBefore: validity.notBefore,
    notAfter: new Date('2027-01-01T00:00:00Z'),
    ca: false,
    usage: KeyUsageFlags.digitalSignature,
    issuerKey: ca.privateKey,
    ...change,
  })
  return openNodeSigner(pem, signer.privateKey)
}

describe('I13: a signature of the registered certificate over this text', () => {
  test('is accepted, detached and attached, with identity taken from the certificate', () => {
    for (const signature of [detached, attached]) {
      expect(verify(signature)).toEqual({
        ok: true,
        signingTime: NOW.toISOString(),
        certificate: {
          certSerialNo: 'A1B2C3D4E5F60718293',
          subject: 'CN=李某,O=江城精铸有限公司,C=CN',
          issuerDn: 'CN=Jinpiao Demo CA,O=Jinpiao Demonstration,C=CN',
          notBefore: '2026-01-01T00:00:00.000Z',
          notAfter: '2027-01-01T00:00:00.000Z',
          algorithmType: 'ALG_RSA',
        },
      })
    }
  })

  test('spec §3 ALG_SM2: by an SM2 key it is accepted as well, over SM3 whatever digest is asked for', async () => {
    const sm2 = await createNodeSigner(ca, { subject, serial: SERIAL, ...validity, algorithm: 'ALG_SM2' })
    expect(sm2.certificate.algorithmType).toBe('ALG_SM2')
    const { signature, algorithmType } = await sm2.sign(ORIGINAL, { signingTime: NOW, digest: 'sha256' })
    expect(algorithmType).toBe('ALG_SM2')
    expect(verify(signature)).toMatchObject({ ok: true, certificate: { algorithmType: 'ALG_SM2' } })
    expect(verify(signature, { original: `${ORIGINAL} ` })).toMatchObject({ ok: false })
  })

  test('spec §5: the serial number is compared without case, separators and leading zeros', () => {
    expect(verify(detached, { expectedSerial: '00:0A:1B:2C:3D:4E:5F:60:71:82:93' }).ok).toBe(true)
    expect(verify(detached, { expectedSerial: 'FF' })).toEqual(refused('SERIAL'))
  })

  test('line breaks inside base64, as vendor libraries write them, do not matter', () => {
    expect(verify(detached.replace(/.{64}/g, '$&\r\n')).ok).toBe(true)
  })
})

describe('I13: another text', () => {
  test('is refused when one character differs', () => {
    const original = ORIGINAL.replace('500,000.00', '500,000.01')
    expect(verify(detached, { original })).toEqual(refused('DIGEST'))
    expect(verify(attached, { original })).toEqual(refused('CONTENT'))
  })

  test('is refused when the content was exchanged inside the message', () => {
    const forged = altered(attached, (data) => {
      data.encapContentInfo.eContent = new EncapsulatedContent({ single: new OctetString(utf8('别的')) })
    })
    expect(verify(forged)).toEqual(refused('CONTENT'))
    expect(verify(forged, { original: '别的' })).toEqual(refused('DIGEST'))
  })

  test('is refused when the digest attribute was exchanged to match it', () => {
    const forged = altered(detached, (_, { signedAttrs = [] }) => {
      const value = toDer(new OctetString(createHash('sha256').update('别的').digest()))
      const at = signedAttrs.findIndex(({ attrType }) => attrType === id_messageDigest)
      signedAttrs[at] = new Attribute({ attrType: id_messageDigest, attrValues: [value.buffer] })
    })
    expect(verify(forged, { original: '别的' })).toEqual(refused('SIGNATURE'))
  })
})

describe('CMS ambiguity: signed attributes are required', () => {
  test('re-presented attributes are refused', () => {
    expect(verify(ambiguous())).toEqual(refused('NO_SIGNED_ATTRIBUTES'))
  })

  test('even an honest signature without attributes is refused', () => {
    const plain = altered(detached, (_, signerInfo) => {
      delete signerInfo.signedAttrs
      signerInfo.signature = new OctetString(sign('sha256', utf8(ORIGINAL), signer.privateKey))
    })
    expect(verify(plain)).toEqual(refused('NO_SIGNED_ATTRIBUTES'))
  })

  test('a second digest attribute is refused', () => {
    const doubled = altered(detached, (_, { signedAttrs = [] }) => {
      signedAttrs.push(signedAttrs.find(({ attrType }) => attrType === id_messageDigest) as Attribute)
    })
    expect(verify(doubled)).toEqual(refused('MALFORMED'))
  })
})

describe('spec §8: the certificate', () => {
  test('of a forger with the same issuer, serial number and key name is refused', async () => {
    const forger = await createDemoCa()
    const forged = await createNodeSigner(forger, { subject, serial: SERIAL, ...validity })
    expect(verify((await forged.sign(ORIGINAL)).signature)).toEqual(refused('CHAIN'))
  })

  test('of another authority is refused', () => {
    expect(verify(detached, { trust: { ca: [] } })).toEqual(refused('CHAIN'))
  })

  test('is refused when the authority has expired, or may not issue', async () => {
    expect(verify(detached, { now: new Date('2055-01-01T00:00:00Z') })).toEqual(refused('CHAIN'))
    const asAuthority = certified({ ca: false })
    expect(verify(detached, { trust: { ca: [asAuthority.certificatePem] } })).toEqual(refused('CHAIN'))
  })

  test('is refused after its last day and before its first', () => {
    expect(verify(detached, { now: new Date('2027-01-01T00:00:01Z') })).toEqual(refused('EXPIRED'))
    expect(verify(detached, { now: new Date('2025-12-31T23:59:59Z') })).toEqual(refused('EXPIRED'))
  })

  test('of an authority is refused as signer', async () => {
    const own = openNodeSigner(ca.certificatePem, ca.privateKey)
    const { signature } = await own.sign(ORIGINAL)
    expect(verify(signature, { expectedSerial: own.certificate.certSerialNo })).toEqual(refused('CERT_USAGE'))
    const intermediate = certified({ ca: true, usage: KeyUsageFlags.keyCertSign | KeyUsageFlags.digitalSignature })
    expect(verify((await intermediate.sign(ORIGINAL)).signature)).toEqual(refused('CERT_USAGE'))
  })

  test('for encryption is refused as signer (SM2 tokens carry one beside the signing certificate)', async () => {
    const encryption = certified({ usage: KeyUsageFlags.keyEncipherment })
    expect(verify((await encryption.sign(ORIGINAL)).signature)).toEqual(refused('CERT_USAGE'))
  })

  test('with a critical extension that nobody understands is refused as signer', async () => {
    const asn = parseCertificate(signer.certificatePem).asn
    const extnValue = new OctetString(toDer(new OctetString(utf8('?'))))
    asn.tbsCertificate.extensions?.push(new Extension({ extnID: '1.2.3.4', critical: true, extnValue }))
    delete asn.tbsCertificateRaw
    asn.signatureValue = new Uint8Array(sign('sha256', toDer(asn.tbsCertificate), ca.privateKey)).buffer
    const restricted = openNodeSigner(toPem(toDer(asn), 'CERTIFICATE'), signer.privateKey)
    expect(verify((await restricted.sign(ORIGINAL)).signature)).toEqual(refused('CERT_USAGE'))
  })

  test('named by SignerInfo must be the one in the message, by issuer and by serial number', async () => {
    const other = await createNodeSigner(ca, { subject, serial: 'BEEF', ...validity })
    const replaced = altered(detached, ({ certificates }) => {
      certificates?.splice(0, 1, new CertificateChoices({ certificate: parseCertificate(other.certificatePem).asn }))
    })
    expect(verify(replaced)).toEqual(refused('MALFORMED'))
    expect(verify(replaced, { expectedSerial: 'BEEF' })).toEqual(refused('MALFORMED'))
    const renamed = altered(detached, (_, { sid }) => {
      sid.issuerAndSerialNumber!.issuer = parseCertificate(other.certificatePem).asn.tbsCertificate.subject
    })
    expect(verify(renamed)).toEqual(refused('MALFORMED'))
  })
})

describe('spec §9: algorithms', () => {
  test('SHA-1 is refused, and accepted only for a key flagged legacy', async () => {
    const { signature } = await signer.sign(ORIGINAL, { digest: 'sha1' })
    expect(verify(signature)).toEqual(refused('ALGORITHM'))
    expect(verify(signature, { allowSha1: true }).ok).toBe(true)
  })

  test('a digest that the signature algorithm contradicts is refused', () => {
    const contradicted = altered(detached, (_, signerInfo) => {
      signerInfo.signatureAlgorithm.algorithm = '1.2.840.113549.1.1.13'
    })
    expect(verify(contradicted)).toEqual(refused('ALGORITHM'))
  })

  test('an RSA key of less than 2048 bit is refused', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
    const { certificatePem } = certified({ spki: publicKey.export({ type: 'spki', format: 'der' }) })
    const weak = openNodeSigner(certificatePem, privateKey)
    expect(verify((await weak.sign(ORIGINAL)).signature)).toEqual(refused('ALGORITHM'))
  })

  test('an RSA key is not judged by SM3', () => {
    const mixed = altered(detached, (_, signerInfo) => {
      signerInfo.digestAlgorithm.algorithm = DIGEST_OID.sm3
      const value = toDer(new OctetString(createHash('sm3').update(ORIGINAL).digest()))
      signerInfo.signedAttrs = (signerInfo.signedAttrs ?? []).map((attribute) =>
        attribute.attrType === id_messageDigest
          ? new Attribute({ attrType: id_messageDigest, attrValues: [value.buffer] })
          : attribute,
      )
    })
    expect(verify(mixed)).toEqual(refused('ALGORITHM'))
  })
})

describe('bytes', () => {
  test('after the end are refused', () => {
    const longer = toBase64(Buffer.concat([fromBase64(detached), Buffer.from([0])]))
    expect(verify(longer)).toEqual(refused('TRAILING'))
  })

  test.each([
    ['nothing', ''],
    ['no ASN.1', 'AAAA'],
    ['no base64', '不是签名'],
    ['too long', 'A'.repeat(100_000)],
    ['a dummy signature', dummySignature()],
  ])('%s is malformed', (_, text) => {
    expect(verify(text)).toEqual(refused('MALFORMED'))
  })

  test('no flipped bit is accepted in the certificate, the signed attributes or the signature', () => {
    const bytes = Buffer.from(fromBase64(detached))
    const { asn } = parseCertificate(signer.certificatePem)
    const signerInfo = AsnParser.parse(AsnParser.parse(bytes, ContentInfo).content, SignedData)
      .signerInfos[0] as SignerInfo
    const protectedParts = [
      toDer(asn.tbsCertificate),
      new Uint8Array(asn.signatureValue),
      ...(signerInfo.signedAttrs ?? []).map(toDer),
      new Uint8Array(signerInfo.signature.buffer),
    ]
    const accepted: number[] = []
    for (const part of protectedParts) {
      const start = bytes.indexOf(part)
      expect(start).toBeGreaterThan(0)
      // Every byte of the short parts; of the long ones enough to meet each field.
      for (let at = start; at < start + part.length; at += part.length > 100 ? 5 : 1) {
        const flipped = fromBase64(detached)
        flipped[at] = (flipped[at] ?? 0) ^ (1 << (at % 8))
        if (verify(toBase64(flipped)).ok) accepted.push(at)
      }
    }
    expect(accepted).toEqual([])
  })
})

describe('openssl, as a second opinion', () => {
  const hasOpenssl = spawnSync('openssl', ['version']).status === 0
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ukey-'))
    await writeFile(join(folder, 'ca.pem'), ca.certificatePem)
    await writeFile(join(folder, 'original.txt'), ORIGINAL)
  })
  afterAll(() => rm(folder, { recursive: true }))

  /** `true` when `openssl cms -verify` accepts; detached content is read from `original.txt`. */
  async function opensslAccepts(signature: string, isDetached: boolean): Promise<boolean> {
    await writeFile(join(folder, 'cms.der'), fromBase64(signature))
    const content = isDetached ? ['-content', 'original.txt'] : []
    const { status } = spawnSync(
      'openssl',
      [...'cms -verify -binary -purpose any -inform DER -in cms.der -CAfile ca.pem -out out'.split(' '), ...content],
      { cwd: folder },
    )
    return status === 0
  }

  test.runIf(hasOpenssl)('accepts what we sign, and refuses what we refuse', async () => {
    expect(await opensslAccepts(detached, true)).toBe(true)
    expect(await opensslAccepts(attached, false)).toBe(true)
    expect(await opensslAccepts((await signer.sign('别的')).signature, true)).toBe(false)
  })

  test.runIf(hasOpenssl)(
    'accepts the ambiguity forgery that we refuse: it is no substitute for verifyCms',
    async () => {
      expect(await opensslAccepts(ambiguous(), false)).toBe(true)
      expect(verify(ambiguous())).toEqual(refused('NO_SIGNED_ATTRIBUTES'))
    },
  )

  test.runIf(hasOpenssl)('signs a message that we accept', async () => {
    await writeFile(join(folder, 'key.pem'), signer.privateKey.export({ type: 'pkcs8', format: 'pem' }))
    await writeFile(join(folder, 'signer.pem'), signer.certificatePem)
    const sign =
      'cms -sign -binary -md sha256 -in original.txt -signer signer.pem -inkey key.pem -outform DER -out theirs.der'
    expect(spawnSync('openssl', sign.split(' '), { cwd: folder }).status).toBe(0)
    expect(verify(toBase64(await readFile(join(folder, 'theirs.der')))).ok).toBe(true)
  })
})
