import type { PlatformDocument } from '@jinpiao/themes/platformFields'
import type { Database } from '../db/database.ts'
import { type Clock, instantOf } from '../domain/clock.ts'
import { authorAtServer } from '../platform/authors.ts'
import { platformSource } from '../platform/platform.ts'
import { saveVersion } from '../platform/versions.ts'

/** Puts a changed platform in force, as the command line does. */
export async function changePlatform(
  { database, clock }: { database: Database; clock: Clock },
  changes: Partial<PlatformDocument>,
): Promise<void> {
  const { version, document } = await platformSource(database, clock, { demo: true, ukeyDriver: 'demo' }).current()
  const author = authorAtServer(clock, 'OPERATOR', 'root')
  const save = { document: { ...document, ...changes }, base: version, at: instantOf(clock), author }
  await database.write((tx) => saveVersion(tx, save))
}
