import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from '../db/database.ts'
import { contentOf } from '../testing/contentOf.ts'
import { demonstration } from '../testing/demonstration.ts'
import { createTestDatabase } from '../testing/testDatabase.ts'
import { restoreBackup } from './restore.ts'
import { takeBackup } from './take.ts'

const at = '2026-11-30T12:00:00+08:00'

test('what PostgreSQL had, the embedded database has, and PostgreSQL again', async () => {
  const { location } = await demonstration()
  const copied = await createTestDatabase({ copyOf: location })
  const folder = await mkdtemp(join(inject('runFolder'), 'other-'))
  const embedded = openDatabase(join(folder, 'jinpiao.db'))
  const again = await createTestDatabase({ bare: true })
  onTestFinished(async () => {
    await embedded.close()
    await Promise.all([copied.drop(), again.drop(), rm(folder, { recursive: true })])
  })
  const moved = async (from: Database, to: Database, file: string) => {
    const taken = await takeBackup(from, join(folder, file), at)
    expect(await restoreBackup(to, join(folder, file))).toEqual({ ...taken, at })
  }
  await moved(copied.database, embedded, 'there')
  await moved(embedded, again.database, 'back')
  const { kysely_migration: _, ...before } = await contentOf(copied.database)
  expect(await contentOf(again.database)).toMatchObject(before)
})
