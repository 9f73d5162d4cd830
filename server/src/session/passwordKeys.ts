import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createKeyFile, readIfThere } from '@jinpiao/ukey/keyFile'
import { type EncryptedPassword, type PasswordPurpose } from '@jinpiao/ukey/passwordCipher'
import {
  createPasswordKey,
  decryptPassword,
  PasswordCipherError,
  type PasswordKey,
  requireUsable,
} from '@jinpiao/ukey/passwordDecipher'
import * as z from 'zod/mini'
import { StartError } from '../config.ts'
import type { Database } from '../db/database.ts'
import { BusinessError } from '../domain/businessError.ts'
import { type Clock, DAY_MS, instantOf } from '../domain/clock.ts'
import { useChallenge } from './challenges.ts'

const FILE = 'password-keys.json'
const VALID_DAYS = 365
/** A key is replaced before its end, so that a long-running server never offers an expired one. */
const RENEW_DAYS = 60
const storedKeys = z.array(z.object({ kid: z.string(), privateKeyPem: z.string(), notAfter: z.string() }))

/**
 * The key pairs that browsers encrypt passwords with, current one last. They stand in the data folder, readable by
 * the owner only and shared by all nodes that share the folder; a start in the last weeks of a key adds the next one.
 * @throws {StartError} the file is damaged.
 */
export async function loadPasswordKeys(folder: string, clock: Clock): Promise<PasswordKey[]> {
  const path = join(folder, FILE)
  const text = await readIfThere(path)
  const known = text === undefined ? [] : await readKeys(path, text)
  const alive = known.filter((key) => Date.parse(key.notAfter) > clock.now())
  if (alive.some((key) => Date.parse(key.notAfter) > clock.now() + RENEW_DAYS * DAY_MS)) return alive
  const keys = [...alive, await createPasswordKey(instantOf(clock, VALID_DAYS * DAY_MS))]
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (text !== undefined) {
    await writeFile(`${path}.new`, JSON.stringify(keys), { mode: 0o600 })
    await rename(`${path}.new`, path)
    return keys
  }
  return (await createKeyFile(path, JSON.stringify(keys))) ? keys : loadPasswordKeys(folder, clock)
}

async function readKeys(path: string, text: string): Promise<PasswordKey[]> {
  try {
    const keys = storedKeys.parse(JSON.parse(text))
    // What the first login would need: a key that cannot be read, or is another one than its name says.
    for (const key of keys) await requireUsable(key)
    return keys
  } catch {
    throw new StartError(`${path} is damaged: remove it, and new keys are made`)
  }
}

/**
 * The password in plain text; its nonce is used up.
 * @throws {BusinessError} 01000106 for whatever is wrong: the page is too old to be believed, or was never ours.
 */
export async function openPassword(
  { database, clock, passwordKeys }: { database: Database; clock: Clock; passwordKeys: readonly PasswordKey[] },
  purpose: PasswordPurpose,
  encrypted: EncryptedPassword,
): Promise<string> {
  const useNonce = async (nonce: string) =>
    (await useChallenge({ database, clock, passwordKeys }, { purpose: 'password' }, nonce)) === 'OK'
  try {
    return await decryptPassword(encrypted, { purpose, keys: passwordKeys, now: clock.now(), useNonce })
  } catch (error) {
    if (error instanceof PasswordCipherError) throw new BusinessError('01000106')
    throw error
  }
}
