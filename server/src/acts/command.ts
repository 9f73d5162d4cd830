import type { Permission } from '@jinpiao/contract/endpoint'
import type { Post } from '@jinpiao/contract/roles'
import { attempt, type Writer } from '../db/database.ts'
import { BusinessError, isBusinessError } from '../domain/businessError.ts'
import { instantOf, todayOf } from '../domain/clock.ts'
import { countActs } from '../domain/counted.ts'
import { digestOf } from '../domain/digest.ts'
import type { LedgerRow } from '../domain/ledger.ts'
import type { Tally } from '../domain/tallies.ts'
import { traced } from '../domain/traced.ts'
import { type AuditFact, writeAudits } from './audit.ts'
import type { Actor, CommandContext } from './context.ts'
import { flushLedger } from './ledger.ts'
import { writeTallies } from './tallies.ts'

/** One running command: its transaction and what it will have recorded when it commits. */
export interface Act {
  tx: Writer
  context: CommandContext
  actor: Actor
  /** One instant and one day for everything that the command writes. */
  at: string
  today: string
  /** Written at the end, in order: the head of the audit chain is the last lock taken. */
  facts: AuditFact[]
  /** What the rows that it has changed add to the tallies; written just before the facts. */
  tallies: Tally[]
  /** Movements in the books of enterprises; written just before the tallies, which count them. */
  ledger: LedgerRow[]
  /** What the acts of one transaction need not ask twice; absent where it has but one. */
  shared?: Shared
}

/** Known in one transaction of many acts. */
export interface Shared {
  /** Rows that are locked: `ticket:…`. */
  locked: Set<string>
  /** Who hears of what in which enterprise, as `notify` has found it. */
  readers: Map<string, unknown>
}

export interface CommandDefinition {
  /** Name in the audit log. */
  name: string
  /** One of these routes must be in the caller's menu (I21); the contract's endpoint names them. */
  permission: Permission
  /** Of those who may open a page, only these posts. */
  posts?: readonly Post[] | undefined
}

/**
 * One command = one transaction: right, idempotency, the work, audit. Input has been parsed by the contract's schema.
 * The same `x-request-id` by the same person answers what it answered before, without a second effect (I24).
 */
export async function runCommand<Input, Answer>(
  context: CommandContext,
  definition: CommandDefinition,
  input: Input,
  work: (act: Act) => Promise<Answer>,
): Promise<Answer> {
  const { actor, clock } = context
  requirePermission(actor, definition.permission)
  requirePost(actor, definition.posts)
  let facts: readonly AuditFact[] = []
  const transaction = async (tx: Writer) => {
    facts = []
    const at = instantOf(clock)
    const key = { personId: actor.personId, requestId: context.requestId }
    const inputDigest = digestOf({ action: definition.name, fkCorp: actor.fkCorp, input })
    const claimed = await tx
      .insertInto('idempotency')
      .values({ ...key, action: definition.name, inputDigest, answer: '', createdAt: at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (claimed.numInsertedOrUpdatedRows === 0n) return earlierAnswer<Answer>(tx, key, inputDigest)
    const act = newAct(tx, context, at)
    const given = await work(act)
    await record(tx, [act])
    await tx
      .updateTable('idempotency')
      .set({ answer: JSON.stringify(given) })
      .where('personId', '=', key.personId)
      .where('requestId', '=', key.requestId)
      .execute()
    facts = act.facts
    return given
  }
  const answer = await traced(`act ${definition.name}`, () => context.database.write(transaction))
  countActs(facts)
  return answer
}

/** The same transaction and audit for work that no request asked for: jobs. Nothing to repeat, so no idempotency. */
export async function runJob<Answer>(context: CommandContext, work: (act: Act) => Promise<Answer>): Promise<Answer> {
  let facts: readonly AuditFact[] = []
  const transaction = async (tx: Writer) => {
    facts = []
    const act = newAct(tx, context)
    const given = await work(act)
    await record(tx, [act])
    facts = act.facts
    return given
  }
  const answer = await traced('act', async (note) => {
    const given = await context.database.write(transaction)
    note({ 'jinpiao.acts': [...new Set(facts.map(({ action }) => action))].join(' ') })
    return given
  })
  countActs(facts)
  return answer
}

export const newAct = (tx: Writer, context: CommandContext, at = instantOf(context.clock)): Act => ({
  tx,
  context,
  actor: context.actor,
  at,
  today: todayOf(context.clock),
  facts: [],
  tallies: [],
  ledger: [],
})

/** What the acts of a transaction have recorded, in one order: books, tallies, audit. */
export async function record(tx: Writer, acts: readonly Act[]): Promise<void> {
  for (const act of acts) await flushLedger(act)
  await writeTallies(
    tx,
    acts.flatMap(({ tallies }) => tallies),
  )
  await writeAudits(tx, acts)
}

/** @throws {BusinessError} 01000202 none of the pages is in the menu of the caller's role (I21), or it is an institution's. */
export function requirePermission({ permissions }: Pick<Actor, 'permissions'>, permission: Permission): void {
  if (permission === 'signedIn' || permission === 'anyone') return
  if (permission === 'outside' || !permission.some((path) => permissions.has(path))) throw new BusinessError('01000202')
}

/** @throws {BusinessError} 01000202 the page is open to the caller, what is done on it is another post's. */
export function requirePost({ post }: Pick<Actor, 'post'>, posts: readonly Post[] | undefined): void {
  if (posts !== undefined && !posts.includes(post)) throw new BusinessError('01000202')
}

async function earlierAnswer<Answer>(
  tx: Writer,
  key: { personId: string; requestId: string },
  inputDigest: string,
): Promise<Answer> {
  const earlier = await tx
    .selectFrom('idempotency')
    .select(['inputDigest', 'answer'])
    .where('personId', '=', key.personId)
    .where('requestId', '=', key.requestId)
    .executeTakeFirstOrThrow()
  // The same id for another act is a client's mistake; answering with the other act's result would hide it.
  if (earlier.inputDigest !== inputDigest) throw new BusinessError('99000409')
  return JSON.parse(earlier.answer)
}

/** Runs one entry of a batch: refused, it leaves nothing behind and the others go on (D4). */
export async function tryEntry<T>(
  act: Act,
  work: () => Promise<T>,
): Promise<{ value: T } | { refusal: BusinessError }> {
  const recorded = [act.facts.length, act.tallies.length, act.ledger.length] as const
  const outcome = await attempt(act.tx, work, isBusinessError)
  if ('refusal' in outcome) [act.facts.length, act.tallies.length, act.ledger.length] = recorded
  return outcome
}
