import { randomBytes } from 'node:crypto'
import type { PlatformDocument } from '@jinpiao/themes/platformFields'
import type { Database, Reader } from '../db/database.ts'
import { type Clock, instantOf, MINUTE_MS } from '../domain/clock.ts'
import { documentOf } from './versions.ts'

export const PREVIEW_MINUTES = 60

/** Keeps a document for whoever has the key, on every server. */
export async function keepPreview(database: Database, clock: Clock, document: PlatformDocument) {
  const key = randomBytes(16).toString('hex')
  const expiresAt = instantOf(clock, PREVIEW_MINUTES * MINUTE_MS)
  await database.write(async (tx) => {
    await tx.deleteFrom('platform_preview').where('expiresAt', '<=', instantOf(clock)).execute()
    await tx
      .insertInto('platform_preview')
      .values({ key, document: JSON.stringify(document), expiresAt })
      .execute()
  })
  return { address: previewAddress(key), expiresAt }
}

export const PREVIEW_PATH = '/cv3/platform-preview/'
const previewAddress = (key: string) => PREVIEW_PATH + key

export async function readPreview(db: Reader, clock: Clock, key: string): Promise<PlatformDocument | undefined> {
  const row = await db
    .selectFrom('platform_preview')
    .select('document')
    .where('key', '=', key)
    .where('expiresAt', '>', instantOf(clock))
    .executeTakeFirst()
  return row && documentOf(row.document)
}
