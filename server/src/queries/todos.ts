import type { DataOf } from '@jinpiao/contract/endpoint'
import type { getTodos as getTodosEndpoint, TodoKind } from '@jinpiao/contract/todos'
import { addDays } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import { sql } from 'kysely'
import type { QueryContext } from '../commands/context.ts'
import { todayOf } from '../domain/clock.ts'
import { countAll, sumFen } from './page.ts'

type Todo = DataOf<typeof getTodosEndpoint>[number]

/** Tickets that mature within this many days are worth a card on the home page. */
const MATURING_DAYS = 15

/** What waits for the caller in the present role; kinds with nothing are absent. */
export async function getTodos(context: QueryContext): Promise<Todo[]> {
  const { actor } = context
  const { post } = actor
  const core = actor.userType === 'CORE'
  const jobs: Promise<Todo>[] = []
  if (core && post === 'OPERATOR') {
    jobs.push(applications(context, 'ISSUE_DRAFT', ['ISSUE', 'ISSUE_CANCEL'], 'DRAFT'))
    jobs.push(applications(context, 'ISSUE_RETURNED', ['ISSUE', 'ISSUE_CANCEL'], 'RETURNED'))
    jobs.push(tickets(context, 'ISSUE_PENDING_ACCEPT', 'fkIssuer', ['PENDING_ACCEPT']))
  }
  if (core && post === 'DIRECTOR') {
    jobs.push(applications(context, 'ISSUE_PENDING_DIRECTOR', ['ISSUE'], 'PENDING_DIRECTOR'))
    jobs.push(applications(context, 'ISSUE_CANCEL_PENDING_DIRECTOR', ['ISSUE_CANCEL'], 'PENDING_DIRECTOR'))
  }
  if (core && post === 'FINAL') jobs.push(applications(context, 'ISSUE_PENDING_FINAL', ['ISSUE'], 'PENDING_FINAL'))
  if (!core && (post === 'OPERATOR' || post === 'DIRECTOR')) {
    jobs.push(tickets(context, 'ACCEPT_PENDING', 'fkHolder', ['PENDING_ACCEPT']))
  }
  const maturing = core ? 'fkIssuer' : 'fkHolder'
  jobs.push(tickets(context, 'MATURING_SOON', maturing, ['HELD'], addDays(todayOf(context.clock), MATURING_DAYS)))
  jobs.push(unread(context))
  return (await Promise.all(jobs)).filter((todo) => todo.count > 0)
}

const toTodo = (kind: TodoKind, row: { count: number; sumFen: bigint; oldestAt: string | null }): Todo => ({
  kind,
  count: row.count,
  amount: fenToDecimal(row.sumFen),
  oldestAt: row.oldestAt,
})

async function applications({ read, actor }: QueryContext, kind: TodoKind, types: string[], state: string) {
  const row = await read
    .selectFrom('application')
    .select([countAll.as('count'), sumFen('amountFen').as('sumFen')])
    .select(sql<string | null>`min(${sql.ref('updatedAt')})`.as('oldestAt'))
    .where('fkCorp', '=', actor.fkCorp)
    .where('businessType', 'in', types)
    .where('state', '=', state)
    .executeTakeFirstOrThrow()
  return toTodo(kind, row)
}

async function tickets(
  { read, actor }: QueryContext,
  kind: TodoKind,
  side: 'fkIssuer' | 'fkHolder',
  states: string[],
  promisedUntil?: string,
) {
  let rows = read
    .selectFrom('ticket')
    .select([countAll.as('count'), sumFen('amountFen').as('sumFen')])
    .select(sql<string | null>`min(${sql.ref('createdAt')})`.as('oldestAt'))
    .where(side, '=', actor.fkCorp)
    .where('state', 'in', states)
  if (promisedUntil) rows = rows.where('promisedDate', '<=', promisedUntil)
  return toTodo(kind, await rows.executeTakeFirstOrThrow())
}

async function unread({ read, actor }: QueryContext): Promise<Todo> {
  const row = await read
    .selectFrom('message')
    .select([countAll.as('count'), sql<string | null>`min(${sql.ref('at')})`.as('oldestAt')])
    .where('fkCorp', '=', actor.fkCorp)
    .where('userId', '=', actor.userId)
    .where('messageState', '=', 'SENT')
    .executeTakeFirstOrThrow()
  return { kind: 'UNREAD_MESSAGES', count: row.count, amount: null, oldestAt: row.oldestAt }
}
