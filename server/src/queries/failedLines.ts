import { financePage } from '@jinpiao/contract/permissions/finance'
import { redeemPage } from '@jinpiao/contract/permissions/redeem'
import type { Todo } from '@jinpiao/contract/todos'
import type { LastFailure } from '@jinpiao/contract/tries'
import { fenToDecimal } from '@jinpiao/values/money'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { QueryContext } from '../acts/context.ts'
import type { Reader } from '../db/database.ts'

/** Payments of an enterprise that failed and that nothing has taken again: along an index of just these. */
export const failedIn = (fkCorp: string): RawBuilder<SqlBool> =>
  sql`${sql.ref('fkCorp')} = ${fkCorp} and state = 'FAILED' and ${sql.ref('takenBy')} is null`

/**
 * The last payment of these tickets that failed, by key of the ticket.
 * @param takenBy the batch that has taken them again; null: those that nothing has.
 */
export async function lastFailures(
  read: Reader,
  pkCredits: readonly string[],
  takenBy: string | null = null,
): Promise<ReadonlyMap<string, LastFailure>> {
  const rows = await read
    .selectFrom('redeem_line as l')
    .leftJoin('application_line as a', (on) => on.onRef('a.pkApply', '=', 'l.pkApply').onRef('a.line', '=', 'l.line'))
    .select([
      'l.pkLine',
      'l.pkApply',
      'l.line',
      'l.redeemNo',
      'l.pkCredit',
      'l.reason',
      'l.accountNo',
      'l.payDate',
      'a.answeredAt',
    ])
    .where('l.pkCredit', 'in', ['', ...pkCredits])
    .where('l.state', '=', 'FAILED')
    .where('l.takenBy', takenBy === null ? 'is' : '=', takenBy)
    .execute()
  // Few: those of one page. The last stays.
  const inOrder = rows.toSorted((one, other) => (one.pkLine < other.pkLine ? -1 : 1))
  return new Map(
    inOrder.map(({ pkCredit, reason, accountNo, payDate, answeredAt, ...own }) => [
      pkCredit,
      { ...own, failedOn: answeredAt?.slice(0, 10) ?? payDate, failReason: reason ?? '', payeeAccount: accountNo },
    ]),
  )
}

/** What an operator has to do again: payments of tickets, and the wages of the list that failed first. */
export async function failedLines(context: QueryContext): Promise<Todo[]> {
  const { actor } = context
  if (actor.post !== 'OPERATOR') return []
  const may = (pages: readonly string[]) => pages.some((page) => actor.permissions.has(page))
  return [
    ...(may(redeemPage) ? [await failedPayments(context)] : []),
    ...(may(financePage) ? await failedWages(context) : []),
  ]
}

const counted = sql<number>`cast(count(*) as integer)`.as('count')
const summed = sql<bigint>`cast(coalesce(sum(${sql.ref('amountFen')}), 0) as bigint)`.as('sumFen')

async function failedPayments({ read, actor }: QueryContext): Promise<Todo> {
  const { count, sumFen } = await read
    .selectFrom('redeem_line')
    .select([counted, summed])
    .where(failedIn(actor.fkCorp))
    .executeTakeFirstOrThrow()
  return { kind: 'PAYMENTS_FAILED', count, amount: fenToDecimal(sumFen), oldestAt: null }
}

async function failedWages({ read, actor }: QueryContext): Promise<Todo[]> {
  const first = await read
    .selectFrom('payroll_line')
    .select(['pkApply', counted, summed])
    .where(failedIn(actor.fkCorp))
    .groupBy('pkApply')
    .orderBy('pkApply')
    .limit(1)
    .executeTakeFirst()
  if (first === undefined) return []
  const { pkApply, count, sumFen } = first
  return [{ kind: 'WAGES_FAILED', pkApply, count, amount: fenToDecimal(sumFen), oldestAt: null }]
}
