import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import { identity } from './migrations/001_identity.ts'
import { instrument } from './migrations/002_instrument.ts'
import { service } from './migrations/003_service.ts'
import { passwordFailures } from './migrations/004_password_failures.ts'
import { invoice } from './migrations/005_invoice.ts'
import { flow } from './migrations/006_flow.ts'
import { listIndexes } from './migrations/007_list_indexes.ts'
import { numbersOnce } from './migrations/008_numbers.ts'
import { demonstration } from './migrations/009_demonstration.ts'
import { jobs } from './migrations/010_jobs.ts'
import { prepared } from './migrations/011_prepared.ts'
import { platformVersions } from './migrations/012_platform.ts'
import { keys } from './migrations/014_keys.ts'
import { language } from './migrations/015_language.ts'
import { walkedIndexes } from './migrations/016_walked_indexes.ts'
import { managerMenus } from './migrations/017_manager_menus.ts'
import { serials } from './migrations/018_serials.ts'
import { outside } from './migrations/020_outside.ts'
import type { Dialect } from './migrations/ddl.ts'

/** In the order they were written; a migration that has run anywhere is never changed, a new one is added. */
const migrations: Record<string, (db: Kysely<unknown>, dialect: Dialect) => Promise<void>> = {
  '001_identity': identity,
  '002_instrument': instrument,
  '003_service': service,
  '004_password_failures': passwordFailures,
  '005_invoice': invoice,
  '006_flow': flow,
  '007_list_indexes': listIndexes,
  '008_numbers': numbersOnce,
  '009_demonstration': demonstration,
  '010_jobs': jobs,
  '011_prepared': prepared,
  '012_platform': platformVersions,
  '014_keys': keys,
  '015_language': language,
  '016_walked_indexes': walkedIndexes,
  '017_manager_menus': managerMenus,
  '018_serials': serials,
  '020_outside': outside,
}

/** Brings the database to the newest schema; safe to run at every start and by several nodes at once. */
export async function migrate(database: Database): Promise<void> {
  const provided: Record<string, Migration> = {}
  for (const [name, up] of Object.entries(migrations)) {
    provided[name] = { up: (db: Kysely<unknown>) => up(db, database.dialect) }
  }
  const migrator = new Migrator({ db: database.owner, provider: { getMigrations: async () => provided } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw new Error('The database could not be brought to the newest schema', { cause: error })
}
