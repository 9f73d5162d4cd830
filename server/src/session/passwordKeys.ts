import {
  constants,
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  privateDecrypt,
} from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { instantInShanghai } from '@jinpiao/values/days'
import * as z from 'zod/mini'
import { BusinessError } from '../domain/businessError.ts'
import type { Clock } from '../domain/clock.ts'

/** The key pair that browsers encrypt passwords with. Its file is shared by all nodes that share the data folder. */
export interface PasswordKey {
  kid: string
  jwk: { n: string; e: string }
  decrypt(ciphertext: string): PlainPassword | undefined
}

/** What the browser encrypts: the password and the single-use nonce that keeps a recording from being replayed. */
export interface PlainPassword {
  p: string
  n: string
}
const plainPassword = z.object({ p: z.string(), n: z.string() })

const FILE = 'password-key.pem'
const VALID_MS = 24 * 3_600_000

/** Reads the key of that folder, or makes one that only the owner may read. */
export async function loadPasswordKey(folder: string): Promise<PasswordKey> {
  const path = join(folder, FILE)
  const stored = await readFile(path, 'utf8').catch(() => undefined)
  if (stored !== undefined) return openPasswordKey(stored)
  const pem = createPasswordKeyPem()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    // Exclusively: of two nodes that start together, the second uses the first one's key.
    await writeFile(path, pem, { mode: 0o600, flag: 'wx' })
    return openPasswordKey(pem)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return openPasswordKey(await readFile(path, 'utf8'))
    throw error
  }
}

export const createPasswordKeyPem = (): string =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

export function openPasswordKey(pem: string): PasswordKey {
  const key = createPrivateKey(pem)
  const { n = '', e = '' } = createPublicKey(key).export({ format: 'jwk' })
  return {
    kid: createHash('sha256').update(n).digest('base64url').slice(0, 16),
    jwk: { n, e },
    decrypt(ciphertext) {
      try {
        const options = { key, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING }
        const bytes = privateDecrypt(options, Buffer.from(ciphertext, 'base64url'))
        return plainPassword.parse(JSON.parse(bytes.toString('utf8')))
      } catch {
        // One answer for every failure: which step failed would help only an attacker.
        return undefined
      }
    },
  }
}

/** The answer of `public-keys`, without its nonce. */
export const describePasswordKey = ({ kid, jwk }: PasswordKey, clock: Clock) => ({
  kid,
  kty: 'RSA' as const,
  use: 'enc' as const,
  alg: 'RSA-OAEP-256' as const,
  ...jwk,
  notAfter: instantInShanghai(clock.now() + VALID_MS),
})

/**
 * The passwords of one request, in order. Their nonces are used up by it.
 * @param useNonce false when the nonce is unknown, too old or used.
 * @throws {BusinessError} 01000106 when the page is too old to be believed.
 */
export async function openPasswords(
  key: PasswordKey,
  encrypted: readonly { kid: string; ciphertext: string }[],
  useNonce: (nonce: string) => Promise<boolean>,
): Promise<string[]> {
  const opened = encrypted.map(({ kid, ciphertext }) => (kid === key.kid ? key.decrypt(ciphertext) : undefined))
  const plain = opened.filter((value) => value !== undefined)
  const nonces = [...new Set(plain.map(({ n }) => n))]
  const fresh = await Promise.all(nonces.map(useNonce))
  if (plain.length !== encrypted.length || fresh.includes(false)) throw new BusinessError('01000106')
  return plain.map(({ p }) => p)
}
