import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { type Act, newAct, record, runJob, type Shared } from '../acts/command.ts'
import { areLocked, joined, lockFree, lockRows, type Touched } from '../acts/locks.ts'
import type { Reader, Writer } from '../db/database.ts'
import { isAway, isFull } from '../db/failures.ts'
import { countActs } from '../domain/counted.ts'
import { type JobContext, systemContext } from './system.ts'

/** Those behind a key, in the order of keys: no more than these are held in memory. Or those of some keys that are still there. */
export type Page = { after: string; limit: number } | { keys: readonly string[] }

/**
 * That page of what a query finds, or all of it. Written so that the planner takes the index of the query's own conditions: the one of
 * the keys would lead it through all rows there are.
 */
export function pageOf<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  column: string,
  page?: Page,
): SelectQueryBuilder<DB, TB, Row> {
  const key = sql<string>`${sql.ref(column)} || ''`
  if (page === undefined) return query.orderBy(key)
  if ('keys' in page) return query.where(sql.ref<string>(column), 'in', page.keys)
  const { after, limit } = page
  return query.where(sql<SqlBool>`${key} > ${after}`).orderBy(key).limit(limit)
}

/** What time does with each of many things, and where they are found. */
export interface Each<Item> {
  /** On SQLite in another thread. An empty page is the end. */
  find: (read: Reader, page: Page) => Promise<readonly Item[]>
  /** By which they are in order. */
  key: (item: Item) => string
  /** In whose audit log it stands. */
  corp: (item: Item) => string
  /** Rows that guard it: of several servers, the one that has them does it. */
  locks?: (item: Item) => Touched
  /** Of the message by which it is known that it has been done. */
  target?: (item: Item) => string
  /** Under its locks; looks again, for somebody may have acted since the search. @returns whether it did something. */
  work: (act: Act, item: Item) => Promise<boolean>
}

/** Each page sorts all that is found, so that there are few of them; their rows are short. */
const PAGE = 5000
/** A group is one transaction: it ends after so many, or after so long, for an act may wait for it (and on SQLite every act). */
const MOST = 50
const GROUP_MS = { sqlite: 25, postgres: 100 } as const
/** As a share of what the group took: so long others have the database, and the processor, to themselves. */
const REST = 0.2
/** What somebody else has locked is looked at again so often before it is waited for. */
const LOOKS = 20
const LOOK_MS = 20

/**
 * Does the work for each item, in small groups beside everything else: several in one transaction, whose commit nobody
 * waits for, and between them whoever waits has his turn. Servers on one PostgreSQL share them. One that fails is undone
 * with its group and tried by itself, so it keeps no other from its turn. When it ends, each that was found at its
 * beginning has been done, by whichever server.
 *
 * @returns for how many the work said that it did something.
 * @throws {AggregateError} at the end, with what has failed; at once, when the database is away.
 */
