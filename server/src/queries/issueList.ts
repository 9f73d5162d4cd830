import type { DataOf, ParsedQuery } from '@jinpiao/contract/endpoint'
import type { listIssueApplications as listEndpoint } from '@jinpiao/contract/issue'
import type { ApplicationState } from '@jinpiao/contract/status'
import { addDays } from '@jinpiao/values/days'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import { sql } from 'kysely'
import type { Application } from '../commands/applications.ts'
import type { Actor, QueryContext } from '../commands/context.ts'
import { toIssueApplications } from './issueRows.ts'
import { contains, countAll, orderOf, pagecondOf, sumFen, windowOf } from './page.ts'

type ListQuery = ParsedQuery<typeof listEndpoint>

/** What waits for each post; an operator's work are drafts and what came back. */
export const waitingStates = ({ post }: Pick<Actor, 'post'>): readonly ApplicationState[] => {
  if (post === 'OPERATOR') return ['DRAFT', 'RETURNED']
  if (post === 'DIRECTOR') return ['PENDING_DIRECTOR']
  return post === 'FINAL' ? ['PENDING_FINAL'] : []
}

const sortable = {
  applyNo: 'a.applyNo',
  supplierName: 'a.counterpartyName',
  amount: 'a.amountFen',
  promisedDate: 'a.promisedDate',
  submittedAt: 'a.submittedAt',
  updatedAt: 'a.updatedAt',
  state: 'a.state',
} as const

/** Issue applications and cancellations of the caller's enterprise, by the box they lie in for the caller. */
export async function listIssueApplications(
  context: QueryContext,
  query: ListQuery,
): Promise<DataOf<typeof listEndpoint>> {
  const rows = filtered(context, query)
  const total = await rows.select([countAll.as('count'), sumFen('a.amountFen').as('sumFen')]).executeTakeFirstOrThrow()
  const { limit, offset } = windowOf(query)
  // Queues are worked from the oldest on; everything else is read from the newest.
  const fallback = query.box === 'TODO' ? (['a.submittedAt', 'asc'] as const) : (['a.updatedAt', 'desc'] as const)
  const [column, direction] = orderOf(query.sort, sortable, fallback)
  const page = await rows
    .selectAll('a')
    .orderBy(column, direction)
    .orderBy('a.pkApply', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  return {
    list: await toIssueApplications(context, page as Application[]),
    pagecond: pagecondOf(query, total.count),
    sum: { amount: fenToDecimal(total.sumFen) },
  }
}

function filtered({ read, actor }: QueryContext, query: ListQuery) {
  let rows = read
    .selectFrom('application as a')
    .where('a.fkCorp', '=', actor.fkCorp)
    .where('a.businessType', 'in', ['ISSUE', 'ISSUE_CANCEL'])
  if (query.box === 'MINE') rows = rows.where('a.state', 'in', ['DRAFT', 'RETURNED'])
  if (query.box === 'TODO') rows = rows.where('a.state', 'in', [...waitingStates(actor), ''])
  if (query.box === 'DONE_BY_ME') rows = rows.where('a.pkApply', 'in', decidedBy(read, actor))
  // A draft is the operators' until it is submitted.
  if (actor.post !== 'OPERATOR') rows = rows.where('a.state', '!=', 'DRAFT')
  if (query.state.length > 0) rows = rows.where('a.state', 'in', query.state)
  if (query.applyNo) rows = rows.where(contains(sql.ref('a.applyNo'), query.applyNo))
  if (query.supplier) rows = rows.where(contains(sql.ref('a.counterpartyName'), query.supplier))
  if (query.createdBy) rows = rows.where(contains(sql.ref('a.createdByName'), query.createdBy))
  if (query.amountFrom) rows = rows.where('a.amountFen', '>=', decimalToFen(query.amountFrom))
  if (query.amountTo) rows = rows.where('a.amountFen', '<=', decimalToFen(query.amountTo))
  // Instants sort as text: from midnight of the first day to before midnight after the last.
  if (query.submittedFrom) rows = rows.where('a.submittedAt', '>=', query.submittedFrom)
  if (query.submittedTo) rows = rows.where('a.submittedAt', '<', addDays(query.submittedTo, 1))
  return rows
}

const decidedBy = (read: QueryContext['read'], { personId, post }: Actor) =>
  read
    .selectFrom('application_step')
    .select('pkApply')
    .where('personId', '=', personId)
    .where('decision', 'in', post === 'OPERATOR' ? ['SUBMIT', 'WITHDRAW'] : ['APPROVE', 'RETURN', 'REJECT'])
