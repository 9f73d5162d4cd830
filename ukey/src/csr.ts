import { Attributes, CertificationRequest, CertificationRequestInfo } from '@peculiar/asn1-csr'
import { AsnParser } from '@peculiar/asn1-schema'
import { AlgorithmIdentifier, SubjectPublicKeyInfo } from '@peculiar/asn1-x509'
import { OID } from './algorithms.ts'
import type { Bytes } from './bytes.ts'
import { algorithmOfKey, fromPem, toDer, toName, toPem } from './certificate.ts'
import type { CertificateSubject, UkeyAlgorithm } from './driver.ts'

/**
 * PKCS#10 request, PEM, signed with SHA-256 (spec §9: RSA 2048 for certificate requests).
 * @param spki the public key as DER SubjectPublicKeyInfo
 * @param sign RSASSA-PKCS1-v1_5 with SHA-256 by the matching private key
 */
export async function createCsr(
  subject: CertificateSubject,
  spki: Uint8Array,
  sign: (data: Bytes) => Promise<Bytes>,
): Promise<string> {
  const certificationRequestInfo = new CertificationRequestInfo({
    subject: toName(subject),
    subjectPKInfo: AsnParser.parse(spki, SubjectPublicKeyInfo),
    attributes: new Attributes(),
  })
  const signature = await sign(toDer(certificationRequestInfo))
  const request = new CertificationRequest({
    certificationRequestInfo,
    signatureAlgorithm: new AlgorithmIdentifier({ algorithm: OID.sha256WithRsa, parameters: null }),
    signature: signature.buffer,
  })
  return toPem(toDer(request), 'CERTIFICATE REQUEST')
}

/**
 * The algorithm of the key that a request is for, whoever has signed it.
 * @param pem PKCS#10.
 * @returns undefined: no request, or of an algorithm that no UKEY has.
 */
export function algorithmOfRequest(pem: string): UkeyAlgorithm | undefined {
  try {
    const { certificationRequestInfo } = AsnParser.parse(fromPem(pem, 'CERTIFICATE REQUEST'), CertificationRequest)
    return algorithmOfKey(certificationRequestInfo.subjectPKInfo)
  } catch {
    return undefined
  }
}
