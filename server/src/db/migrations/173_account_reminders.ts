import type { Kysely } from 'kysely'
import { createTable, type Dialect } from './ddl.ts'

/** On which day an issuer has last asked a payee to register an account: once a day, and everybody reads when. */
export async function accountReminders(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await createTable(
    db,
    dialect,
    'account_reminder',
    `fkCorp text not null references corp, fkPayee text not null references corp, remindedOn text not null,
     primary key (fkCorp, fkPayee)`,
  )
}
