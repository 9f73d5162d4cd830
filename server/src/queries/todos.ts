import { type BusinessType, businessTypes, calledIn, flowOf, type Unanswered } from '@jinpiao/contract/flow'
import { isDecision } from '@jinpiao/contract/flowRow'
import type { ApplicationState } from '@jinpiao/contract/status'
import { MATURING_DAYS, type Todo } from '@jinpiao/contract/todos'
import { addDays } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import { type SqlBool, sql } from 'kysely'
import type { QueryContext } from '../acts/context.ts'
import { todayOf } from '../domain/clock.ts'
import { alsoIn } from './alsoIn.ts'
import { toConfirm } from './confirmations.ts'
import { failedLines } from './failedLines.ts'
import { maturingUntil } from './home.ts'
import { dueTodo, openDues, ticketDue } from './openDues.ts'
import { toRedeem } from './redeemTodos.ts'
import { readTally, totalOf, without } from './tallies.ts'
import { busyWaiting, waitingTickets } from './waitingTickets.ts'

/** What the caller can do now in the present role, and what matures or is unread; kinds with nothing are absent. */
export async function getTodos(context: QueryContext): Promise<Todo[]> {
  const { actor } = context
  // Who issues tickets waits for others, everybody else for itself.
  const side = actor.userType === 'CORE' ? 'ISSUED' : 'HELD'
  const tickets = businessTypes
    .map(flowOf)
    .flatMap(({ unanswered, submitters }) => (unanswered && submitters.includes(actor.post) ? [unanswered] : []))
    .filter((each) => each.side === side)
  const found: Todo[] = [
    ...(await waitingApplications(context)),
    ...(await Promise.all(tickets.map((each) => unanswered(context, each)))),
    ...(await toRedeem(context)),
    ...(await failedLines(context)),
    ...(await unpaidTickets(context)),
    ...(await toConfirm(context)),
    ...(await openDues(context)),
    await maturingSoon(context, tickets),
    await unread(context),
  ]
  return found.filter((todo) => todo.count > 0)
}

/** Types and states in which something waits for a post, by the flow table. */
function waitingFor({ actor }: QueryContext): { type: BusinessType; state: ApplicationState }[] {
  return businessTypes.flatMap((type) => {
    const row = flowOf(type)
    if (row.steps.length === 0) return []
    const editing = row.submitters.includes(actor.post) ? (['DRAFT', 'RETURNED'] as const) : []
    const deciding = row.steps.filter(isDecision).filter(({ actors }) => actors.includes(actor.post))
    return [...editing, ...deciding.map(({ state }) => state)].map((state) => ({ type, state }))
  })
}

/** One grouped query over what is open; how much has been done in all the years is not read. */
async function waitingApplications(context: QueryContext): Promise<Todo[]> {
  const wanted = waitingFor(context)
  if (wanted.length === 0) return []
  const { read, actor } = context
  const states = [...new Set(wanted.map(({ state }) => state))]
  const rows = await read
    .selectFrom('application')
    .select(['businessType', 'state'])
    .select(sql<number>`cast(count(*) as integer)`.as('count'))
    .select(sql<bigint>`cast(coalesce(sum(${sql.ref('amountFen')}), 0) as bigint)`.as('sumFen'))
    .select(sql<string>`min(${cameAt})`.as('oldestAt'))
    .where('fkCorp', '=', actor.fkCorp)
    // Every family is named by a type; only with it is there an index.
    .where('family', 'in', [...businessTypes])
    .where('businessType', 'in', [...new Set(wanted.map(({ type }) => type))])
    .where('state', 'in', states)
    .where((eb) => eb.or([eb('state', 'in', ['DRAFT', 'RETURNED']), mayDecide(actor.personId)]))
    .groupBy(['businessType', 'state'])
    .execute()
  // In the order of the flow table, so that cards keep their places.
  return wanted.flatMap(({ type, state }) => {
    const row = rows.find((each) => each.businessType === type && each.state === state)
    if (!row) return []
    const { count, sumFen, oldestAt } = row
    const amount = calledIn(type, 'amount') === undefined ? null : fenToDecimal(sumFen)
    return [{ kind: 'APPLICATION' as const, businessType: type, state, count, amount, oldestAt }]
  })
}

