import { formatMoney } from '@jinpiao/values/money'
import { sql } from 'kysely'
import type { Database, Reader, Writer } from '../db/database.ts'
import { BusinessError } from '../domain/businessError.ts'
import {
  addTallies,
  applicationTallies,
  ledgerTallies,
  type Tally,
  TallySums,
  ticketTallies,
} from '../domain/tallies.ts'

/** Rows of one INSERT: far below the parameter limit of both databases. */
const CHUNK = 500

/** 10 000 000 000 000 000.00 yuan: the drafts of an enterprise in one business together. With nine such sums a bigint is full. */
export const MAX_DRAFTS_FEN = 10n ** 18n

/** Adds what an act has changed. Near its end: the rows of an enterprise's tallies are locked until the commit. */
export async function writeTallies(tx: Writer, changes: readonly Tally[]): Promise<void> {
  const sums = addTallies(changes)
  for (let start = 0; start < sums.length; start += CHUNK) {
    const written = await tx
      .insertInto('tally')
      .values(sums.slice(start, start + CHUNK))
      .onConflict((conflict) =>
        conflict.columns(['fkCorp', 'kind', 'part']).doUpdateSet({
          count: sql`tally.count + excluded.count`,
          amountFen: sql`tally.${sql.ref('amountFen')} + excluded.${sql.ref('amountFen')}`,
        }),
      )
      .returning(['fkCorp', 'kind', 'part', 'amountFen'])
      .execute()
    requireDraftBound(sums, written)
  }
}

type Sum = Omit<Tally, 'kind' | 'count'> & { kind: string }
const isOfDrafts = ({ kind, part }: Sum): boolean => kind === 'apply.state' && part.endsWith('/DRAFT')

/**
 * Drafts are kept without anybody's approval: without a bound enough of them add up to more than a column holds.
 * @throws {BusinessError} 10000112 an act adds to drafts that are beyond it.
 */
function requireDraftBound(changes: readonly Sum[], written: readonly Sum[]): void {
  const grown = changes.filter((change) => isOfDrafts(change) && change.amountFen > 0n)
  const isGrown = ({ fkCorp, part }: Sum) => grown.some((change) => change.fkCorp === fkCorp && change.part === part)
  if (written.some((sum) => isOfDrafts(sum) && sum.amountFen > MAX_DRAFTS_FEN && isGrown(sum)))
    throw new BusinessError('10000112', formatMoney(MAX_DRAFTS_FEN))
}

/** Rows that are read at once when everything is added up anew: some ten milliseconds, in which nobody else is served. */
const READ = 1000

/** Everything added up anew, from the rows themselves. */
async function recount(read: Reader): Promise<Tally[]> {
  const sums = new TallySums()
  for (let last = ''; ; ) {
    const rows = await read
      .selectFrom('ticket')
      .selectAll()
      .where('pkCredit', '>', last)
      .orderBy('pkCredit')
      .limit(READ)
      .execute()
    sums.add(rows.flatMap(ticketTallies))
    if (rows.length < READ) break
    last = rows.at(-1)?.pkCredit ?? ''
  }
  for (let last = ''; ; ) {
    const rows = await read
      .selectFrom('application')
      .selectAll()
      .where('pkApply', '>', last)
      .orderBy('pkApply')
      .limit(READ)
      .execute()
    sums.add(rows.flatMap(applicationTallies))
    if (rows.length < READ) break
    last = rows.at(-1)?.pkApply ?? ''
  }
  for (let last = ''; ; ) {
    const rows = await read
      .selectFrom('transaction_log')
      .selectAll()
      .where('pkLog', '>', last)
      .orderBy('pkLog')
      .limit(READ)
      .execute()
    sums.add(rows.flatMap(ledgerTallies))
    if (rows.length < READ) return sums.list()
    last = rows.at(-1)?.pkLog ?? ''
  }
}

const asText = ({ fkCorp, kind, part, count, amountFen }: Omit<Tally, 'kind'> & { kind: string }) =>
  `${fkCorp} ${kind} ${part}: ${count}, ${amountFen}`

/** Tallies that are not what the rows add up to; empty unless there is a defect, or somebody writes at this moment. */
export async function findDrift(read: Reader): Promise<string[]> {
  const wanted = new Set((await recount(read)).map(asText))
  const kept = (await read.selectFrom('tally').selectAll().execute())
    .filter(({ count, amountFen }) => count !== 0 || amountFen !== 0n)
    .map(asText)
  const there = new Set(kept)
  return [...kept.filter((text) => !wanted.has(text)), ...[...wanted].filter((text) => !there.has(text))]
}

/**
 * Compares the tallies with the rows and writes them anew where they differ.
 * @returns what was wrong: a defect somewhere, which its caller reports.
 */
export async function repairTallies(database: Database): Promise<string[]> {
  // The first look is without a lock; only what still differs while nobody writes counts.
  if ((await findDrift(database.read)).length === 0) return []
  return database.write(async (tx) => {
    await lockTallies(database, tx)
    const drift = await findDrift(tx)
    if (drift.length > 0) await rebuild(tx)
    return drift
  })
}

/** A database from before there were tallies gets them at the first start, from whichever server starts first. */
export async function ensureTallies(database: Database): Promise<void> {
  if (!(await lackTallies(database.read))) return
  await database.write(async (tx) => {
    await lockTallies(database, tx)
    if (await lackTallies(tx)) await rebuild(tx)
  })
}

async function lackTallies(read: Reader): Promise<boolean> {
  const tally = await read.selectFrom('tally').select('kind').limit(1).executeTakeFirst()
  const application = await read.selectFrom('application').select('pkApply').limit(1).executeTakeFirst()
  return tally === undefined && application !== undefined
}

/** Whoever changes a row waits at its tally until this ends, so what has been read stays true. SQLite has one writer. */
async function lockTallies({ dialect }: Database, tx: Writer): Promise<void> {
  if (dialect === 'postgres') await sql`lock table tally in exclusive mode`.execute(tx)
}

async function rebuild(tx: Writer): Promise<void> {
  await tx.deleteFrom('tally').execute()
  await writeTallies(tx, await recount(tx))
}
