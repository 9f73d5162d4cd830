import { type BusinessType, flowOf, stepOf } from '@jinpiao/contract/flow'
import { type FlowStep, isDecision, type Locks, mayFailPartly } from '@jinpiao/contract/flowRow'
import type { Post } from '@jinpiao/contract/roles'
import type { ApplicationState } from '@jinpiao/contract/status'
import { addDays } from '@jinpiao/values/days'
import type { Reader } from '../../db/database.ts'
import { todayOf } from '../../domain/clock.ts'
import { anyApplication } from '../../flow/application.ts'
import { readLines } from '../../flow/lines.ts'
import { runDaily } from '../../jobs/daily.ts'
import { type Person, personOf } from '../people.ts'
import { accept, answerAs, approveAs, cancel, issued, returnAs, submitAs, withdraw } from '../steps.ts'
import { as, type World } from '../world.ts'
import { ownerOf, ticketsOf, walkOf } from './all.ts'
import { actTypes, isAsked, save } from './choose.ts'
import type { Choice, TicketRow } from './walkOf.ts'

/** Numbers by which a form is complete and nothing refuses it. */
const plain: Choice = { pick: 2, who: 0, type: 0, amount: '1000.00' }
/** Longer than anything waits (product §2.3). */
const EXPIRED_AFTER = 31
/** Days after which a ticket that is to be paid falls due. */
const DUE_AFTER = 20

const mayReturn = (step: FlowStep) => isDecision(step) || step.mayReturn === true

/** Every state that applications of a type come to, by its row. */
export function statesOf(type: BusinessType): ApplicationState[] {
  const { steps, submitActions, submitters } = flowOf(type)
  // Asked by another enterprise: it waits from its birth on, and is over when it comes back.
  if (submitters.length === 0) return [...steps.map(({ state }) => state), 'CANCELLED', 'DONE', 'EXPIRED']
  if (!submitActions.includes('SUBMIT')) return ['DONE']
  return [
    'DRAFT',
    ...steps.map(({ state }) => state),
    ...(steps.some(mayReturn) ? (['RETURNED', 'CANCELLED'] as const) : []),
    ...(steps.length > 0 ? (['WITHDRAWN'] as const) : []),
    ...(steps.every(isDecision) ? [] : (['REJECTED'] as const)),
    'DONE',
    ...(mayFailPartly(flowOf(type)) ? (['PARTLY_FAILED'] as const) : []),
    // Last: it takes a month.
    'EXPIRED',
  ]
}

/** Begins an application of the type: a draft, or what is done with its submission. */
export async function begin(
  world: World,
  type: BusinessType,
  choice = plain,
  more: readonly TicketRow[] = [],
): Promise<string> {
  const at = ticketsOf(type) && (await ticketIn(world, ticketsOf(type)?.states ?? []))
  const { form, act, after, asked } = walkOf(type)
  const before = after === undefined ? '' : await reach(world, ...after)
  if (asked !== undefined) return asked(world, before)
  const { submitters, submitActions } = flowOf(type)
  if (act !== undefined && at !== undefined) {
    const who = somebody(world, ownerOf(type, at), submitters)
    const { results } = await (await act(as(world, who), at, submitActions[0] ?? 'SUBMIT'))()
    if (!results[0]?.ok) throw new Error(`${type}: ${JSON.stringify(results)}`)
    const { pkApply } = await lastOf(world, type)
    return pkApply
  }
  const filled = form?.(world, choice, at, more)
  if (filled === undefined) throw new Error(`${type}: its walkOf has neither form nor act`)
  return save(world, type, filled.line, somebody(world, filled.fkCorp, submitters))
}

/** Brings a new application of the type into a state, as people and institutions do; its key. */
export async function reach(world: World, type: BusinessType, state: ApplicationState): Promise<string> {
  if (state === 'PARTLY_FAILED') return answerLines(world, type, ['APPROVE', 'REJECT'])
  const pkApply = await begin(world, type)
  await routes[state as keyof typeof routes]?.(world, type, pkApply)
  const { submitActions } = flowOf(type)
  const isSubmitted = (isAsked(type) || submitActions.includes('SUBMIT')) && !['DRAFT', 'EXPIRED'].includes(state)
  if (!(state in routes) && isSubmitted) {
    await submitted(world, type, pkApply)
    await goOn(world, type, pkApply, (step) => step.state === state)
  }
  const { state: now } = await anyApplication(world.database.read, pkApply)
  if (now !== state) throw new Error(`${type} is ${now}, not ${state}`)
  return pkApply
}

/** What somebody outside says of each line, in their order; of one that is left out nothing is said. */
export type LineAnswers = readonly ('APPROVE' | 'REJECT')[]

