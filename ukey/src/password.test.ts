import { beforeAll, describe, expect, test } from 'vitest'
import { type EncryptedPassword, encryptPassword } from './passwordCipher.ts'
import {
  createPasswordKey,
  decryptPassword,
  type PasswordContext,
  type PasswordKey,
  publicPasswordKey,
} from './passwordDecipher.ts'

const NOW = Date.parse('2026-11-21T01:30:00Z')
const PASSWORD = 'Demo@2026 金票'
let current: PasswordKey
let previous: PasswordKey
let nonces: Set<string>

beforeAll(async () => {
  current = await createPasswordKey('2026-12-21T00:00:00+08:00')
  previous = await createPasswordKey('2026-11-21T00:00:00+08:00')
})

/** What the server offers, with a fresh nonce in its store. */
function offer(keys = [previous, current]) {
  nonces = new Set(['nonce-1'])
  return { keys: keys.map(publicPasswordKey), nonce: 'nonce-1' }
}
const decrypt = (encrypted: EncryptedPassword, change: Partial<PasswordContext> = {}) =>
  decryptPassword(encrypted, {
    purpose: 'LOGIN',
    keys: [current, previous],
    now: NOW,
    useNonce: async (nonce) => nonces.delete(nonce),
    ...change,
  })

describe('spec §7: passwords are encrypted by the client', () => {
  test('and read by the server, made with the key that lives longest', async () => {
    const encrypted = await encryptPassword(PASSWORD, 'LOGIN', offer(), NOW)
    expect(encrypted.kid).toBe(current.kid)
    expect(await decrypt(encrypted)).toBe(PASSWORD)
  })

  test('a key that was just replaced still decrypts', async () => {
    expect(await decrypt(await encryptPassword(PASSWORD, 'LOGIN', offer([previous]), NOW))).toBe(PASSWORD)
  })

  test('the same ciphertext is refused the second time', async () => {
    const encrypted = await encryptPassword(PASSWORD, 'LOGIN', offer(), NOW)
    await decrypt(encrypted)
    await expect(decrypt(encrypted)).rejects.toThrow('')
  })

  test('a captured login does not serve as the new password, and the nonce is not used up by trying', async () => {
    const encrypted = await encryptPassword(PASSWORD, 'LOGIN', offer(), NOW)
    await expect(decrypt(encrypted, { purpose: 'NEW' })).rejects.toMatchObject({
      name: 'PasswordCipherError',
      message: '',
    })
    expect(nonces.size).toBe(1)
  })

  test('another key, an old time stamp and noise give the same error', async () => {
    const encrypted = await encryptPassword(PASSWORD, 'LOGIN', offer(), NOW)
    const failures = [
      decrypt({ ...encrypted, kid: previous.kid }),
      decrypt({ ...encrypted, kid: 'unknown' }),
      decrypt({ ...encrypted, ciphertext: 'AAAA' }),
      decrypt(encrypted, { now: NOW + 300_001 }),
    ]
    for (const failure of failures)
      await expect(failure).rejects.toMatchObject({ name: 'PasswordCipherError', message: '' })
  })

  test('128 characters fit', async () => {
    const long = 'Aa1@'.repeat(32)
    expect(await decrypt(await encryptPassword(long, 'LOGIN', offer(), NOW))).toBe(long)
  })
})
