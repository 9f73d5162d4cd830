import type { Kysely } from 'kysely'
import { createIndex, createTable, type Dialect, guard, makeAppendOnly } from './ddl.ts'

/** The largest amount of spec §9, 99 999 999 999 999.98 yuan, in fen (I5). */
const MAX_FEN = '9999999999999998'

/** Limits, tickets, applications, signatures: what must hold is a constraint here, not only a check in code. */
export async function instrument(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const table = (name: string, body: string) => createTable(db, dialect, name, body)
  await table(
    'credit_limit',
    `pkLimit text primary key, fkCorp text not null references corp, fkSource text not null references corp,
     product text not null, channel text not null, totalFen bigint not null check (totalFen >= 0),
     allocatedFen bigint not null default 0 check (allocatedFen >= 0),
     frozenFen bigint not null default 0 check (frozenFen >= 0), usedFen bigint not null default 0 check (usedFen >= 0),
     dayFrom text not null, dayTo text not null, state text not null check (state in ('ACTIVE', 'SUSPENDED', 'EXPIRED')),
     parentLimit text references credit_limit, entrySeq integer not null default 0, version integer not null default 1,
     check (totalFen - allocatedFen - frozenFen - usedFen >= 0)`,
  )
  await table(
    'application',
    `pkApply text primary key, applyNo text not null unique, businessType text not null,
     fkCorp text not null references corp, state text not null, payload text not null, payloadDigest text not null,
     amountFen bigint check (amountFen > 0 and amountFen <= ${MAX_FEN}), fkCounterparty text references corp,
     counterpartyName text, promisedDate text, fkLimit text references credit_limit, contractNo text,
     batchId text,
     createdBy text not null references person, createdByName text not null, submittedBy text references person,
     submittedAt text, finishedAt text, returnReason text, expiresAt text, outcome text,
     round integer not null default 0, version integer not null default 1, createdAt text not null,
     updatedAt text not null`,
  )
  await table(
    'ticket',
    `pkCredit text primary key, creditNo text not null unique, rootCredit text not null references ticket,
     parentCredit text references ticket, depth integer not null check (depth >= 0),
     fkIssuer text not null references corp, fkLimit text not null references credit_limit,
     amountFen bigint not null check (amountFen > 0 and amountFen <= ${MAX_FEN}),
     issueDate text not null, promisedDate text not null, payableDate text not null,
     fkHolder text not null references corp, holderKind text not null check (holderKind in ('CORP', 'FUNDER')),
     state text not null check (state in ('PENDING_ACCEPT', 'HELD', 'SPENT', 'DUE', 'OVERDUE', 'REDEEMED', 'REFUSED',
       'CANCELLED', 'LAPSED')),
     lockedBy text references application, bornBy text not null references application,
     spentBy text references application, acceptedAt text, supplierConsent integer, endReason text,
     version integer not null default 1, createdAt text not null, updatedAt text not null,
     check (payableDate >= promisedDate), check ((state = 'SPENT') = (spentBy is not null)),
     check (lockedBy is null or state in ('PENDING_ACCEPT', 'HELD', 'DUE', 'OVERDUE'))`,
  )
  await table(
    'limit_entry',
    `fkLimit text not null references credit_limit, seq integer not null,
     kind text not null check (kind in ('GRANT', 'ADJUST', 'ALLOCATE', 'FREEZE', 'UNFREEZE', 'OCCUPY', 'RELEASE')),
     amountFen bigint not null, pkApply text references application, pkCredit text references ticket, at text not null,
     totalAfterFen bigint not null, allocatedAfterFen bigint not null, frozenAfterFen bigint not null,
     usedAfterFen bigint not null, primary key (fkLimit, seq)`,
  )
  await table(
    'signature',
    `pkSign text primary key, fkCorp text not null references corp, personId text not null references person,
     algorithmType text not null, issuerDn text not null, raType text not null, certSerialNo text not null,
     original text not null, originalDigest text not null, signature text not null, businessType text not null,
     action text not null, creditList text not null, isDummy integer not null check (isDummy in (0, 1)),
     at text not null`,
  )
  await table(
    'application_step',
    `pkApply text not null references application, seq integer not null, round integer not null, step text not null,
     fkCorp text not null, roleCode text not null, personId text not null, personName text not null, decision text not null,
     comment text not null, pkSign text references signature, version integer not null, payloadDigest text not null,
     payload text, at text not null, primary key (pkApply, seq)`,
  )
  await table(
    'application_ticket',
    `pkApply text not null references application, pkCredit text not null references ticket,
     role text not null check (role in ('IN', 'OUT')), isOpen integer not null check (isOpen in (0, 1)),
     primary key (pkApply, pkCredit, role)`,
  )
  await table(
    'sign_request',
    `nonce text primary key, fkCorp text not null references corp, userId text not null references corp_user,
     personId text not null references person, businessType text not null, action text not null, original text not null,
     entries text not null, createdAt text not null, expiresAt text not null, usedAt text`,
  )

  // I3: a node is the input of at most one open application, and once spent it stays spent by that one.
  await createIndex(
    db,
    'application_ticket_one_open_input',
    `application_ticket (pkCredit) where role = 'IN' and isOpen = 1`,
    true,
  )
  await guard(
    db,
    dialect,
    'ticket_spent_once',
    'before update on ticket',
    'old.spentBy is not null and (new.spentBy is null or new.spentBy <> old.spentBy)',
    'a ticket is spent once',
  )
  await guard(
    db,
    dialect,
    'ticket_never_edited',
    'before update on ticket',
    'new.amountFen <> old.amountFen or new.rootCredit <> old.rootCredit or new.promisedDate <> old.promisedDate',
    'amount, root and promised date of a ticket never change',
  )
  for (const name of ['limit_entry', 'application_step', 'signature']) await makeAppendOnly(db, dialect, name)

  // Every list filters by tenant first (I30), so every index begins with the tenant.
  await createIndex(db, 'application_queue', 'application (fkCorp, businessType, state, submittedAt)')
  await createIndex(db, 'application_contract', 'application (fkCorp, contractNo)')
  await createIndex(db, 'application_expiry', 'application (state, expiresAt)')
  await createIndex(db, 'application_limit', 'application (fkLimit)')
  await createIndex(db, 'ticket_holder', 'ticket (fkHolder, state, promisedDate)')
  await createIndex(db, 'ticket_issuer', 'ticket (fkIssuer, state, promisedDate)')
  await createIndex(db, 'ticket_root', 'ticket (rootCredit)')
  await createIndex(db, 'ticket_parent', 'ticket (parentCredit)')
  await createIndex(db, 'ticket_due', 'ticket (state, promisedDate)')
  await createIndex(db, 'ticket_born', 'ticket (bornBy)')
  await createIndex(db, 'credit_limit_corp', 'credit_limit (fkCorp)')
  await createIndex(db, 'application_ticket_credit', 'application_ticket (pkCredit)')
  await createIndex(db, 'application_step_person', 'application_step (personId, pkApply)')
}