/**
 * Brings a new application of a type with lines to its answers, each line as it is told; its key. All have two lines, but
 * those that can have only one.
 */
export async function answerLines(world: World, type: BusinessType, answers: LineAnswers): Promise<string> {
  const states = ticketsOf(type)?.states ?? []
  const more = states.includes('DUE') ? [await ticketIn(world, states)] : []
  const pkApply = await begin(world, type, { ...plain, who: 1 }, more)
  await submitted(world, type, pkApply)
  const step = await goOn(world, type, pkApply, (each) => !isDecision(each))
  if (step === undefined || isDecision(step)) throw new Error(`${type} asks nobody outside`)
  const lines = await readLines(world.database.read, pkApply)
  for (const [index, answer] of answers.entries()) {
    const { line, pkCredit } = lines[index] ?? {}
    if (line === undefined) continue
    if (step.from === 'COUNTERPARTY') await answerTicket(world, pkCredit ?? '', answer)
    else await answerAs(type, step.from)(world, pkApply, { answer, line })
  }
  return pkApply
}

type Route = (world: World, type: BusinessType, pkApply: string) => Promise<unknown>
const returned: Route = async (world, type, pkApply) => {
  await submitted(world, type, pkApply)
  const step = await goOn(world, type, pkApply, mayReturn)
  if (step === undefined) return
  if (isDecision(step)) await returnAs(type, step.state)(world, pkApply, await reviewer(world, pkApply, step.actors))
  else if (step.asks === 'LATER') await walkOf(type).later?.(world, pkApply, 'RETURN')
  else if (step.from !== 'COUNTERPARTY') await answerAs(type, step.from)(world, pkApply, { answer: 'RETURN' })
}

/** Ways that leave the straight one. */
const routes: Partial<Record<ApplicationState, Route>> = {
  RETURNED: returned,
  async CANCELLED(world, type, pkApply) {
    await returned(world, type, pkApply)
    // It ends by itself.
    if (isAsked(type)) return
    await cancel(world, pkApply, await submitter(world, type, pkApply), type)
  },
  async WITHDRAWN(world, type, pkApply) {
    await submitted(world, type, pkApply)
    await withdraw(world, pkApply, await submitter(world, type, pkApply), type)
  },
  async REJECTED(world, type, pkApply) {
    await submitted(world, type, pkApply)
    const step = await goOn(world, type, pkApply, (each) => !isDecision(each))
    if (step !== undefined) await answered(world, type, pkApply, step, 'REJECT')
    // What judges a refusal refuses, too.
    const judge = await goOn(world, type, pkApply, () => true)
    if (judge !== undefined) await answered(world, type, pkApply, judge, 'REJECT')
  },
  async EXPIRED(world) {
    await pass(world, EXPIRED_AFTER)
  },
}

/** Lets days pass. An issuer whose tickets nobody pays meanwhile is not kept from issuing the next one. */
async function pass(world: World, days: number): Promise<void> {
  world.clock.advanceDays(days)
  await runDaily({ database: world.database, clock: world.clock })
  await world.database.write((tx) =>
    tx.updateTable('corp').set({ issueSuspendedReason: null, issueSuspendedSince: null }).execute(),
  )
}

async function submitted(world: World, type: BusinessType, pkApply: string): Promise<void> {
  if (isAsked(type)) return
  const result = await submitAs(type)(world, pkApply, await submitter(world, type, pkApply))
  if (!result.ok) throw new Error(`${type} is not submitted: ${JSON.stringify(result)}`)
}

/** Lets everybody agree until the step where it is to stop; undefined: it has come to its end. */
async function goOn(
  world: World,
  type: BusinessType,
  pkApply: string,
  stop: (step: FlowStep) => boolean,
): Promise<FlowStep | undefined> {
  for (;;) {
    const { state } = await anyApplication(world.database.read, pkApply)
    const step = stepOf(type, state)
    if (step === undefined || stop(step)) return step
    // A step that judges a refusal is come to by one.
    const { steps } = flowOf(type)
    const following = steps[steps.indexOf(step) + 1]
    const isJudged = following !== undefined && !isDecision(following) && following.ifRefused && stop(following)
    await answered(world, type, pkApply, step, isJudged ? 'REJECT' : 'APPROVE')
  }
}

