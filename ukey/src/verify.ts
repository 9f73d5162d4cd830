import { createHash } from 'node:crypto'
import {
  ContentInfo,
  id_contentType,
  id_messageDigest,
  id_signingTime,
  SignedData,
  type SignerInfo,
  SigningTime,
} from '@peculiar/asn1-cms'
import { AsnParser, OctetString } from '@peculiar/asn1-schema'
import { digestOfOid, digestOfSignature, OID } from './algorithms.ts'
import { type Bytes, compareBytes, fromBase64, toHex, utf8 } from './bytes.ts'
import {
  describeCertificate,
  normaliseSerial,
  oidToDer,
  type ParsedCertificate,
  parseCertificate,
  toDer,
} from './certificate.ts'
import { AttributeSet } from './cms.ts'
import type { UkeyAlgorithm } from './driver.ts'
import { checkSignature } from './signatureCheck.ts'
import { refuseSigner } from './verifyCertificate.ts'

export type CmsRefusal =
  /** Attached content is not the text that the server asked to be signed. */
  | 'CONTENT'
  /** The signer is not the user's registered certificate (spec §5, I13). */
  | 'SERIAL'
  | 'CHAIN'
  | 'EXPIRED'
  /** A CA, an encryption certificate, or one with a critical extension that we do not understand. */
  | 'CERT_USAGE'
  | 'NO_SIGNED_ATTRIBUTES'
  /** The signed digest is that of another text. */
  | 'DIGEST'
  | 'ALGORITHM'
  /** Bytes after the end of the structure. */
  | 'TRAILING'
  | 'MALFORMED'
  | 'SIGNATURE'

export interface VerifyCmsInput {
  /** base64 of the CMS SignedData. */
  signature: string
  /** The server's own stored text, never the one that came with the signature. */
  original: string
  /** PEM certificates of the authorities whose signers count. */
  trust: { ca: readonly string[] }
  /** The user's registered certificate number, in any spelling. */
  expectedSerial: string
  /** The registered certificate's issuer, as `parseCertificate` says it: a serial is one authority's only. */
  expectedIssuer?: string
  now: Date
  /** Only for a key flagged legacy in the certificate record (spec §9); default false. */
  allowSha1?: boolean
}

export interface VerifiedSigner {
  certSerialNo: string
  subject: string
  issuerDn: string
  notBefore: string
  notAfter: string
  algorithmType: UkeyAlgorithm
}

export type VerifyCmsResult =
  | { ok: true; certificate: VerifiedSigner /** The signer's own clock, if told. */; signingTime?: string }
  | { ok: false; reason: CmsRefusal }

/** 64 KB hold any signature with its chain; more is an attempt to keep the parser busy. */
const MAX_BASE64 = 88_000

class Refused extends Error {
  readonly reason: CmsRefusal
  constructor(reason: CmsRefusal) {
    super(reason)
    this.reason = reason
  }
}

function demand(condition: unknown, reason: CmsRefusal): asserts condition {
  if (!condition) throw new Refused(reason)
}

/**
 * Verifies a UKEY signature as evidence: this text, this registered certificate, issued by a trusted authority, valid
 * now. Identity is taken from the certificate alone; nothing that the client says beside it is believed.
 */
export function verifyCms(input: VerifyCmsInput): VerifyCmsResult {
  try {
    return verifyOrThrow(input)
  } catch (error) {
    // The parser's own errors carry no reason: whatever cannot be read is malformed.
    return { ok: false, reason: error instanceof Refused ? error.reason : 'MALFORMED' }
  }
}

