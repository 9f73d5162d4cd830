import { createHash, createPrivateKey, createPublicKey, createSign, createVerify, type KeyObject } from 'node:crypto'
import { AsnParser } from '@peculiar/asn1-schema'
import { AlgorithmIdentifier, SubjectPublicKeyInfo } from '@peculiar/asn1-x509'
import { OID } from './algorithms.ts'
import { concatBytes, fromHex, toHex, utf8 } from './bytes.ts'
import { oidToDer, toDer } from './certificate.ts'

/** The identity that GM/T 0009 prescribes where none was agreed. */
const DEFAULT_ID = '1234567812345678'

/** a, b, Gx, Gy of the recommended curve (GM/T 0003.5), in the order in which ZA hashes them. */
const CURVE = fromHex(
  'FFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00000000FFFFFFFFFFFFFFFC' +
    '28E9FA9E9D9F5E344D5A9E4BCF6509A7F39789F515AB8F92DDBCBD414D940E93' +
    '32C4AE2C1F1981195F9904466A39C9948FE30BBFF2660BE1715A4589334C74C7' +
    'BC3736A2F4F6779C59BDCEE36B692153D0A9877CC62A474002DF32E52139F0A0',
)

/** ZA (GM/T 0003.2 §5.5): binds the signer's identity and public key. `spki` is a DER SubjectPublicKeyInfo. */
function za(spki: Uint8Array): Buffer {
  const point = new Uint8Array(AsnParser.parse(spki, SubjectPublicKeyInfo).subjectPublicKey)
  if (point.length !== 65 || point[0] !== 4) throw new Error('SM2 key is not an uncompressed point')
  const id = utf8(DEFAULT_ID)
  const bits = Uint8Array.of((id.length * 8) >> 8, (id.length * 8) & 0xff)
  return createHash('sm3')
    .update(concatBytes(bits, id, CURVE, point.subarray(1)))
    .digest()
}

/**
 * Verifies an SM2/SM3 signature (DER `{r, s}`).
 *
 * ZA goes in by hand, and only through `createVerify`: the one-shot `crypto.verify('sm3', …)` takes the empty identity
 * and refuses every standard signature (nodejs/node #53761). {@link assertSm2Vector} notices if that ever changes.
 */
export function verifySm2(spki: Uint8Array, data: Uint8Array, signature: Uint8Array): boolean {
  assertSm2Vector()
  return verifyWithZa(spki, data, signature)
}

/** Signs like a software token; for tests and development, real keys sign inside the device. */
export function signSm2(privateKey: KeyObject, data: Uint8Array): Buffer {
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
  // Read again from PKCS#8: a key fresh from generateKeyPair('ec') would sign ECDSA on the SM2 curve instead of SM2.
  const key = createPrivateKey({
    key: privateKey.export({ type: 'pkcs8', format: 'der' }),
    format: 'der',
    type: 'pkcs8',
  })
  return createSign('sm3').update(za(spki)).update(data).sign(key)
}

function verifyWithZa(spki: Uint8Array, data: Uint8Array, signature: Uint8Array): boolean {
  const key = createPublicKey({ key: Buffer.from(spki), format: 'der', type: 'spki' })
  return createVerify('sm3').update(za(spki)).update(data).verify(key, signature)
}

/** GM/T 0003.5 Annex A: key, message `message digest`, its ZA and signature `{r, s}` (DER: `createVerify` takes no P1363 here). */
const VECTOR = {
  point: fromHex(
    '0409F9DF311E5421A150DD7D161E4BC5C672179FAD1833FC076BB08FF356F35020' +
      'CCEA490CE26775A52DC6EA718CC1AA600AED05FBF35E084A6632F6072DA9AD13',
  ),
  za: 'b2e14c5c79c6df5b85f4fe7ed8db7a262b9da7e07ccb0ea9f4747b8ccda8a4f3',
  signature: fromHex(
    '3046022100F5A03B0648D2C4630EEAC513E1BB81A15944DA3827D5B74143AC7EACEEE720B3' +
      '022100B1B6AA29DF212FD8763182BC0D421CA1BB9038FD1F7F42D4840B69C485BBC1AA',
  ),
}

let vectorHolds: boolean | undefined

/**
 * Proves against the published vector that this runtime computes SM2 as the standard does; the server calls it at
 * start-up. @throws {Error} when it does not: then no SM2 signature may be judged at all.
 */
export function assertSm2Vector(): void {
  vectorHolds ??= checkVector()
  if (!vectorHolds) throw new Error('SM2/SM3 of this runtime does not reproduce GM/T 0003.5 Annex A')
}

function checkVector(): boolean {
  const algorithm = new AlgorithmIdentifier({ algorithm: OID.ecPublicKey, parameters: oidToDer(OID.sm2Curve).buffer })
  const spki = toDer(new SubjectPublicKeyInfo({ algorithm, subjectPublicKey: VECTOR.point.buffer }))
  const message = utf8('message digest')
  return (
    toHex(za(spki)) === VECTOR.za &&
    verifyWithZa(spki, message, VECTOR.signature) &&
    !verifyWithZa(spki, utf8('message digesT'), VECTOR.signature)
  )
}