/** Whoever a step waits for says so. */
async function answered(
  world: World,
  type: BusinessType,
  pkApply: string,
  step: FlowStep,
  answer: 'APPROVE' | 'REJECT',
): Promise<void> {
  if (isDecision(step)) {
    const result = await approveAs(type, step.state)(world, pkApply, await reviewer(world, pkApply, step.actors))
    if (!result.ok) throw new Error(`${type} is not approved: ${JSON.stringify(result)}`)
    return
  }
  if (step.asks === 'LATER') return walkOf(type).later?.(world, pkApply, answer)
  const lines = (await readLines(world.database.read, pkApply)).filter(({ state }) => state === 'PENDING')
  if (step.from === 'COUNTERPARTY') {
    for (const { pkCredit } of lines) await answerTicket(world, pkCredit ?? '', answer)
    return
  }
  if (walkOf(type).answersOnItsDay) {
    const { promisedDate } = await anyApplication(world.database.read, pkApply)
    while (todayOf(world.clock) < (promisedDate ?? '')) await pass(world, 1)
  }
  const parts = lines.length === 0 ? [{}] : lines.map(({ line }) => ({ line }))
  for (const part of parts) await answerAs(type, step.from)(world, pkApply, { answer, ...part })
}

/** The holder of a ticket answers it, by the type whose submission is the whole act. */
async function answerTicket(world: World, pkCredit: string, answer: 'APPROVE' | 'REJECT'): Promise<void> {
  const ticket = await ticketOf(world, pkCredit)
  const type = actTypes().find((each) => ticketsOf(each)?.states.includes('PENDING_ACCEPT'))
  if (type === undefined) throw new Error('no type answers tickets')
  const { submitters } = flowOf(type)
  const who = somebody(world, ownerOf(type, ticket), submitters)
  const send = await walkOf(type).act?.(as(world, who), ticket, answer === 'APPROVE' ? 'ACCEPT' : 'REFUSE')
  await send?.()
}

/** A new ticket in one of these states. */
async function ticketIn(world: World, states: Locks['states']): Promise<TicketRow> {
  const isDue = !states.includes('PENDING_ACCEPT') && !states.includes('HELD')
  const promisedDate = addDays(todayOf(world.clock), DUE_AFTER)
  const { pkCredit } = await issued(world, { amount: '9000.00', ...(isDue && { promisedDate }) })
  if (!states.includes('PENDING_ACCEPT')) await accept(world, pkCredit)
  if (isDue) {
    await pass(world, DUE_AFTER)
  }
  return ticketOf(world, pkCredit)
}

const ticketOf = ({ database }: World, pkCredit: string) =>
  database.read.selectFrom('ticket').selectAll().where('pkCredit', '=', pkCredit).executeTakeFirstOrThrow()

const lastOf = ({ database }: World, type: BusinessType) =>
  database.read
    .selectFrom('application')
    .select('pkApply')
    .where('businessType', '=', type)
    .orderBy('pkApply', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

function somebody(world: World, fkCorp: string, posts: readonly Post[], nth = 0): Person {
  const who = personOf(world, fkCorp, posts, nth)
  if (who === undefined) throw new Error(`nobody of ${fkCorp} is ${posts.join(', ')}`)
  return who
}

/** Who submits an application of this type. */
export async function submitter(world: World, type: BusinessType, pkApply: string): Promise<Person> {
  const { fkCorp } = await anyApplication(world.database.read, pkApply)
  return somebody(world, fkCorp, flowOf(type).submitters)
}

/** Who may decide on it now: somebody else than those who have acted on it. */
export async function reviewer(world: World, pkApply: string, posts: readonly Post[]): Promise<Person> {
  const { fkCorp } = await anyApplication(world.database.read, pkApply)
  const steps = await world.database.read
    .selectFrom('application_step')
    .select('personId')
    .where('pkApply', '=', pkApply)
    .execute()
  const acted = new Set(steps.map(({ personId }) => personId))
  const all = [0, 1, 2, 3].map((nth) => somebody(world, fkCorp, posts, nth))
  const free = all.find((who) => !acted.has(world.people[who].personId))
  if (free === undefined) throw new Error(`everybody of ${fkCorp} who is ${posts.join(', ')} has acted`)
  return free
}

/** Each type with each state that one of its applications is in, or has been in: `ISSUE DRAFT`. */
export async function statesReached(read: Reader): Promise<ReadonlySet<string>> {
  const now = await read.selectFrom('application').select(['businessType', 'state']).distinct().execute()
  const before = await read
    .selectFrom('application_step as s')
    .innerJoin('application as a', 'a.pkApply', 's.pkApply')
    .select(['a.businessType', 's.step as state'])
    .distinct()
    .execute()
  return new Set([...now, ...before].map(({ businessType, state }) => `${businessType} ${state}`))
}

/** What applications of each type have done to limits so far. */
export async function limitMovesReached(read: Reader): Promise<{ type: BusinessType; kind: string }[]> {
  const moves = await read
    .selectFrom('limit_entry as e')
    .innerJoin('application as a', 'a.pkApply', 'e.pkApply')
    .select(['a.businessType', 'e.kind'])
    .distinct()
    .execute()
  return moves.map(({ businessType, kind }) => ({ type: businessType as BusinessType, kind }))
}
