import { createPublicKey, verify } from 'node:crypto'
import type { SubjectPublicKeyInfo } from '@peculiar/asn1-x509'
import type { DigestName } from './algorithms.ts'
import { algorithmOfKey, toDer } from './certificate.ts'
import { verifySm2 } from './sm2.ts'

/** Smaller RSA keys are refused as an algorithm (spec §9: 2048 bit). */
const MIN_RSA_BITS = 2048

/** `ALGORITHM`: key and digest do not belong together, or the key is too weak. */
export type SignatureCheck = 'OK' | 'ALGORITHM' | 'SIGNATURE'

/** Is this the signature of that key over `data`? The key decides the algorithm, never the message. */
export function checkSignature(
  publicKey: SubjectPublicKeyInfo,
  digest: DigestName,
  data: Uint8Array,
  signature: Uint8Array,
): SignatureCheck {
  const spki = toDer(publicKey)
  const algorithm = algorithmOfKey(publicKey)
  try {
    if (algorithm === 'ALG_SM2') {
      if (digest !== 'sm3') return 'ALGORITHM'
      return verifySm2(spki, data, signature) ? 'OK' : 'SIGNATURE'
    }
    if (algorithm !== 'ALG_RSA' || digest === 'sm3') return 'ALGORITHM'
    const key = createPublicKey({ key: Buffer.from(spki), format: 'der', type: 'spki' })
    if ((key.asymmetricKeyDetails?.modulusLength ?? 0) < MIN_RSA_BITS) return 'ALGORITHM'
    return verify(digest, data, key, signature) ? 'OK' : 'SIGNATURE'
  } catch {
    // OpenSSL throws for keys that are no keys (a point off the curve): to the caller that is one more bad signature.
    return 'SIGNATURE'
  }
}
