import { toBase64Url, utf8 } from './bytes.ts'

/** What the ciphertext is for; bound into it, so that a captured login cannot serve as a password change. */
export type PasswordPurpose = 'LOGIN' | 'CURRENT' | 'NEW'

/** Answer of `GET /v1/auth/passwords/public-keys`, as far as it is needed here. */
export interface PasswordKeys {
  keys: readonly { kid: string; n: string; e: string; notAfter: string }[]
  /** Single use: without it the ciphertext would be a password that can be replayed. */
  nonce: string
}

export interface EncryptedPassword {
  kid: string
  /** base64url */
  ciphertext: string
}

/** OAEP label: both sides build it here. */
export const passwordLabel = (purpose: PasswordPurpose, kid: string): string => `${purpose}:${kid}`

/**
 * RSA-OAEP-256 over `{p, n, t}`. It keeps passwords out of logs and middleboxes; TLS stays the protection of the line.
 * @param now milliseconds by the server's clock
 * @throws {Error} when the server offers no key, or the password is longer than the key can carry
 */
export async function encryptPassword(
  password: string,
  purpose: PasswordPurpose,
  { keys, nonce }: PasswordKeys,
  now: number,
): Promise<EncryptedPassword> {
  // Current and previous keys are offered together; the one that lives longest is the current one.
  const [key] = keys.toSorted((a, b) => Date.parse(b.notAfter) - Date.parse(a.notAfter))
  if (!key) throw new Error('the server offers no password key')
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }
  const publicKey = await crypto.subtle.importKey('jwk', { kty: 'RSA', n: key.n, e: key.e }, algorithm, false, [
    'encrypt',
  ])
  const plaintext = utf8(JSON.stringify({ p: password, n: nonce, t: now }))
  const label = utf8(passwordLabel(purpose, key.kid))
  const ciphertext = await crypto.subtle.encrypt({ name: 'RSA-OAEP', label }, publicKey, plaintext)
  return { kid: key.kid, ciphertext: toBase64Url(ciphertext) }
}