/** Since when an application is where it is: one that was returned may have been changed since, a draft was saved then. */
const cameAt = sql`case when state = 'RETURNED' then coalesce((select max(s.at) from application_step as s
  where s.${sql.ref('pkApply')} = ${sql.ref('application.pkApply')}), ${sql.ref('updatedAt')})
  else ${sql.ref('updatedAt')} end`

/** I11: whoever has prepared or decided an application in this round decides nothing more of it. */
const mayDecide = (personId: string) =>
  sql<SqlBool>`(coalesce(${sql.ref('submittedBy')}, '') <> ${personId} and not exists (
    select 1 from application_step as s
    where s.${sql.ref('pkApply')} = ${sql.ref('application.pkApply')} and s.round = application.round
      and s.${sql.ref('personId')} = ${personId} and s.decision in ('SUBMIT', 'APPROVE')))`

/** Tickets that nobody has answered and that can be answered or withdrawn now. */
async function unanswered(context: QueryContext, { todo, side }: Unanswered): Promise<Todo> {
  const { read, actor } = context
  const parts = await readTally(read, actor.fkCorp, side === 'ISSUED' ? 'issued.seen' : 'held.state')
  const all = totalOf(parts, (state) => state === 'PENDING_ACCEPT')
  const { count, amountFen } = without(all, await busyWaiting(context, side))
  const oldest = await waitingTickets(context, side)
    .select('createdAt')
    .where('lockedBy', 'is', null)
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst()
  return { kind: todo, count, amount: fenToDecimal(amountFen), oldestAt: oldest?.createdAt ?? null }
}

/** What is not due yet and soon will be. What an issuer has promised and nobody has answered is among it. */
async function maturingSoon(context: QueryContext, tickets: readonly Unanswered[]): Promise<Todo> {
  const today = todayOf(context.clock)
  const last = addDays(today, MATURING_DAYS)
  const { count, amountFen, firstDay } = await maturingUntil(context, last)
  const first = firstDay === undefined ? null : { day: firstDay }
  const todo = dueTodo('MATURING_SOON', { count, sumFen: amountFen, first }, today)
  const [issued] = tickets.filter(({ side }) => side === 'ISSUED')
  if (issued === undefined) return todo
  const both = await waitingTickets(context, 'ISSUED')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('lockedBy', 'is', null)
    .where('promisedDate', '>', today)
    .where('promisedDate', '<=', last)
    .executeTakeFirstOrThrow()
  return alsoIn(todo, { kind: issued.todo, count: Number(both.count) })
}

/** Tickets that the enterprise holds and their issuers have not paid in time, whatever is under way with them. */
async function unpaidTickets({ read, actor, clock }: QueryContext): Promise<Todo[]> {
  if (actor.userType === 'CORE') return []
  const parts = await readTally(read, actor.fkCorp, 'held.state')
  const { count, amountFen } = totalOf(parts, (state) => state === 'OVERDUE')
  if (count === 0) return []
  const first = await read
    .selectFrom('ticket')
    .select(['promisedDate', 'payableDate'])
    .where('fkHolder', '=', actor.fkCorp)
    .where('state', '=', 'OVERDUE')
    .orderBy('promisedDate')
    .limit(1)
    .executeTakeFirst()
  const found = { count, sumFen: amountFen, first: first ? ticketDue(first, 'OVERDUE') : null }
  return [dueTodo('UNPAID_TICKETS', found, todayOf(clock))]
}

/** Unread messages are counted up to what a badge can say. */
const UNREAD_COUNTED = 1000

async function unread({ read, actor }: QueryContext): Promise<Todo> {
  const some = read
    .selectFrom('message')
    .select('at')
    .where('userId', '=', actor.userId)
    .where('fkCorp', '=', actor.fkCorp)
    .where('messageState', '=', 'SENT')
    .orderBy('at')
    .limit(UNREAD_COUNTED)
  const row = await read
    .selectFrom(some.as('some'))
    .select(sql<number>`cast(count(*) as integer)`.as('count'))
    .select(sql<string | null>`min(at)`.as('oldestAt'))
    .executeTakeFirstOrThrow()
  return { kind: 'UNREAD_MESSAGES', count: row.count, amount: null, oldestAt: row.oldestAt }
}
