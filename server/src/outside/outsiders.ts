import { join } from 'node:path'
import type { Institution } from '@jinpiao/contract/flow'
import { readIfThere } from '@jinpiao/ukey/keyFile'
import { type EcPublicJwk, thumbprint } from '@jinpiao/ukey/thumbprint'
import * as z from 'zod/mini'
import { StartError } from '../config.ts'

/** An institution that may fetch its tasks and answer them, by the key that signs its requests. */
export interface Outsider {
  /** As the audit log names it. */
  name: string
  institution: Institution
  /** Unified social credit code of the funder; absent for the others. */
  funder?: string | undefined
  key: EcPublicJwk
  /** RFC 7638 thumbprint of the key: how a signature header names it. */
  kid: string
}

const FILE = 'outsiders.json'
const coordinate = z.string().check(z.regex(/^[\w-]{43}$/))
const entry = z
  .strictObject({
    name: z.string().check(z.minLength(1), z.maxLength(50)),
    institution: z.enum(['PLATFORM', 'FUNDER', 'BANK'] as const satisfies readonly Institution[]),
    funder: z.optional(z.string().check(z.regex(/^[0-9A-Z]{18}$/))),
    key: z.strictObject({ kty: z.literal('EC'), crv: z.literal('P-256'), x: coordinate, y: coordinate }),
  })
  .check(z.refine(({ institution, funder }) => (institution === 'FUNDER') === (funder !== undefined)))

/**
 * `outsiders.json` in the data folder: who may answer from outside. A funder names its unified social credit code, for it
 * sees its own tasks only. None where the file is absent.
 * @throws {StartError} when it is something else, or names one key twice.
 */
export async function readOutsiders(dataFolder: string): Promise<Outsider[]> {
  const path = join(dataFolder, FILE)
  const text = await readIfThere(path)
  if (text === undefined) return []
  try {
    const entries = z.parse(z.array(entry), JSON.parse(text))
    const outsiders = await Promise.all(
      entries.map(async (outsider) => ({ ...outsider, kid: await thumbprint(outsider.key) })),
    )
    if (new Set(outsiders.map(({ kid }) => kid)).size === outsiders.length) return outsiders
  } catch {
    // Said below: what is wrong with the file is the same for whoever has to put it right.
  }
  throw new StartError(
    `${path} is not a list of institutions with a key each, like [{ "name": "…", "institution": "BANK", "key": { "kty": "EC", "crv": "P-256", "x": "…", "y": "…" } }]; a FUNDER has "funder", its credit code, too`,
  )
}
