import type { BusinessType } from '@jinpiao/contract/flow'
import type { ApplicationState } from '@jinpiao/contract/status'
import { addDays } from '@jinpiao/values/days'
import { sql } from 'kysely'
import { ensureTallies } from '../acts/tallies.ts'
import type { Database } from '../db/database.ts'
import { codeByChance } from '../db/migrations/150_receipt_codes.ts'
import { instantOf, todayOf } from '../domain/clock.ts'
import { fillAllocations } from './fillAllocations.ts'
import { fillConfirmations } from './fillConfirmations.ts'
import { fillCreditFunds } from './fillCreditFunds.ts'
import { fillExchanges } from './fillExchanges.ts'
import { fillFees } from './fillFees.ts'
import { fillFinancings } from './fillFinance.ts'
import { fillLoanApplications } from './fillLoanApplications.ts'
import { fillLoans } from './fillLoans.ts'
import { fillVerifications } from './fillOnboarding.ts'
import { fillPacks } from './fillPacks.ts'
import { fillRedemptions } from './fillRedeem.ts'
import { fillSignups } from './fillSignups.ts'
import { fillUkeys } from './fillUkeys.ts'
import { reach } from './walk/reach.ts'
import { withoutIndexes } from './withoutIndexes.ts'
import { createWorld, type Person, type World } from './world.ts'

/** Enterprises that tickets are issued to, besides the two of the small world. */
const SUPPLIERS = 200
const DAYS = 730
/** So many tickets that their indexes are better built after them. */
const MANY = 50_000
/** Tickets that nobody has answered yet, besides some of all the years. */
const OPEN_TICKETS = 120
/** Applications that wait on somebody's desk, by type: as many whatever the years have brought. */
const OPEN: Partial<Record<BusinessType, Partial<Record<ApplicationState, number>>>> = {
  ISSUE: { DRAFT: 30, RETURNED: 10, PENDING_DIRECTOR: 37, PENDING_FINAL: 12 },
}

/** People of the two enterprises that have nearly all of a filled world. */
export const busyPeople: readonly Person[] = ['operator', 'director', 'final', 'supplierOperator', 'supplierDirector']

/** So many of the tickets fall due on one day, and of the others none is to be paid any more or waits to be answered. */
export interface DueOn {
  day: string
  count: number
}

/**
 * A world in which one issuer has issued `tickets` tickets over two years: half of them to one supplier, most of them
 * paid. With their applications, steps, receipts and messages, written in bulk, because commands would take hours.
 */
export async function createFilledWorld(database: Database, tickets: number, due?: DueOn): Promise<World> {
  const world = await createWorld(database)
  const today = todayOf(world.clock)
  const [supplier] = world.suppliers
  // The owner's connection: what fills a database may take longer than an act.
  const run = (statement: ReturnType<typeof sql>) => statement.execute(database.owner)
  const at = instantOf(world.clock)

  await database.write(async (tx) => {
    const rows = Array.from({ length: SUPPLIERS }, (_, index) => ({
      pkCorp: `bulk-${index}`,
      corpName: `${['东湖', '汉阳', '青山', '洪山'][index % 4]}第${index}零部件有限公司`,
      creditCode: `91420000MA${String(index).padStart(8, '0')}`,
      userType: 'CORP',
      scale: '小型',
      realnameState: 'PASSED',
      openedProducts: '{}',
      createdAt: at,
      updatedAt: at,
    }))
    await tx.insertInto('corp').values(rows).execute()
    await tx
      .insertInto('supplier')
      .values(
        rows.map(({ pkCorp, corpName, creditCode }) => ({
          pkSupplier: `supplier-${pkCorp}`,
          fkCorp: world.core,
          fkSupplierCorp: pkCorp,
          corpName,
          creditCode,
          isFirstLevel: 1,
          state: 'ACTIVE',
          createdAt: at,
          updatedAt: at,
        })),
      )
      .execute()
    await sql`create table bulk_day (nr integer primary key, day text not null, due text not null)`.execute(tx)
    for (let start = 0; start < DAYS; start += 100) {
      const days = Array.from({ length: 100 }, (_, index) => start + index)
      await sql`insert into bulk_day (nr, day, due) values ${sql.join(
        days.map((i) => sql`(${i}, ${addDays(today, i - DAYS)}, ${addDays(today, i - DAYS + 180)})`),
      )}`.execute(tx)
    }
    await sql`create table bulk (i integer primary key, "pkCorp" text not null, "corpName" text not null,
      day text not null, due text not null, at text not null, no text not null, tail text not null,
      fen ${sql.raw(database.dialect === 'postgres' ? 'bigint' : 'integer')} not null, state text not null)`.execute(tx)
  })
  const digits = sql`cast(100000000 + i as text)`
  const tail = sql.raw(
    [9, 8, 7, 6, 5, 4, 3, 2, 1].map((place) => `substr(cast(100000000 + i as text), ${place}, 1)`).join(' || '),
  )
  await run(sql`insert into bulk (i, "pkCorp", "corpName", day, due, at, no, tail, fen, state)
    with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ${sql.lit(tickets)})
    select n.i, c."pkCorp", c."corpName", d.day, d.due, d.day || 'T10:00:00.000+08:00', ${digits}, ${tail},
      100000 + (cast(n.i as bigint) * 7919) % 50000000,
      case when d.due < ${today} then case when n.i % 5 = 0 then 'OVERDUE' when n.i % 20 = 1 then 'DUE' else 'REDEEMED' end
        when n.i % 50 = 0 or n.i >= ${sql.lit(tickets - OPEN_TICKETS)} then 'PENDING_ACCEPT' when n.i % 333 = 0 then 'REFUSED' else 'HELD' end
    from n join bulk_day d on d.nr = n.i % ${sql.lit(DAYS)}
    join corp c on c."pkCorp" = case when n.i % 2 = 0 then ${supplier?.fkCorp ?? ''}
      else 'bulk-' || cast(n.i % ${sql.lit(SUPPLIERS)} as text) end`)

  if (due !== undefined) {
    await run(sql`update bulk set state = 'REDEEMED' where state in ('DUE', 'OVERDUE')`)
    await run(sql`update bulk set state = 'HELD' where state = 'PENDING_ACCEPT'`)
    await run(sql`update bulk set state = 'HELD', due = ${due.day} where i < ${sql.lit(due.count)}`)
  }

  const fill = () => fillTables(world, run, tickets)
  // Few are filled with the indexes there, which then are as they have grown, as in life: plans are asked of these.
  await (tickets < MANY ? fill() : withoutIndexes(database, fill))
  if (due !== undefined) {
    // Those of a filled world name no payment that the daily work could judge.
    await run(
      sql`update application set state = 'REJECTED' where "businessType" = 'REDEEM_CLAIM' and state like 'PENDING%'`,
    )
  }
  await run(sql`drop table bulk`)
  await run(sql`drop table bulk_day`)
  await ensureTallies(database)
  await openApplications(world)
  // PostgreSQL's own service does this some minutes after so many rows; SQLite needs no statistics here.
  if (database.dialect === 'postgres') await sql`vacuum analyze`.execute(database.owner)
  return world
}

