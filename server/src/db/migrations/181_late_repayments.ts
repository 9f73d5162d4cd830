import { type Kysely, sql } from 'kysely'
import { addColumns, createListIndexes, type Dialect, makeAppendOnly } from './ddl.ts'

const shown = `case when "isLate" = 1 then 'LATE' else kind end`
/** Some of what it paid had to be paid before its day: of each instalment, that is its first working day. */
const late = `kind = 'SCHEDULED' and exists (select 1 from instalment as i where i."fkDraw" = repayment."fkDraw"
  and i.state <> 'REPLACED' and i."principalFen" + i."interestFen" > 0 and i."payableDate" < repayment.day
  and (i."paidAt" is null or i."paidAt" >= repayment.at))`

/** A repayment keeps whether it came late; lists tell its kind by that. Those of before are judged from their days. */
export async function lateRepayments(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await addColumns(db, dialect, 'repayment', ['isLate integer not null default 0 check (isLate in (0, 1))'])
  await judgeAnew(db, dialect)
  // SQLite adds no stored one to a table that is there, PostgreSQL knows no other.
  const kept = dialect === 'postgres' ? 'stored' : 'virtual'
  await sql.raw(`alter table repayment add column "shownKind" text generated always as (${shown}) ${kept}`).execute(db)
  for (const what of Object.keys(ordered)) {
    await sql.raw(`drop index repayment_${what}`).execute(db)
    await sql.raw(`drop index repayment_state_${what}`).execute(db)
  }
  await createListIndexes(db, 'repayment', 'repayment (fkCorp', 'pkRepay', ordered, 'shownKind')
}

const ordered = { at: 'at', no: 'repayNo', tail: 'noTail', day: 'day', total: 'totalFen' }

/** The only change that its rows, which are append-only (I23), have ever had. */
async function judgeAnew(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  for (const act of ['update', 'delete']) {
    const name = `repayment_no_${act}`
    await sql.raw(`drop trigger ${name}${dialect === 'postgres' ? ' on repayment' : ''}`).execute(db)
    if (dialect === 'postgres') await sql.raw(`drop function ${name}()`).execute(db)
  }
  await sql.raw(`update repayment set "isLate" = 1 where ${late}`).execute(db)
  await makeAppendOnly(db, dialect, 'repayment')
}
