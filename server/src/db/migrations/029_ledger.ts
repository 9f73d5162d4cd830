import { type Kysely, sql } from 'kysely'
import { createIndex, createTable, type Dialect, makeAppendOnly } from './ddl.ts'

/** The books of every enterprise: what came in and what went out, tickets and money. */
export async function ledger(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await createTable(
    db,
    dialect,
    'transaction_log',
    `pkLog text primary key, fkCorp text not null references corp, kind text not null,
     asset text not null check (asset in ('TICKET', 'MONEY', 'NONE')),
     direction text not null check (direction in ('IN', 'OUT')), amountFen bigint not null check (amountFen > 0),
     fkParty text references corp, partyName text not null, pkApply text references application,
     pkCredit text references ticket, businessNo text not null, bankSerial text, remark text not null default '',
     at text not null`,
  )
  await createIndex(db, 'transaction_log_newest', 'transaction_log (fkCorp, at, pkLog, asset, direction, amountFen)')
  await fillLedger(db)
  await makeAppendOnly(db, dialect, 'transaction_log')
}

/**
 * Books of a database from before there were any, from its tickets. When a ticket became overdue that was paid since, and
 * whose application paid it, nobody knows. The tallies are counted anew at the start.
 */
export async function fillLedger(db: Kysely<unknown>): Promise<void> {
  for (const entry of movements) await enterAll(db, entry)
  await sql.raw('delete from tally').execute(db)
}

interface Movement {
  /** Makes its keys differ from those of the other movements of a ticket. */
  key: string
  kind: string
  direction: 'IN' | 'OUT'
  asset?: 'NONE'
  corp: string
  party: string
  at: string
  /** Application of the enterprise's own: it is known by its number. Else it is known by the ticket's. */
  own?: string
  where: string
}

/** `t` is a ticket, `p` the one that it came from, `b` the application that it was born of. */
const isRoot = 't."parentCredit" is null'
const isBack = `p.state in ('REFUSED', 'LAPSED')`
const movements: readonly Movement[] = [
  {
    key: 'ISSUED',
    kind: 'b."businessType"',
    direction: 'OUT',
    corp: 't."fkIssuer"',
    party: 't."fkHolder"',
    at: 't."createdAt"',
    own: 't."bornBy"',
    where: isRoot,
  },
  {
    key: 'ACCEPTED',
    kind: `'ACCEPT'`,
    direction: 'IN',
    corp: 't."fkHolder"',
    party: 'coalesce(t."fkSender", t."fkIssuer")',
    at: 't."acceptedAt"',
    own: `(select i."pkApply" from application_ticket i join application a on a."pkApply" = i."pkApply"
      where i."pkCredit" = t."pkCredit" and i.role = 'IN' and a."businessType" = 'ACCEPT' and a.state = 'DONE')`,
    where: 't."acceptedAt" is not null',
  },
  {
    key: 'ANSWERED',
    kind: `'ACCEPT'`,
    direction: 'OUT',
    asset: 'NONE',
    corp: 't."fkIssuer"',
    party: 't."fkHolder"',
    at: 't."acceptedAt"',
    where: `t."acceptedAt" is not null and ${isRoot}`,
  },
  {
    key: 'GIVEN',
    kind: 'b."businessType"',
    direction: 'OUT',
    corp: 'p."fkHolder"',
    party: 't."fkHolder"',
    at: 't."createdAt"',
    own: 't."bornBy"',
    // Change stays with its holder; nobody can pass a ticket on to himself.
    where: `p.state = 'SPENT' and t."fkHolder" <> p."fkHolder"`,
  },
  {
    key: 'BACK',
    kind: `'CAME_BACK'`,
    direction: 'IN',
    corp: 't."fkHolder"',
    party: 'p."fkHolder"',
    at: 't."createdAt"',
    own: 't."bornBy"',
    where: isBack,
  },
  {
    key: 'ENDED',
    kind: `'ENDED'`,
    direction: 'IN',
    corp: 't."fkIssuer"',
    party: 't."fkHolder"',
    at: 't."updatedAt"',
    where: `${isRoot} and t.state in ('REFUSED', 'LAPSED', 'CANCELLED')`,
  },
  ...(['IN', 'OUT'] as const).map(
    (direction): Movement => ({
      key: `PAID-${direction}`,
      kind: `'ENDED'`,
      direction,
      corp: direction === 'IN' ? 't."fkIssuer"' : 't."fkHolder"',
      party: direction === 'IN' ? 't."fkHolder"' : 't."fkIssuer"',
      at: 't."updatedAt"',
      where: `t.state = 'REDEEMED'`,
    }),
  ),
  ...(['IN', 'OUT'] as const).map(
    (direction): Movement => ({
      key: `OVERDUE-${direction}`,
      kind: `'OVERDUE'`,
      direction,
      asset: 'NONE',
      corp: direction === 'IN' ? 't."fkHolder"' : 't."fkIssuer"',
      party: direction === 'IN' ? 't."fkIssuer"' : 't."fkHolder"',
      at: 't."updatedAt"',
      where: `t.state = 'OVERDUE'`,
    }),
  ),
]

async function enterAll(db: Kysely<unknown>, { own = 'null', asset, ...movement }: Movement): Promise<void> {
  const { key, kind, direction, corp, party, at, where } = movement
  await sql
    .raw(
      `insert into transaction_log ("pkLog", "fkCorp", kind, asset, direction, "amountFen", "fkParty", "partyName",
        "pkApply", "pkCredit", "businessNo", at)
      select x."pkCredit" || '-${key}', x.corp, x.kind, '${asset ?? 'TICKET'}', '${direction}', x."amountFen", x.party,
        c."corpName", x.own, x."pkCredit", coalesce(o."applyNo", x."creditNo"), x.at
      from (select t."pkCredit", t."creditNo", t."amountFen", ${kind} as kind, ${corp} as corp, ${party} as party,
          ${own} as own, ${at} as at
        from ticket t join application b on b."pkApply" = t."bornBy"
        left join ticket p on p."pkCredit" = t."parentCredit" where ${where}) x
      join corp c on c."pkCorp" = x.party left join application o on o."pkApply" = x.own`,
    )
    .execute(db)
}