/** The tables of each business, read off the table `bulk`. */
async function fillTables(
  world: World,
  run: (statement: ReturnType<typeof sql>) => Promise<unknown>,
  tickets: number,
): Promise<void> {
  const [supplier] = world.suppliers
  const { operator, director, final, supplierOperator } = world.people
  const payload = JSON.stringify({ trade: { invoices: [] } })
  await run(sql`insert into application ("pkApply", "applyNo", "businessType", family, "noTail", "fkCorp", state, payload,
      "payloadDigest", "amountFen", "fkCounterparty", "counterpartyName", "promisedDate", "fkLimit", "contractNo",
      "createdBy", "createdByName", "submittedBy", "submittedAt", "finishedAt", round, version, "createdAt", "updatedAt")
    select 'A' || no, 'SQ' || no, 'ISSUE', 'ISSUE', tail, ${world.core},
      case state when 'PENDING_ACCEPT' then 'PENDING_COUNTERPARTY' when 'REFUSED' then 'REJECTED' else 'DONE' end,
      ${payload}, '', fen, "pkCorp", "corpName", due, ${world.limits.main}, 'HT-' || no, ${operator.personId},
      ${operator.personName}, ${operator.personId}, at, at, 1, 4, at, at from bulk`)
  const transfer = JSON.stringify({ fkCredit: '', outputs: [] })
  await run(sql`insert into application ("pkApply", "applyNo", "businessType", family, "noTail", "fkCorp", state, payload,
      "payloadDigest", "amountFen", "fkCounterparty", "counterpartyName", "promisedDate", "createdBy", "createdByName",
      "submittedBy", "submittedAt", "finishedAt", round, version, "createdAt", "updatedAt")
    select 'X' || no, 'SQ3' || no, 'TRANSFER', 'TRANSFER', tail || '3', ${supplierOperator.fkCorp},
      case when i % 50 = 0 then 'PENDING_COUNTERPARTY' else 'DONE' end, ${transfer}, '', fen, "pkCorp", "corpName", due,
      ${supplierOperator.personId}, ${supplierOperator.personName}, ${supplierOperator.personId}, at, at, 1, 3, at, at
    from bulk`)
  await run(sql`insert into supplier ("pkSupplier", "fkCorp", "corpName", "creditCode", "isFirstLevel", state, "createdAt",
      "updatedAt")
    select 'S' || no, ${world.core}, '远山第' || no || '配件有限公司', '91420100MA' || no, 0,
      case when i % 50 = 0 then 'INVITED' else 'ACTIVE' end, at, at from bulk`)
  await run(sql`insert into ticket ("pkCredit", "creditNo", "rootCredit", depth, "fkIssuer", "fkLimit", "amountFen",
      "issueDate", "promisedDate", "payableDate", "fkHolder", "holderKind", state, "fkSender", "fkFirst", "issuerSees",
      "noTail", "bornBy", "acceptedAt", version, "createdAt", "updatedAt")
    select 'T' || no, 'JP' || no, 'T' || no, 0, ${world.core}, ${world.limits.main}, fen, day, due, due, "pkCorp",
      'CORP', state, ${world.core}, "pkCorp", 1, tail, 'A' || no,
      case when state in ('PENDING_ACCEPT', 'REFUSED') then null else at end, 1, at, at from bulk`)
  await run(sql`insert into application_line ("pkApply", line, "pkCredit", state)
    select 'A' || no, 0, 'T' || no, case state when 'PENDING_ACCEPT' then 'PENDING' when 'REFUSED' then 'REFUSED'
      else 'ACCEPTED' end from bulk`)
  await run(sql`insert into application_ticket ("pkApply", "pkCredit", role, "isOpen")
    select 'A' || no, 'T' || no, 'OUT', 0 from bulk`)
  for (const [seq, person, decision, step] of [
    [1, operator, 'SUBMIT', 'DRAFT'],
    [2, director, 'APPROVE', 'PENDING_DIRECTOR'],
    [3, final, 'APPROVE', 'PENDING_FINAL'],
  ] as const) {
    await run(sql`insert into application_step ("pkApply", seq, round, step, "fkCorp", "roleCode", "personId",
        "personName", decision, comment, version, "payloadDigest", at)
      select 'A' || no, ${sql.lit(seq)}, 1, ${step}, ${world.core}, ${person.roleCode}, ${person.personId},
        ${person.personName}, ${decision}, '', 1, '', at from bulk`)
    await run(sql`insert into application_decided ("personId", "pkApply", "fkCorp", family, at)
      select ${person.personId}, 'A' || no, ${world.core}, 'ISSUE', at from bulk`)
  }
  for (const [fkCorp, kind] of [
    [world.core, 'ISSUE'],
    [supplier?.fkCorp ?? '', 'ACCEPT'],
  ] as const) {
    await run(sql`insert into receipt ("pkReceipt", "receiptNo", "noTail", "fkCorp", kind, "pkApply", "pkCredit",
        "counterpartyName", "amountFen", at, "verifyCode")
      select ${kind} || no, ${kind === 'ISSUE' ? 'PZ1' : 'PZ2'} || no, tail, ${fkCorp}, ${kind}, 'A' || no, 'T' || no,
        "corpName", fen, at, ${sql.raw(codeByChance[world.database.dialect])} from bulk`)
  }
  for (const person of [director, supplierOperator]) {
    await run(sql`insert into message ("pkMessage", "userId", "fkCorp", "messageType", notice, params, target,
        "messageState", at)
      select ${`M-${person.personName}-`} || no, ${person.userId}, ${person.fkCorp}, 'NOTICE', 'TICKET_ISSUED', '[]',
        'ticket:T' || no, case when i % 20 = 0 then 'SENT' else 'READ' end, at from bulk`)
  }
  await run(sql`insert into limit_entry ("fkLimit", seq, kind, "amountFen", "pkApply", "pkCredit", at, "totalAfterFen",
      "allocatedAfterFen", "frozenAfterFen", "usedAfterFen")
    select ${world.limits.main}, i + 2, 'OCCUPY', fen, 'A' || no, 'T' || no, at, 0, 0, 0, 0 from bulk`)
  await run(sql`update credit_limit set "entrySeq" = ${tickets + 1} where "pkLimit" = ${world.limits.main}`)
  await fillRedemptions(world, run)
  await fillFinancings(world, run)
  await fillCreditFunds(world, run)
  await fillExchanges(world, run)
  await fillSignups(world, run)
  await fillVerifications(world, run)
  await fillConfirmations(world, run)
  await fillUkeys(world, run)
  await fillPacks(world, run)
  await fillAllocations(world, run)
  await fillFees(world, run)
  await fillLoans(world, run)
  await fillLoanApplications(world, run)
}

/** What lies on the desks: complete forms, so that the rules judge each row of a queue as they do in life. */
async function openApplications(world: World): Promise<void> {
  for (const [type, states] of Object.entries(OPEN)) {
    for (const [state, count] of Object.entries(states)) {
      for (let index = 0; index < count; index++) await reach(world, type as BusinessType, state as ApplicationState)
    }
  }
}

/** As many limits of the issuer again: most of them in force, every five hundredth suspended. */
export async function fillLimits({ database, core, funder }: World, count: number): Promise<void> {
  const no = sql`cast(100000 + i as text)`
  await sql`insert into credit_limit ("pkLimit", "fkCorp", "fkSource", "sourceName", product, channel, "totalFen",
      "dayFrom", "dayTo", state)
    with recursive n (i) as (select 1 union all select i + 1 from n where i < ${sql.lit(count)})
    select 'L' || ${no}, ${core}, ${funder}, 'N' || ${no}, '', 'BANK', i, '', '2026-' || ${no},
      case when i % 500 = 0 then 'SUSPENDED' when i % 2 = 0 then 'ACTIVE' else 'EXPIRED' end from n`.execute(
    database.owner,
  )
}
