import { type Kysely, sql } from 'kysely'
import { createIndex, type Dialect } from './ddl.ts'

const mine = {
  no: 'confirmNo',
  tail: 'noTail',
  kind: 'kind',
  initiator: 'initiatorName',
  amount: 'amountFen',
  until: 'confirmBy',
}
const asked = { by: 'confirmBy', no: 'confirmNo', tail: 'noTail' }

/** Lists and tabs tell what may still be confirmed from what has ended: to a reader it is a state of its own. */
export async function matterStates(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const shown = `case when "stillOpen" = 1 and state = 'REFUSED' then 'CONTESTED'
    when "stillOpen" = 1 and state = 'EXPIRED' then 'UNANSWERED' else state end`
  // SQLite adds no stored one to a table that is there, PostgreSQL knows no other.
  const kept = dialect === 'postgres' ? 'stored' : 'virtual'
  await sql
    .raw(`alter table confirmation add column "shownState" text generated always as (${shown}) ${kept}`)
    .execute(db)
  await byState(db, 'confirmation', 'fkCorp', mine)
  await byState(db, 'confirmation_asked', 'fkInitiator', asked)
  await sql.raw('drop index confirmation_last_day').execute(db)
  await createIndex(db, 'confirmation_last_day', 'confirmation (shownState, confirmBy, pkConfirm)')
}

/** The indexes behind a state, behind the one that is shown. */
async function byState(db: Kysely<unknown>, name: string, tenant: string, columns: Record<string, string>) {
  for (const [what, column] of Object.entries(columns)) {
    await sql.raw(`drop index ${name}_state_${what}`).execute(db)
    await createIndex(db, `${name}_state_${what}`, `confirmation (${tenant}, shownState, ${column}, pkConfirm)`)
  }
}
