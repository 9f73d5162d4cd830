import { Attributes, CertificationRequest, CertificationRequestInfo } from '@peculiar/asn1-csr'
import { AsnParser } from '@peculiar/asn1-schema'
import { AlgorithmIdentifier, SubjectPublicKeyInfo } from '@peculiar/asn1-x509'
import { OID } from './algorithms.ts'
import type { Bytes } from './bytes.ts'
import { algorithmOfKey, fromPem, toDer, toName, toPem } from './certificate.ts'
import type { CertificateSubject, UkeyAlgorithm } from './driver.ts'

/**
 * PKCS#10 request, PEM, signed as its key signs: with SHA-256 (spec §9: RSA 2048 for certificate requests), or SM2 with SM3.
 * @param spki the public key as DER SubjectPublicKeyInfo
 * @param sign by the matching private key: RSASSA-PKCS1-v1_5 with SHA-256, or SM2 as DER `{r, s}`
 */
export async function createCsr(
  subject: CertificateSubject,
  spki: Uint8Array,
  sign: (data: Bytes) => Promise<Bytes>,
): Promise<string> {
  const subjectPKInfo = AsnParser.parse(spki, SubjectPublicKeyInfo)
  const certificationRequestInfo = new CertificationRequestInfo({
    subject: toName(subject),
    subjectPKInfo,
    attributes: new Attributes(),
  })
  const signature = await sign(toDer(certificationRequestInfo))
  const request = new CertificationRequest({
    certificationRequestInfo,
    signatureAlgorithm: new AlgorithmIdentifier(
      algorithmOfKey(subjectPKInfo) === 'ALG_SM2'
        ? { algorithm: OID.sm2WithSm3 }
        : { algorithm: OID.sha256WithRsa, parameters: null },
    ),
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
