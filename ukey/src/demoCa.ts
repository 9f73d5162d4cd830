import { createPrivateKey, generateKeyPair, type KeyObject, randomInt, sign } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CertificationRequest } from '@peculiar/asn1-csr'
import { AsnParser, OctetString } from '@peculiar/asn1-schema'
import {
  AlgorithmIdentifier,
  BasicConstraints,
  Certificate,
  Extension,
  Extensions,
  id_ce_basicConstraints,
  id_ce_keyUsage,
  KeyUsage,
  KeyUsageFlags,
  type Name,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from '@peculiar/asn1-x509'
import { digestOfSignature, OID } from './algorithms.ts'
import { fromHex } from './bytes.ts'
import { fromPem, parseCertificate, toDer, toName, toPem } from './certificate.ts'
import type { CertificateSubject } from './driver.ts'
import { createKeyFile, readIfThere } from './keyFile.ts'
import { checkSignature } from './signatureCheck.ts'

export interface IssueOptions {
  /** The server decides who it is; what the request says of itself is not believed. */
  subject: CertificateSubject
  /** Hexadecimal; without it a new one. */
  serial?: string
  days: number
  notBefore: Date
}

/** A certificate authority for demonstrations and tests: it takes the place of the UKEY factory (product §2.6). */
export interface DemoCa {
  certificatePem: string
  /** PEM signer certificate for a PEM PKCS#10 request. @throws {Error} when the request is not signed by its own key. */
  issue(csrPem: string, options: IssueOptions): string
}

const generate = promisify(generateKeyPair)
const CA_SUBJECT: CertificateSubject = { commonName: 'Jinpiao Demo CA', organization: 'Jinpiao Demonstration' }
/** Wide enough that the demonstration clock stays inside, wherever it is set. */
const CA_NOT_BEFORE = new Date('2020-01-01T00:00:00Z')
const CA_NOT_AFTER = new Date('2049-12-31T00:00:00Z')
const DAY = 86_400_000

/** A CA in memory only. Two of them with one subject differ by key: that is how tests forge. */
export async function createDemoCa(
  subject: CertificateSubject = CA_SUBJECT,
): Promise<DemoCa & { privateKey: KeyObject }> {
  const { privateKey, publicKey } = await generate('rsa', { modulusLength: 2048 })
  const name = toName(subject)
  const certificatePem = issueCertificate({
    subject: name,
    issuer: name,
    spki: publicKey.export({ type: 'spki', format: 'der' }),
    serial: newSerial(),
    notBefore: CA_NOT_BEFORE,
    notAfter: CA_NOT_AFTER,
    ca: true,
    usage: KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign,
    issuerKey: privateKey,
  })
  return { ...openDemoCa(certificatePem, privateKey), privateKey }
}

/** The CA of that folder, made on first use; its key is readable by the owner only. */
export async function loadDemoCa(folder: string): Promise<DemoCa> {
  const keyPath = join(folder, 'demo-ca.key.pem')
  const both = await readIfThere(keyPath)
  if (both !== undefined) return openDemoCa(both, createPrivateKey(both))
  const ca = await createDemoCa()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // One file: two servers that start together must not end with one's key and the other's name.
  const privateKeyPem = ca.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  return (await createKeyFile(keyPath, privateKeyPem + ca.certificatePem)) ? ca : loadDemoCa(folder)
}

const AUTHORITY_FILE = 'authority.key.pem'

/** Another authority, with its key in this folder; undefined: there is one already, and nothing is made. */
export async function createCa(folder: string, subject: CertificateSubject): Promise<DemoCa | undefined> {
  const { privateKey, ...ca } = await createDemoCa(subject)
  const privateKeyPem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  return (await createKeyFile(join(folder, AUTHORITY_FILE), privateKeyPem + ca.certificatePem)) ? ca : undefined
}

/** The authority that {@link createCa} has made; undefined: none. */
export async function loadCa(folder: string): Promise<DemoCa | undefined> {
  const both = await readIfThere(join(folder, AUTHORITY_FILE))
  return both === undefined ? undefined : openDemoCa(both, createPrivateKey(both))
}

function openDemoCa(certificatePem: string, issuerKey: KeyObject): DemoCa {
  const own = parseCertificate(certificatePem)
  return {
    certificatePem: toPem(toDer(own.asn), 'CERTIFICATE'),
    issue: (csrPem, { subject, serial = newSerial(), days, notBefore }) =>
      issueCertificate({
        subject: toName(subject),
        issuer: own.asn.tbsCertificate.subject,
        spki: provenKey(csrPem),
        serial,
        notBefore,
        notAfter: new Date(notBefore.getTime() + days * DAY),
        ca: false,
        usage: KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation,
        issuerKey,
      }),
  }
}

export interface CertificateFields {
  subject: Name
  issuer: Name
  spki: Uint8Array
  serial: string
  notBefore: Date
  notAfter: Date
  ca: boolean
  usage: number
  issuerKey: KeyObject
}

/** Any X.509 certificate, also the wrong ones that tests need; PEM. */
export function issueCertificate(fields: CertificateFields): string {
  const algorithm = new AlgorithmIdentifier({ algorithm: OID.sha256WithRsa, parameters: null })
  const tbsCertificate = new TBSCertificate({
    version: Version.v3,
    serialNumber: positiveInteger(fields.serial),
    signature: algorithm,
    issuer: fields.issuer,
    validity: new Validity({ notBefore: fields.notBefore, notAfter: fields.notAfter }),
    subject: fields.subject,
    subjectPublicKeyInfo: AsnParser.parse(fields.spki, SubjectPublicKeyInfo),
    extensions: new Extensions([
      critical(id_ce_basicConstraints, new BasicConstraints({ cA: fields.ca })),
      critical(id_ce_keyUsage, new KeyUsage(fields.usage)),
    ]),
  })
  const signatureValue = new Uint8Array(sign('sha256', toDer(tbsCertificate), fields.issuerKey)).buffer
  return toPem(toDer(new Certificate({ tbsCertificate, signatureAlgorithm: algorithm, signatureValue })), 'CERTIFICATE')
}

/** The bytes of an INTEGER: a leading zero keeps a serial number that begins with 8…F from becoming negative. */
function positiveInteger(hex: string): ArrayBuffer {
  const even = hex.length % 2 ? `0${hex}` : hex
  return fromHex(/^[89a-f]/i.test(even) ? `00${even}` : even).buffer
}

const critical = (extnID: string, value: unknown) =>
  new Extension({ extnID, critical: true, extnValue: new OctetString(toDer(value)) })

/** The request's public key, after its own signature has shown that the private key is held. */
function provenKey(csrPem: string): Uint8Array {
  const der = fromPem(csrPem, 'CERTIFICATE REQUEST')
  const request = AsnParser.parse(der, CertificationRequest)
  const { subjectPKInfo } = request.certificationRequestInfo
  const digest = digestOfSignature(request.signatureAlgorithm.algorithm)
  const signed = new Uint8Array(request.certificationRequestInfoRaw ?? new ArrayBuffer())
  if (
    (digest !== 'sha256' && digest !== 'sm3') ||
    checkSignature(subjectPKInfo, digest, signed, new Uint8Array(request.signature)) !== 'OK'
  ) {
    throw new Error('certification request is not signed by its own key')
  }
  return toDer(subjectPKInfo)
}

/** Twenty decimal digits, which are also hexadecimal ones: its last four can be read aloud as a number (尾号). */
function newSerial(): string {
  const digits = Array.from({ length: 19 }, () => randomInt(10)).join('')
  return `${randomInt(1, 8)}${digits}`
}
