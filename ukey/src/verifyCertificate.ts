import { AsnParser } from '@peculiar/asn1-schema'
import {
  BasicConstraints,
  id_ce_basicConstraints,
  id_ce_keyUsage,
  KeyUsage,
  type KeyUsageType,
} from '@peculiar/asn1-x509'
import { digestOfSignature } from './algorithms.ts'
import { compareBytes } from './bytes.ts'
import { type ParsedCertificate, toDer } from './certificate.ts'
import { checkSignature } from './signatureCheck.ts'

export interface CertificatePolicy {
  /** Every certificate that may issue signers; intermediates are listed like roots. */
  ca: readonly ParsedCertificate[]
  now: Date
  allowSha1: boolean
}

/** Extensions that may be marked critical; a critical one that nobody here understands must refuse (RFC 5280 §4.2). */
const UNDERSTOOD = new Set([id_ce_basicConstraints, id_ce_keyUsage, '2.5.29.37', '2.5.29.32', '2.5.29.17'])

/** Why this certificate may not sign for an enterprise; `undefined` when it may. */
export function refuseSigner(
  signer: ParsedCertificate,
  policy: CertificatePolicy,
): 'ALGORITHM' | 'CHAIN' | 'CERT_USAGE' | 'EXPIRED' | undefined {
  const digest = digestOfSignature(signer.asn.signatureAlgorithm.algorithm)
  if (!digest || (digest === 'sha1' && !policy.allowSha1)) return 'ALGORITHM'
  if (!policy.ca.some((issuer) => mayIssue(issuer, policy.now) && issued(issuer, signer))) return 'CHAIN'
  if (!maySign(signer) || hasUnknownCritical(signer)) return 'CERT_USAGE'
  return isValidAt(signer, policy.now) ? undefined : 'EXPIRED'
}

/**
 * Is the certificate one to sign with? A CA's own key would otherwise be a valid "signer" of its own chain; SM2 tokens also
 * hold an encryption certificate.
 */
export function maySign(certificate: ParsedCertificate): boolean {
  const usage = keyUsage(certificate)
  const signs = usage.includes('digitalSignature') || usage.includes('nonRepudiation')
  return signs && !isCa(certificate) && !usage.includes('keyCertSign')
}

function mayIssue(ca: ParsedCertificate, now: Date): boolean {
  return isCa(ca) && keyUsage(ca).includes('keyCertSign') && isValidAt(ca, now)
}

function issued(ca: ParsedCertificate, certificate: ParsedCertificate): boolean {
  const { tbsCertificate, tbsCertificateRaw, signatureAlgorithm, signatureValue } = certificate.asn
  const digest = digestOfSignature(signatureAlgorithm.algorithm)
  return (
    compareBytes(toDer(tbsCertificate.issuer), toDer(ca.asn.tbsCertificate.subject)) === 0 &&
    // Outside the signature the algorithm could be exchanged (RFC 5280 §4.1.1.2).
    tbsCertificate.signature.isEqual(signatureAlgorithm) &&
    digest !== undefined &&
    tbsCertificateRaw !== undefined &&
    checkSignature(
      ca.asn.tbsCertificate.subjectPublicKeyInfo,
      digest,
      new Uint8Array(tbsCertificateRaw),
      new Uint8Array(signatureValue),
    ) === 'OK'
  )
}

function extension(certificate: ParsedCertificate, oid: string) {
  return certificate.asn.tbsCertificate.extensions?.find(({ extnID }) => extnID === oid)?.extnValue
}

function isCa(certificate: ParsedCertificate): boolean {
  const value = extension(certificate, id_ce_basicConstraints)
  return value !== undefined && AsnParser.parse(value.buffer, BasicConstraints).cA
}

function keyUsage(certificate: ParsedCertificate): KeyUsageType[] {
  const value = extension(certificate, id_ce_keyUsage)
  return value === undefined ? [] : AsnParser.parse(value.buffer, KeyUsage).toJSON()
}

const hasUnknownCritical = (certificate: ParsedCertificate) =>
  (certificate.asn.tbsCertificate.extensions ?? []).some(({ critical, extnID }) => critical && !UNDERSTOOD.has(extnID))

const isValidAt = ({ notBefore, notAfter }: ParsedCertificate, now: Date) =>
  Date.parse(notBefore) <= now.getTime() && now.getTime() <= Date.parse(notAfter)
