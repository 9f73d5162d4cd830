import { type Kysely, sql } from 'kysely'
import { addColumns, createIndex, createTable, type Dialect } from './ddl.ts'

/**
 * What several outputs, answers from outside and lists of any length need.
 *
 * Lists: with 200,000 tickets of one issuer each must cost what it costs with 1,000. So whatever a list filters or orders
 * by stands in the row itself (who sent it, whether the issuer sees it, a number read from its end), every order has an
 * index that begins with the tenant, and counts and sums are kept in `tally` by the act that changes them.
 */
export async function flow(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await createTable(
    db,
    dialect,
    'application_line',
    `pkApply text not null references application, line integer not null, pkCredit text references ticket,
     state text not null, reason text, answeredAt text, primary key (pkApply, line)`,
  )
  await createTable(
    db,
    dialect,
    'inbox',
    `evidenceKey text primary key, source text not null, pkApply text not null references application,
     answer text not null, body text not null, at text not null`,
  )
  await createTable(
    db,
    dialect,
    'tally',
    `fkCorp text not null references corp, kind text not null, part text not null, count integer not null,
     amountFen bigint not null, primary key (fkCorp, kind, part)`,
  )
  await createTable(
    db,
    dialect,
    'application_decided',
    `personId text not null references person, pkApply text not null references application on delete cascade,
     fkCorp text not null, family text not null, at text not null, primary key (personId, pkApply)`,
  )
  await createTable(
    db,
    dialect,
    'receipt',
    `pkReceipt text primary key, receiptNo text not null unique, noTail text not null, fkCorp text not null references corp,
     kind text not null, pkApply text not null references application, pkCredit text references ticket,
     counterpartyName text not null, amountFen bigint not null check (amountFen > 0), at text not null,
     unique (fkCorp, kind, pkApply, pkCredit)`,
  )
  await createTable(
    db,
    dialect,
    'saved_view',
    `pkView text primary key, userId text not null references corp_user, listName text not null, name text not null,
     query text not null, isDefault integer not null, savedAt text not null, unique (userId, listName, name)`,
  )
  await createTable(db, dialect, 'job_run', `name text not null, day text not null, primary key (name, day)`)
  await addColumns(db, dialect, 'application', ["family text not null default ''", "noTail text not null default ''"])
  await addColumns(db, dialect, 'ticket', [
    'fkSender text references corp',
    'fkFirst text references corp',
    'issuerSees integer not null default 1',
    'needsConsent integer not null default 0',
    "noTail text not null default ''",
  ])
  await addColumns(db, dialect, 'sign_request', ['text text'])
  await fillColumns(db)
  await fillTails(db)
  await createIndexes(db)
}

/** What rows of before have in the new columns: every ticket until now was issued to its holder. */
async function fillColumns(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db)
  await run(
    `update application set family = case "businessType" when 'ISSUE_CANCEL' then 'ISSUE' else "businessType" end`,
  )
  await run(`update ticket set "fkSender" = "fkIssuer", "fkFirst" = "fkHolder"`)
  await run(`insert into application_line ("pkApply", line, "pkCredit", state, reason, "answeredAt")
    select t."bornBy", 0, t."pkCredit",
      case t.state when 'PENDING_ACCEPT' then 'PENDING' when 'REFUSED' then 'REFUSED' when 'LAPSED' then 'LAPSED'
        when 'CANCELLED' then 'CANCELLED' else 'ACCEPTED' end, t."endReason", t."acceptedAt" from ticket t`)
  await run(`insert into application_decided ("personId", "pkApply", "fkCorp", family, at)
    select s."personId", s."pkApply", s."fkCorp", a.family, max(s.at)
    from application_step s join application a on a."pkApply" = s."pkApply"
    where s."personId" in (select "personId" from person) and s."fkCorp" = a."fkCorp"
    group by s."personId", s."pkApply", s."fkCorp", a.family`)
}

/** Ids, numbers read from their end: neither database can turn a text round by itself. */
async function fillTails(db: Kysely<unknown>): Promise<void> {
  for (const [table, key, no] of [
    ['application', 'pkApply', 'applyNo'],
    ['ticket', 'pkCredit', 'creditNo'],
  ] as const) {
    const { rows } = await sql<{ key: string; no: string }>`select ${sql.ref(key)} as key, ${sql.ref(no)} as no
      from ${sql.table(table)}`.execute(db)
    for (const row of rows) {
      const tail = [...(row.no.split('-')[0] ?? '')].reverse().join('')
      await sql`update ${sql.table(table)} set ${sql.ref('noTail')} = ${tail} where ${sql.ref(key)} = ${row.key}`.execute(
        db,
      )
    }
  }
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  const index = (name: string, on: string) => createIndex(db, name, on)
  // Whatever a list is ordered or filtered by has an index over all rows of the tenant, and one behind a state.
  const listed = async (name: string, table: string, tenant: string, key: string, columns: Record<string, string>) => {
    await index(`${name}_state`, `${table} (${tenant}, state, ${key})`)
    for (const [what, column] of Object.entries(columns)) {
      await index(`${name}_${what}`, `${table} (${tenant}, ${column}, ${key})`)
      await index(`${name}_state_${what}`, `${table} (${tenant}, state, ${column}, ${key})`)
    }
  }
  for (const [side, tenant, party] of [
    ['held', 'fkHolder', 'fkSender'],
    ['issued', 'fkIssuer, issuerSees', 'fkHolder'],
  ] as const) {
    await listed(`ticket_${side}`, 'ticket', tenant, 'pkCredit', {
      created: 'createdAt',
      amount: 'amountFen',
      promised: 'promisedDate',
      day: 'issueDate',
      no: 'creditNo',
      tail: 'noTail',
      party,
    })
  }
  await index('ticket_largest', 'ticket (fkIssuer, issueDate, amountFen)')
  await listed('application', 'application', 'fkCorp, family', 'pkApply', {
    changed: 'updatedAt',
    submitted: "coalesce(submittedAt, '')",
    amount: 'coalesce(amountFen, 0)',
    promised: "coalesce(promisedDate, '')",
    no: 'applyNo',
    tail: 'noTail',
    party: 'counterpartyName',
    creator: 'createdByName',
  })
  for (const old of ['ticket_holder', 'ticket_issuer', 'message_user']) await sql.raw(`drop index ${old}`).execute(db)
  await index('application_decided_last', 'application_decided (personId, fkCorp, family, at, pkApply)')
  await index('limit_entry_at', 'limit_entry (fkLimit, at, seq)')
  await index('limit_entry_kind', 'limit_entry (fkLimit, kind, seq)')
  await index('receipt_newest', 'receipt (fkCorp, at, pkReceipt, kind)')
  await index('receipt_amount', 'receipt (fkCorp, amountFen, pkReceipt, kind)')
  await index('receipt_no', 'receipt (fkCorp, receiptNo, pkReceipt, kind)')
  await index('receipt_kind', 'receipt (fkCorp, kind, pkReceipt)')
  await index('receipt_tail', 'receipt (fkCorp, noTail)')
  await index('message_newest', 'message (userId, fkCorp, at, pkMessage, messageType)')
  await index('message_state', 'message (userId, fkCorp, messageState, at, pkMessage, messageType)')
}
