import type { Kysely } from 'kysely'
import { createListIndexes, createTable, type Dialect, makeAppendOnly } from './ddl.ts'

/** Payment orders, bills received for tickets, invoices for fees. */
export async function exchange(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const table = (name: string, body: string) => createTable(db, dialect, name, body)
  await table(
    'payment',
    `pkPayment text primary key, paymentNo text not null unique, noTail text not null,
     fkCorp text not null references corp, pkApply text not null references application,
     amountFen bigint not null check (amountFen > 0), payeeAccountName text not null, payeeAccount text not null,
     payeeBank text not null, remark text not null, deadline text not null,
     state text not null check (state in ('UNPAID', 'PENDING_CONFIRM', 'PAID', 'REFUSED', 'CLOSED')),
     account text, bankSerial text, payDate text, fileIds text not null default '[]', reason text,
     version integer not null default 1, createdAt text not null, updatedAt text not null, unique (pkApply)`,
  )
  await createListIndexes(db, 'payment', 'payment (fkCorp', 'pkPayment', {
    created: 'createdAt',
    no: 'paymentNo',
    tail: 'noTail',
    remark: 'remark',
    amount: 'amountFen',
    deadline: 'deadline',
    payee: 'payeeAccountName',
  })
  await table(
    'payment_event',
    `pkPayment text not null references payment, seq integer not null, state text not null, personName text not null,
     reason text, at text not null, primary key (pkPayment, seq)`,
  )
  await makeAppendOnly(db, dialect, 'payment_event')
  await table(
    'bank_bill',
    `pkBill text primary key, fkCorp text not null references corp, pkApply text not null unique references application,
     billNo text not null unique, acceptorName text not null, amountFen bigint not null check (amountFen > 0),
     dueDate text not null, account text not null, at text not null`,
  )
  await invoices(db, dialect)
}

async function invoices(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await createTable(
    db,
    dialect,
    'fee_invoice',
    `pkInvoice text primary key, invoiceNo text not null unique, noTail text not null,
     fkCorp text not null references corp, kind text not null check (kind in ('NORMAL', 'SPECIAL')),
     partyName text not null, amountFen bigint not null check (amountFen > 0), taxFen bigint not null check (taxFen >= 0),
     issueDate text not null, pkInvoicing text not null unique references application, pkFile text not null,
     createdAt text not null`,
  )
  await createListIndexes(
    db,
    'fee_invoice',
    'fee_invoice (fkCorp',
    'pkInvoice',
    {
      created: 'createdAt',
      no: 'invoiceNo',
      tail: 'noTail',
      party: 'partyName',
      amount: 'amountFen',
      day: 'issueDate',
    },
    'kind',
  )
  await createTable(
    db,
    dialect,
    'billing_info',
    `fkCorp text primary key references corp, taxNo text not null, address text not null, phone text not null,
     bankName text not null, accountNo text not null, email text not null,
     kind text not null check (kind in ('NORMAL', 'SPECIAL')), version integer not null default 1, updatedAt text not null`,
  )
}
