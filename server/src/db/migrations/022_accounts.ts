import type { Kysely } from 'kysely'
import { createIndex, createListIndexes, createTable, type Dialect } from './ddl.ts'

/** Bank accounts with the test payments that prove them (I18), and the banks, branches and regions to choose from. */
export async function accounts(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await createTable(
    db,
    dialect,
    'bank_account',
    `pkAccount text primary key, fkCorp text not null references corp, accountName text not null,
     accountNo text not null, bankCode text not null, bankName text not null, branchName text not null,
     interBankNo text not null, kind text not null check (kind in ('BASIC', 'GENERAL')), usages text not null,
     isDefault integer not null default 0 check (isDefault in (0, 1)),
     state text not null check (state in ('PENDING', 'ACTIVE', 'STOPPED', 'REPLACED')),
     verifyState text not null
       check (verifyState in ('PENDING', 'CHECKING', 'VERIFIED', 'FAILED', 'EXPIRED', 'EXEMPT')),
     replaces text references bank_account, pkApply text references application, version integer not null default 1,
     createdAt text not null, updatedAt text not null`,
  )
  const current = "state in ('PENDING', 'ACTIVE')"
  await createIndex(db, 'bank_account_once', `bank_account (fkCorp, accountNo) where ${current}`, true)
  await createIndex(db, 'bank_account_default', 'bank_account (fkCorp) where isDefault = 1', true)
  const listed = { created: 'createdAt', name: 'accountName', bank: 'bankName', no: 'accountNo', verify: 'verifyState' }
  await createListIndexes(db, 'bank_account', 'bank_account (fkCorp', 'pkAccount', listed)
  await createTable(
    db,
    dialect,
    'account_verify',
    `pkVerify text primary key, pkAccount text not null references bank_account, fkCorp text not null references corp,
     state text not null check (state in ('PENDING', 'CHECKING', 'VERIFIED', 'FAILED', 'EXPIRED')),
     payeeName text not null, payeeAccount text not null unique, payeeBank text not null,
     amountFen bigint not null check (amountFen > 0), validTo text not null, receivedAt text, bankSerial text unique,
     failReason text, createdAt text not null`,
  )
  await createIndex(db, 'account_verify_account', 'account_verify (fkCorp, pkAccount, createdAt)')
  await createIndex(db, 'account_verify_open', 'account_verify (state, validTo)')
  await places(db, dialect)
}

async function places(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const table = (name: string, body: string) => createTable(db, dialect, name, body)
  await table('region', 'code text primary key, name text not null, parent text, path text not null')
  await table('bank', 'bankCode text primary key, name text not null')
  await table(
    'bank_branch',
    `interBankNo text primary key, bankCode text not null references bank, name text not null, regionCode text not null`,
  )
  await createIndex(db, 'bank_branch_place', 'bank_branch (bankCode, regionCode, interBankNo)')
}