function verifyOrThrow(input: VerifyCmsInput) {
  const { signature, original, trust, expectedSerial, expectedIssuer, now, allowSha1 = false } = input
  const signedData = parseSignedData(signature)
  const [signerInfo, ...others] = signedData.signerInfos
  demand(signerInfo && others.length === 0, 'MALFORMED')

  const content = utf8(original)
  const attributes = signedAttributes(signerInfo)
  const { eContent, eContentType } = signedData.encapContentInfo
  demand(compareBytes(attributes(id_contentType) ?? new Uint8Array(), oidToDer(eContentType)) === 0, 'MALFORMED')
  if (eContent) demand(eContent.single && compareBytes(eContent.single.buffer, content) === 0, 'CONTENT')

  const digest = digestOfOid(signerInfo.digestAlgorithm.algorithm)
  const named = digestOfSignature(signerInfo.signatureAlgorithm.algorithm)
  demand(digest && (digest !== 'sha1' || allowSha1), 'ALGORITHM')
  demand(named === digest || signerInfo.signatureAlgorithm.algorithm === OID.rsaEncryption, 'ALGORITHM')
  const messageDigest = attributes(id_messageDigest)
  demand(messageDigest, 'MALFORMED')
  const ownDigest = createHash(digest).update(content).digest()
  demand(compareBytes(AsnParser.parse(messageDigest, OctetString).buffer, ownDigest) === 0, 'DIGEST')

  const signer = findSigner(signedData, signerInfo)
  demand(signer.certSerialNo === normaliseSerial(expectedSerial), 'SERIAL')
  demand(expectedIssuer === undefined || signer.issuerDn === expectedIssuer, 'SERIAL')
  const refusal = refuseSigner(signer, { ca: trust.ca.map(parseCertificate), now, allowSha1 })
  if (refusal) throw new Refused(refusal)
  const { algorithmType } = signer
  demand(algorithmType, 'ALGORITHM')
  const signed = toDer(new AttributeSet(signerInfo.signedAttrs))
  const publicKey = signer.asn.tbsCertificate.subjectPublicKeyInfo
  const check = checkSignature(publicKey, digest, signed, new Uint8Array(signerInfo.signature.buffer))
  if (check !== 'OK') throw new Refused(check)

  const { certSerialNo, subject, issuerDn, notBefore, notAfter } = signer
  const certificate = { certSerialNo, subject, issuerDn, notBefore, notAfter, algorithmType }
  const time = attributes(id_signingTime)
  if (!time) return { ok: true as const, certificate }
  return { ok: true as const, certificate, signingTime: AsnParser.parse(time, SigningTime).getTime().toISOString() }
}

function parseSignedData(signature: string): SignedData {
  demand(signature.length <= MAX_BASE64, 'MALFORMED')
  // Vendor libraries break base64 into lines.
  const bytes = fromBase64(signature.replace(/[\r\n]/g, ''))
  const contentInfo = AsnParser.parse(bytes, ContentInfo)
  // Encoding again shows what the parser skipped: bytes after the end, or another form than DER.
  const canonical = toDer(contentInfo)
  if (compareBytes(bytes, canonical) !== 0) {
    throw new Refused(compareBytes(bytes.subarray(0, canonical.length), canonical) === 0 ? 'TRAILING' : 'MALFORMED')
  }
  const signedData = AsnParser.parse(contentInfo.content, SignedData)
  const { eContentType } = signedData.encapContentInfo
  const isCms = contentInfo.contentType === OID.signedData && eContentType === OID.data
  const isGm = contentInfo.contentType === OID.gmSignedData && eContentType === OID.gmData
  demand(isCms || isGm, 'MALFORMED')
  return signedData
}

/**
 * Signed attributes are required. Without them the signature is over the content itself, and then the attributes of an
 * honest signature can be shown as the content of a forged one (`openssl cms -verify` accepts that).
 */
function signedAttributes({ signedAttrs = [] }: SignerInfo): (type: string) => Bytes | undefined {
  demand(signedAttrs.length > 0, 'NO_SIGNED_ATTRIBUTES')
  const values = new Map<string, Bytes>()
  for (const { attrType, attrValues } of signedAttrs) {
    const [value, ...others] = attrValues
    demand(value && others.length === 0 && !values.has(attrType), 'MALFORMED')
    values.set(attrType, new Uint8Array(value))
  }
  return (type) => values.get(type)
}

/** The certificate that SignerInfo names by issuer and serial number, whatever else travels in the message. */
function findSigner({ certificates }: SignedData, { sid }: SignerInfo): ParsedCertificate {
  const named = sid.issuerAndSerialNumber
  demand(named, 'MALFORMED')
  const issuer = toDer(named.issuer)
  const serial = normaliseSerial(toHex(named.serialNumber))
  const signer = Array.from(
    certificates ?? [],
    ({ certificate }) => certificate && describeCertificate(certificate),
  ).find(
    (candidate) =>
      candidate?.certSerialNo === serial && compareBytes(toDer(candidate.asn.tbsCertificate.issuer), issuer) === 0,
  )
  demand(signer, 'MALFORMED')
  return signer
}