export async function eachInGroups<Item>(job: JobContext, each: Each<Item>): Promise<number> {
  const failures: unknown[] = []
  let done = 0
  let looks = 0
  const over = new Set<string>()
  for (let after = ''; ; ) {
    const page = await each.find(job.database.read, { after, limit: PAGE })
    const last = page.at(-1)
    if (last === undefined) break
    const fresh = page.filter((item) => !over.has(each.key(item)))
    const some = await inGroups(job, each, await untold(job.database.read, each, fresh), looks < LOOKS)
    done += some.done
    failures.push(...some.failures)
    if (some.busy === 0) {
      after = each.key(last)
      looks = 0
      over.clear()
    } else {
      // Another server has them, and they will be gone from the page, or somebody who acts.
      looks += some.over.length === 0 ? 1 : 0
      for (const item of some.over) over.add(each.key(item))
      await pause(LOOK_MS)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} failed`)
  return done
}

interface Some<Item> {
  done: number
  /** Dealt with, whether there was something to do or not. */
  over: Item[]
  /** Locked by others. */
  busy: number
  failures: unknown[]
}

async function inGroups<Item>(job: JobContext, each: Each<Item>, items: readonly Item[], leavesBusy: boolean) {
  const some: Some<Item> = { done: 0, over: [], busy: 0, failures: [] }
  let rest = [...items]
  let size = MOST
  while (rest.length > 0) {
    const since = performance.now()
    const group = await runGroup(job, each, rest.slice(0, size))
    // No more than it comes to are locked: the others are for who shares them.
    size = Math.min(MOST, group.over.length * 2 || MOST)
    const apart = group.failed ?? (leavesBusy ? [] : group.busy)
    for (const item of apart) {
      try {
        some.done += Number(await byItself(job, each, item))
      } catch (error) {
        if (isAway(error) || isFull(error)) throw error
        some.failures.push(error)
      }
    }
    some.done += group.done
    some.over.push(...group.over, ...apart)
    if (leavesBusy) some.busy += group.busy.length
    const gone = new Set([...group.over, ...group.busy, ...apart])
    rest = rest.filter((item) => !gone.has(item))
    await pause((performance.now() - since) * REST)
  }
  return some
}

interface Group<Item> {
  done: number
  over: readonly Item[]
  busy: readonly Item[]
  /** What keeps the group from its end: nothing of it is done. */
  failed?: readonly Item[]
}

async function runGroup<Item>(job: JobContext, each: Each<Item>, items: readonly Item[]): Promise<Group<Item>> {
  let under: Item | undefined
  try {
    let acts: Act[] = []
    const work = async (tx: Writer): Promise<Group<Item>> => {
      acts = []
      let done = 0
      const over: Item[] = []
      const shared: Shared = { locked: new Set(), readers: new Map() }
      const locks = each.locks ?? (() => ({}))
      await lockFree({ tx, shared }, joined(items.map(locks)))
      const free = items.filter((item) => areLocked(shared, locks(item)))
      const open = new Set(await untold(tx, each, await stillFound(job, tx, each, free)))
      const since = performance.now()
      for (const item of free) {
        under = item
        if (open.has(item)) {
          const act: Act = { ...newAct(tx, systemContext(job, each.corp(item))), shared }
          done += Number(await each.work(act, item))
          acts.push(act)
          // All that SQLite does is done at once.
          if (job.database.dialect === 'sqlite') await turn()
        }
        over.push(item)
        if (performance.now() - since > GROUP_MS[job.database.dialect]) break
      }
      under = undefined
      await job.database.patient(tx)
      await record(tx, acts)
      const freed = new Set(free)
      return { done, over, busy: items.filter((item) => !freed.has(item)) }
    }
    const group = await job.database.write(work, { isInBackground: true })
    for (const { facts } of acts) countActs(facts)
    return group
  } catch (error) {
    if (isAway(error) || isFull(error)) throw error
    return { done: 0, over: [], busy: [], failed: under === undefined ? items : [under] }
  }
}

/** In a transaction of its own, which waits for who has its rows as long as any act. */
const byItself = <Item>(job: JobContext, each: Each<Item>, item: Item): Promise<boolean> =>
  runJob(systemContext(job, each.corp(item)), async (act) => {
    await lockRows(act, each.locks?.(item) ?? {})
    if ((await untold(act.tx, each, [item])).length === 0) return false
    return each.work(act, item)
  })

/** Without those that another server has done since they were found: one question for all of them, instead of one each. */
async function stillFound<Item>({ database }: JobContext, tx: Writer, each: Each<Item>, items: readonly Item[]) {
  if (database.dialect === 'sqlite' || items.length === 0) return items
  const found = new Set((await each.find(tx, { keys: items.map(each.key) })).map(each.key))
  return items.filter((item) => found.has(each.key(item)))
}

/** Without those of which there is the message already. */
async function untold<Item>(read: Reader, { target }: Each<Item>, items: readonly Item[]): Promise<readonly Item[]> {
  if (target === undefined || items.length === 0) return items
  const found = await read
    .selectFrom('message')
    .select('target')
    .distinct()
    .where('target', 'in', items.map(target))
    .execute()
  const told = new Set(found.map((row) => row.target))
  return items.filter((item) => !told.has(target(item)))
}
