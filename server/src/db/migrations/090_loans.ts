import { type Kysely, sql } from 'kysely'
import { createIndex, createListIndexes, createTable, type Dialect, makeAppendOnly } from './ddl.ts'

/** Credit agreements, the loans that are drawn under them, their instalments and repayments. */
export async function loanTables(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const table = (name: string, body: string) => createTable(db, dialect, name, body)
  await table(
    'loan_agreement',
    `pkAgreement text primary key, agreementNo text not null unique, noTail text not null,
     fkCorp text not null references corp, product text not null, fkProduct text not null references funder_product,
     fkFunder text not null references corp, funderName text not null,
     lineFen bigint not null check (lineFen > 0), reservedFen bigint not null default 0,
     outstandingFen bigint not null default 0, rateBp integer not null, penaltyRateBp integer not null,
     dayBasis integer not null, monthsMax integer not null, methods text not null, earlyFeeBp integer not null,
     dayFrom text not null, dayTo text not null,
     state text not null default 'ACTIVE' check (state in ('ACTIVE', 'FROZEN', 'EXPIRED', 'SETTLED')),
     pkApply text not null unique references application, entrySeq integer not null default 0,
     version integer not null default 1, createdAt text not null, updatedAt text not null,
     check (reservedFen >= 0 and outstandingFen >= 0 and lineFen >= reservedFen + outstandingFen)`,
  )
  await createIndex(db, 'loan_agreement_corp', 'loan_agreement (fkCorp, product, createdAt)')
  await createIndex(db, 'loan_agreement_end', 'loan_agreement (state, dayTo)')
  // One line of own credit at a time; the other products make an agreement for each loan.
  await sql
    .raw(
      `create unique index loan_agreement_one on loan_agreement ("fkCorp") where product = 'SELF_LOAN' and state in ('ACTIVE', 'FROZEN')`,
    )
    .execute(db)
  await table(
    'loan_entry',
    `fkAgreement text not null references loan_agreement, seq integer not null,
     kind text not null check (kind in ('RESERVE', 'UNRESERVE', 'DRAW', 'REPAY')),
     amountFen bigint not null check (amountFen > 0), pkApply text references application, at text not null,
     reservedAfterFen bigint not null, outstandingAfterFen bigint not null, primary key (fkAgreement, seq)`,
  )
  await makeAppendOnly(db, dialect, 'loan_entry')
  await draws(db, dialect)
}

async function draws(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const table = (name: string, body: string) => createTable(db, dialect, name, body)
  await table(
    'loan_draw',
    `pkDraw text primary key, drawNo text not null unique, noTail text not null,
     fkAgreement text not null references loan_agreement, fkCorp text not null references corp, product text not null,
     fkFunder text not null references corp, funderName text not null,
     amountFen bigint not null check (amountFen > 0), outstandingFen bigint not null check (outstandingFen >= 0),
     rateBp integer not null, penaltyRateBp integer not null, dayBasis integer not null, method text not null,
     months integer not null, purpose text not null, account text not null, dayFrom text not null, dayTo text not null,
     nextDue text, nextDueFen bigint,
     state text not null default 'ACTIVE' check (state in ('ACTIVE', 'OVERDUE', 'SETTLED')),
     planNo integer not null default 1, pkApply text not null unique references application, bankSerial text not null,
     version integer not null default 1, createdAt text not null, updatedAt text not null,
     check (outstandingFen <= amountFen)`,
  )
  await createIndex(db, 'loan_draw_agreement', 'loan_draw (fkAgreement)')
  await createListIndexes(db, 'loan_draw', 'loan_draw (fkCorp', 'pkDraw', {
    created: 'createdAt',
    no: 'drawNo',
    tail: 'noTail',
    amount: 'amountFen',
    rest: 'outstandingFen',
    begun: 'dayFrom',
    ends: 'dayTo',
    due: 'nextDue',
  })
  await table(
    'instalment',
    `fkDraw text not null references loan_draw, planNo integer not null, seq integer not null, dueDate text not null,
     payableDate text not null, days integer not null, principalFen bigint not null check (principalFen >= 0),
     interestFen bigint not null check (interestFen >= 0), paidPrincipalFen bigint not null default 0,
     paidInterestFen bigint not null default 0, paidPenaltyFen bigint not null default 0, penaltyFrom text,
     penaltyPaidFen bigint not null default 0,
     state text not null default 'NOT_DUE'
       check (state in ('NOT_DUE', 'DUE', 'PARTIAL', 'OVERDUE', 'PAID', 'REPLACED')),
     paidAt text, primary key (fkDraw, planNo, seq),
     check (paidPrincipalFen <= principalFen and paidInterestFen <= interestFen)`,
  )
  await createIndex(db, 'instalment_due', 'instalment (state, dueDate, fkDraw)')
  await table(
    'repayment',
    `pkRepay text primary key, repayNo text not null unique, noTail text not null,
     fkDraw text not null references loan_draw, fkCorp text not null references corp,
     kind text not null check (kind in ('SCHEDULED', 'EARLY_PART', 'EARLY_ALL')),
     principalFen bigint not null, interestFen bigint not null, penaltyFen bigint not null, feeFen bigint not null,
     totalFen bigint not null check (totalFen = principalFen + interestFen + penaltyFen + feeFen),
     day text not null, account text, bankSerial text not null, pkApply text unique references application,
     at text not null`,
  )
  await createIndex(db, 'repayment_draw', 'repayment (fkDraw, at)')
  await createListIndexes(
    db,
    'repayment',
    'repayment (fkCorp',
    'pkRepay',
    { at: 'at', no: 'repayNo', tail: 'noTail', day: 'day', total: 'totalFen' },
    'kind',
  )
  await makeAppendOnly(db, dialect, 'repayment')
}
