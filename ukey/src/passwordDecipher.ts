import { constants, createPrivateKey, createPublicKey, generateKeyPair, privateDecrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { type EncryptedPassword, type PasswordPurpose, passwordLabel } from './passwordCipher.ts'
import { thumbprint } from './thumbprint.ts'

/** A key pair as the server keeps it: shared by all instances, readable by them only. */
export interface PasswordKey {
  kid: string
  /** PKCS#8 PEM. */
  privateKeyPem: string
  /** ISO instant after which it is not offered any more; it still decrypts until it is removed. */
  notAfter: string
}

/** One error for every failure: which check failed would tell an attacker how far he came. */
export class PasswordCipherError extends Error {
  override name = 'PasswordCipherError'
}

/** 3072 bit carry 318 bytes: a password of 128 characters in UTF-8 with its nonce, unless nearly all are Chinese. */
const MODULUS_BITS = 3072
/** As long as a request may be under way. */
const MAX_AGE_MS = 300_000

const generate = promisify(generateKeyPair)

export async function createPasswordKey(notAfter: string): Promise<PasswordKey> {
  const { privateKey } = await generate('rsa', { modulusLength: MODULUS_BITS })
  const privateKeyPem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  return { kid: await thumbprint(toRsaJwk(privateKeyPem)), privateKeyPem, notAfter }
}

/** @throws {Error} a stored key that could not decrypt what its name asks for, or has no end. */
export async function requireUsable({ kid, privateKeyPem, notAfter }: PasswordKey): Promise<void> {
  createPrivateKey(privateKeyPem)
  if ((await thumbprint(toRsaJwk(privateKeyPem))) !== kid) throw new Error('the key has another name')
  if (Number.isNaN(Date.parse(notAfter))) throw new Error('the end of the key is no instant')
}

/** One entry of `GET /v1/auth/passwords/public-keys`. */
export function publicPasswordKey({ kid, privateKeyPem, notAfter }: PasswordKey) {
  return { kid, ...toRsaJwk(privateKeyPem), use: 'enc' as const, alg: 'RSA-OAEP-256' as const, notAfter }
}

function toRsaJwk(privateKeyPem: string) {
  const { n = '', e = '' } = createPublicKey(privateKeyPem).export({ format: 'jwk' })
  return { kty: 'RSA' as const, n, e }
}

export interface PasswordContext {
  purpose: PasswordPurpose
  /** Current and previous keys. */
  keys: readonly PasswordKey[]
  /** Milliseconds by the server's real clock. */
  now: number
  /** Takes the nonce out of the store; `false` when it was not (or no longer) there. */
  useNonce(nonce: string): Promise<boolean>
}

/** The password in plain text. @throws {PasswordCipherError} */
export async function decryptPassword(encrypted: EncryptedPassword, context: PasswordContext): Promise<string> {
  const { p, n, t } = open(encrypted, context)
  if (Math.abs(context.now - t) > MAX_AGE_MS) throw new PasswordCipherError()
  if (!(await context.useNonce(n))) throw new PasswordCipherError()
  return p
}

function open({ kid, ciphertext }: EncryptedPassword, { purpose, keys }: PasswordContext) {
  try {
    const key = keys.find((candidate) => candidate.kid === kid)
    if (!key) throw new PasswordCipherError()
    const plaintext = privateDecrypt(
      {
        key: key.privateKeyPem,
        padding: constants.RSA_PKCS1_OAEP_PADDING,
        oaepHash: 'sha256',
        oaepLabel: Buffer.from(passwordLabel(purpose, kid)),
      },
      Buffer.from(ciphertext, 'base64url'),
    )
    const { p, n, t }: Record<string, unknown> = JSON.parse(plaintext.toString('utf8'))
    if (typeof p !== 'string' || typeof n !== 'string' || typeof t !== 'number') throw new PasswordCipherError()
    return { p, n, t }
  } catch {
    throw new PasswordCipherError()
  }
}
