import { type Kysely, sql } from 'kysely'
import { createTable, type Dialect } from './ddl.ts'

/**
 * Numbers that institutions have given: of one institution, each is one thing's, whatever it is about. What was registered
 * before has its numbers already; where two things had the same one, the first keeps it.
 */
export async function givenNumbers(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await createTable(
    db,
    dialect,
    'given_number',
    `institution text not null, fkFunder text not null, kind text not null, number text not null,
     target text not null, line integer, no text not null, at text not null,
     primary key (institution, fkFunder, kind, number)`,
  )
  for (const { kind, institution, funder = "''", number, no, at, from } of known) {
    await sql
      .raw(
        `insert into given_number (institution, "fkFunder", kind, number, target, no, at)
         select '${institution}', ${funder}, '${kind}', ${number}, '', min(${no}), min(${at})
         from ${from} group by ${funder === "''" ? '' : `${funder}, `}${number} on conflict do nothing`,
      )
      .execute(db)
  }
}

interface Known {
  institution: 'BANK' | 'FUNDER' | 'PLATFORM'
  kind: 'bankSerial' | 'billNo' | 'invoiceNo'
  funder?: string
  number: string
  no: string
  at: string
  from: string
}

/** Where numbers stand in an older database. The books have the serial of every payment. */
const known: readonly Known[] = [
  {
    institution: 'BANK',
    kind: 'bankSerial',
    number: '"bankSerial"',
    no: '"businessNo"',
    at: 'at',
    from: 'transaction_log where "bankSerial" is not null',
  },
  {
    institution: 'BANK',
    kind: 'bankSerial',
    number: '"bankSerial"',
    no: '"payeeAccount"',
    at: '"createdAt"',
    from: 'account_verify where "bankSerial" is not null',
  },
  {
    institution: 'FUNDER',
    kind: 'billNo',
    funder: 'a."fkCounterparty"',
    number: 'b."billNo"',
    no: 'a."applyNo"',
    at: 'b.at',
    from: 'bank_bill b join application a on a."pkApply" = b."pkApply" where a."fkCounterparty" is not null',
  },
  {
    institution: 'PLATFORM',
    kind: 'invoiceNo',
    number: '"invoiceNo"',
    no: '"invoiceNo"',
    at: '"createdAt"',
    from: 'fee_invoice where true',
  },
]
