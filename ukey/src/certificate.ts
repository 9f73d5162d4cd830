import { AsnObjectIdentifierConverter, AsnParser, AsnSerializer } from '@peculiar/asn1-schema'
import {
  AttributeTypeAndValue,
  AttributeValue,
  Certificate,
  Name,
  RelativeDistinguishedName,
  type SubjectPublicKeyInfo,
} from '@peculiar/asn1-x509'
import { OID } from './algorithms.ts'
import { type Bytes, compareBytes, fromBase64, toBase64, toHex } from './bytes.ts'
import type { CertificateSubject, UkeyAlgorithm, UkeyCertificate } from './driver.ts'

const DN_KEYS: Record<string, string> = {
  '2.5.4.3': 'CN',
  '2.5.4.5': 'SERIALNUMBER',
  '2.5.4.6': 'C',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
}

/** Spec §5 compares serial numbers: upper-case hexadecimal, no separators, no leading zeros. */
export function normaliseSerial(serial: string): string {
  return serial
    .replace(/[\s:]/g, '')
    .toUpperCase()
    .replace(/^0+(?=.)/, '')
}

/** The four characters that people know a key by (尾号). */
export const serialSuffix = (serial: string): string => normaliseSerial(serial).slice(-4)

/** @param label what stands between BEGIN/END, e.g. `CERTIFICATE`. */
export function toPem(der: ArrayBuffer | Uint8Array, label: string): string {
  const lines = toBase64(der).match(/.{1,64}/g) ?? []
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n')
}

/** The first block of that label. @throws {Error} when there is none. */
export function fromPem(pem: string, label: string): Bytes {
  const block = new RegExp(`-----BEGIN ${label}-----([\\s\\S]+?)-----END ${label}-----`).exec(pem)
  if (!block) throw new Error(`no ${label} in PEM`)
  return fromBase64((block[1] ?? '').replace(/\s/g, ''))
}

export function toName({ commonName, organization, organizationalUnit }: CertificateSubject): Name {
  const parts = [
    ['2.5.4.6', 'CN'],
    ['2.5.4.10', organization],
    ['2.5.4.11', organizationalUnit],
    ['2.5.4.3', commonName],
  ] as const
  const rdns = parts.flatMap(([type, value]) => {
    if (value === undefined) return []
    // A country is a PrintableString (RFC 5280 A.1); everything else may be Chinese.
    const text = type === '2.5.4.6' ? { printableString: value } : { utf8String: value }
    return [new RelativeDistinguishedName([new AttributeTypeAndValue({ type, value: new AttributeValue(text) })])]
  })
  return new Name(rdns)
}

/** RFC 4514: most specific part first, special characters escaped. */
export function formatName(name: Name): string {
  const part = ({ type, value }: AttributeTypeAndValue) =>
    `${DN_KEYS[type] ?? type}=${value.toString().replace(/[,+"\\<>;=]|^[# ]| $/g, '\\$&')}`
  return Array.from(name, (rdn) => Array.from(rdn, part).join('+'))
    .reverse()
    .join(',')
}

export interface ParsedCertificate extends Omit<UkeyCertificate, 'raType' | 'algorithmType'> {
  asn: Certificate
  notBefore: string
  /** `undefined` for a key that this system does not sign with. */
  algorithmType: UkeyAlgorithm | undefined
}

/** @throws {Error} when the bytes are no certificate. */
export function parseCertificate(source: string | Uint8Array): ParsedCertificate {
  return describeCertificate(
    AsnParser.parse(typeof source === 'string' ? fromPem(source, 'CERTIFICATE') : source, Certificate),
  )
}

export function describeCertificate(asn: Certificate): ParsedCertificate {
  const { serialNumber, subject, issuer, validity, subjectPublicKeyInfo } = asn.tbsCertificate
  const certSerialNo = normaliseSerial(toHex(serialNumber))
  return {
    asn,
    certSerialNo,
    suffix: serialSuffix(certSerialNo),
    subject: formatName(subject),
    issuerDn: formatName(issuer),
    notBefore: validity.notBefore.getTime().toISOString(),
    notAfter: validity.notAfter.getTime().toISOString(),
    algorithmType: algorithmOfKey(subjectPublicKeyInfo),
  }
}

/** What the portal shows of a key. @throws {Error} when the key is neither RSA nor SM2. */
export function toUkeyCertificate(certificate: ParsedCertificate, raType: string): UkeyCertificate {
  const { certSerialNo, suffix, subject, issuerDn, notAfter, algorithmType } = certificate
  if (!algorithmType) throw new Error('neither an RSA nor an SM2 certificate')
  return { certSerialNo, suffix, subject, issuerDn, notAfter, algorithmType, raType }
}

/** By the key itself, not by what the message says; `undefined` for what this system does not sign with. */
export function algorithmOfKey({ algorithm }: SubjectPublicKeyInfo): UkeyAlgorithm | undefined {
  if (algorithm.algorithm === OID.rsaEncryption) return 'ALG_RSA'
  if (algorithm.algorithm !== OID.ecPublicKey || !algorithm.parameters) return undefined
  return compareBytes(algorithm.parameters, oidToDer(OID.sm2Curve)) === 0 ? 'ALG_SM2' : undefined
}

/** An object identifier as a value of its own (curve parameters, attribute values). */
export const oidToDer = (oid: string): Bytes => toDer(AsnObjectIdentifierConverter.toASN(oid))

export const toDer = (asn: unknown): Bytes => new Uint8Array(AsnSerializer.serialize(asn))
