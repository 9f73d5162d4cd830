import { type Kysely, sql } from 'kysely'
import { addColumns, createIndex, type Dialect } from './ddl.ts'

/**
 * A payer states a payment: which statement a payment is in and how far that is, who has confirmed what was paid, and whom
 * a matter to confirm is about. What a list shows of a payment is kept by the database, as the shown states of suppliers.
 */
export async function redeemClaims(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await addColumns(db, dialect, 'redeem_line', [
    "claim text check (claim in ('STATED', 'ASKED', 'CLEARING'))",
    'claimedBy text references application',
    "settledBy text check (settledBy in ('BANK', 'PAYEE', 'PLATFORM'))",
  ])
  // Until now the bank and the payer's own word were one: what was registered by hand counts as the bank's.
  await sql`update redeem_line set "settledBy" = 'BANK' where state = 'PAID'`.execute(db)
  const kept = dialect === 'postgres' ? 'stored' : 'virtual'
  const shown = 'coalesce(claim, state)'
  await sql
    .raw(`alter table redeem_line add column "shownState" text generated always as (${shown}) ${kept}`)
    .execute(db)
  const listed = {
    day: 'payDate',
    no: 'redeemNo',
    amount: 'amountFen',
    payee: 'payeeName',
    credit: 'creditNo',
    tail: 'noTail',
    ctail: 'creditTail',
  }
  for (const [what, column] of Object.entries(listed)) {
    await sql.raw(`drop index redeem_line_state_${what}`).execute(db)
    await createIndex(db, `redeem_line_state_${what}`, `redeem_line (fkCorp, shownState, ${column}, pkLine)`)
  }
  await sql.raw('drop index redeem_line_state').execute(db)
  await createIndex(db, 'redeem_line_state', 'redeem_line (fkCorp, shownState, pkLine)')
  await createIndex(db, 'redeem_line_claimed', 'redeem_line (claimedBy) where claimedBy is not null')
  await addColumns(db, dialect, 'application_step', ["stated text check (stated in ('PAYER', 'PAYEE', 'PLATFORM'))"])
  await addColumns(db, dialect, 'confirmation', [
    'fkClaim text references application',
    'stillOpen integer not null default 0',
  ])
  await createIndex(db, 'confirmation_claim', 'confirmation (fkClaim) where fkClaim is not null')
}
