import { withDefaults } from '@jinpiao/themes/platformDocuments'
import { type PlatformDocument, type PlatformField, platformFieldNames } from '@jinpiao/themes/platformFields'
import type { AuditFact } from '../acts/audit.ts'
import type { Reader, Writer } from '../db/database.ts'
import { BusinessError } from '../domain/businessError.ts'
import { canonicalJson } from '../domain/digest.ts'

/** `START`: the server has read it from a file or the environment; `OPERATOR`: somebody has saved it. */
export type Origin = 'START' | 'OPERATOR'

export interface PlatformVersion {
  version: number
  origin: Origin
  at: string
  author: string
  document: PlatformDocument
}

/** Who saves, and how that is audited. */
export interface Author {
  name: string
  origin: Origin
  record(tx: Writer, fact: AuditFact): Promise<void>
}

const columns = ['version', 'origin', 'at', 'author', 'document'] as const

/** The number of the version in force; 0 before the first one. */
export async function latestNumber(db: Reader): Promise<number> {
  const row = await db
    .selectFrom('platform_version')
    .select('version')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.version ?? 0
}

export async function readVersion(db: Reader, version: number): Promise<PlatformVersion | undefined> {
  const row = await db.selectFrom('platform_version').select(columns).where('version', '=', version).executeTakeFirst()
  return row && { ...row, document: documentOf(row.document) }
}

/** Completed once more: a version of before an update lacks what the update has added. */
export const documentOf = (text: string): PlatformDocument => withDefaults(JSON.parse(text) as PlatformDocument)

/** The newest first. */
export async function platformHistory(db: Reader, limit = 100) {
  const rows = await db
    .selectFrom('platform_version')
    .select(['version', 'origin', 'at', 'author', 'changed'])
    .orderBy('version', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ changed, ...row }) => ({ ...row, changed: JSON.parse(changed) as string[] }))
}

interface Save {
  document: PlatformDocument
  /** The version that it replaces: the one that its author has seen. */
  base: number
  at: string
  author: Author
}

/**
 * Puts a document in force. Of two that replace the same version one is refused, on whichever server.
 * @returns its version; the one in force where nothing changes.
 * @throws {BusinessError} 99000409.
 */
export async function saveVersion(tx: Writer, { document, base, at, author }: Save): Promise<number> {
  if ((await latestNumber(tx)) !== base) throw new BusinessError('99000409')
  const before = await readVersion(tx, base)
  const changed = before === undefined ? platformFieldNames : changedFields(before.document, document)
  if (changed.length === 0) return base
  const version = base + 1
  const { name, origin, record } = author
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('platform_version')
    .values({
      version,
      at,
      author: name,
      origin,
      changed: JSON.stringify(before === undefined ? [] : changed),
      document: JSON.stringify(document),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows !== 1n) throw new BusinessError('99000409')
  await record(tx, {
    action: 'platform.save',
    target: `platform:${version}`,
    before: { version: base },
    after: { changed },
  })
  return version
}

export const changedFields = (before: PlatformDocument, after: PlatformDocument): PlatformField[] =>
  platformFieldNames.filter((name) => canonicalJson(before[name]) !== canonicalJson(after[name]))
