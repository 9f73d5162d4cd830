import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { StartError } from '../config.ts'
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
import { credit } from './migrations/credit.ts'
import { data } from './migrations/data.ts'
import type { Migrations } from './migrations/ddl.ts'
import { exchange } from './migrations/exchange.ts'
import { finance } from './migrations/finance.ts'
import { loans } from './migrations/loans.ts'
import { onboarding } from './migrations/onboarding.ts'
import { redeem } from './migrations/redeem.ts'
import { shared } from './migrations/shared.ts'
import { ukey } from './migrations/ukey.ts'

/**
 * In the order in which a new database gets them. One that has run anywhere is never changed, a new one is added. Each
 * package has numbers of its own and changes its own tables only, so packages may land in any order.
 */
export const migrations: Migrations = {
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
  ...shared,
  ...redeem,
  ...finance,
  ...onboarding,
  ...ukey,
  ...data,
  ...exchange,
  ...loans,
  ...credit,
}

/**
 * Brings the database to the newest schema; safe to run at every start and by several nodes at once.
 * @throws {StartError} a newer version of this program has used the database.
 */
export async function migrate(database: Database, all = migrations): Promise<void> {
  const provided: Record<string, Migration> = {}
  for (const [name, up] of Object.entries(all)) {
    provided[name] = { up: (db: Kysely<unknown>) => up(db, database.dialect) }
  }
  const migrator = new Migrator({
    db: database.owner,
    provider: { getMigrations: async () => provided },
    // Of two packages the one with the lower numbers may come later.
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  const [, unknown] = /previously executed migration (\S+) is missing/.exec(String(error)) ?? []
  if (unknown !== undefined) {
    throw new StartError(
      `A newer version has used the database (its ${unknown} is not known here): start that version, or restore a backup from before it`,
    )
  }
  if (error) throw new Error('The database could not be brought to the newest schema', { cause: error })
}
