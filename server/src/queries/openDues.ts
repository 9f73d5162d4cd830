import { feeKeepers } from '@jinpiao/contract/bills'
import { supplierPage } from '@jinpiao/contract/permissions/data'
import { feeBillPage, paymentPage } from '@jinpiao/contract/permissions/exchange'
import { drawQueryPage } from '@jinpiao/contract/permissions/loans'
import { ukeyListPage } from '@jinpiao/contract/permissions/ukey'
import type { Post } from '@jinpiao/contract/roles'
import { MATURING_DAYS, MOST_TO_INVITE, type Todo } from '@jinpiao/contract/todos'
import { addDays, todayInShanghai } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import { sql } from 'kysely'
import type { QueryContext } from '../acts/context.ts'
import { todayOf } from '../domain/clock.ts'
import { ukeyBounds } from './ukeys.ts'

/**
 * What an enterprise owes or has to see to besides its applications and tickets: fees, payments of exchanges, instalments
 * of loans, suppliers that nobody has invited, keys that end. Each is one count over an index of what is open, e.g. two
 * bills of 1,200.00 yuan together; only those whose page the person has.
 */
export async function openDues(context: QueryContext): Promise<Todo[]> {
  const { actor } = context
  const found = dues
    .filter(({ page, posts }) => posts.includes(actor.post) && page.some((each) => actor.permissions.has(each)))
    .filter(({ isOfIssuers }) => !isOfIssuers || actor.userType === 'CORE')
  return Promise.all(found.map(({ count }) => count(context)))
}

interface Due {
  page: readonly string[]
  posts: readonly Post[]
  /** Whoever issues nothing has other ways to its suppliers. */
  isOfIssuers?: boolean
  count: (context: QueryContext) => Promise<Todo>
}

const dues: readonly Due[] = [
  { page: paymentPage, posts: ['OPERATOR'], count: paymentsToMake },
  { page: drawQueryPage, posts: feeKeepers, count: loansDue },
  { page: feeBillPage, posts: feeKeepers, count: billsToPay },
  { page: supplierPage, posts: ['OPERATOR'], isOfIssuers: true, count: suppliersToInvite },
  { page: ukeyListPage, posts: ['DIRECTOR'], count: keysThatEnd },
]

const counted = sql<number>`cast(count(*) as integer)`.as('count')
const summed = (column: string) => sql<bigint>`cast(coalesce(sum(${sql.ref(column)}), 0) as bigint)`.as('sumFen')
const firstOf = (firstDay: string | null) => (firstDay === null ? {} : { firstDay })

async function billsToPay({ read, actor }: QueryContext): Promise<Todo> {
  const { count, sumFen, oldestAt } = await read
    .selectFrom('fee_bill')
    .select([counted, summed('amountFen')])
    .select(({ fn }) => fn.min('createdAt').as('oldestAt'))
    .where('fkCorp', '=', actor.fkCorp)
    .where('state', '=', 'UNPAID')
    .executeTakeFirstOrThrow()
  return { kind: 'BILLS_TO_PAY', count, amount: fenToDecimal(sumFen), oldestAt }
}

async function paymentsToMake({ read, actor }: QueryContext): Promise<Todo> {
  const { count, sumFen, first } = await read
    .selectFrom('payment')
    .select([counted, summed('amountFen')])
    .select(({ fn }) => fn.min('deadline').as('first'))
    .where('fkCorp', '=', actor.fkCorp)
    .where('state', '=', 'UNPAID')
    .executeTakeFirstOrThrow()
  return { kind: 'PAYMENTS_TO_MAKE', count, amount: fenToDecimal(sumFen), oldestAt: null, ...firstOf(first) }
}

/** The next instalment of each loan, as far as it is near, due or overdue: the bank collects it on its day. */
async function loansDue({ read, actor, clock }: QueryContext): Promise<Todo> {
  const { count, sumFen, first } = await read
    .selectFrom('loan_draw')
    .select([counted, summed('nextDueFen')])
    .select(({ fn }) => fn.min('nextDue').as('first'))
    .where('fkCorp', '=', actor.fkCorp)
    .where('nextDue', '<=', addDays(todayOf(clock), MATURING_DAYS))
    .executeTakeFirstOrThrow()
  return { kind: 'LOANS_DUE', count, amount: fenToDecimal(sumFen), oldestAt: null, ...firstOf(first) }
}

async function suppliersToInvite({ read, actor }: QueryContext): Promise<Todo> {
  const some = read
    .selectFrom('supplier')
    .select(sql.lit(1).as('one'))
    .where('fkCorp', '=', actor.fkCorp)
    .where(sql.ref('shownState'), '=', 'ADDED')
    .limit(MOST_TO_INVITE)
  const { count } = await read.selectFrom(some.as('some')).select(counted).executeTakeFirstOrThrow()
  return { kind: 'SUPPLIERS_TO_INVITE', count, amount: null, oldestAt: null }
}

/** Certificates of the enterprise that end soon: a director applies for the next ones. */
async function keysThatEnd({ read, actor, clock }: QueryContext): Promise<Todo> {
  const { now, soon } = ukeyBounds(clock.now())
  const { count, first } = await read
    .selectFrom('ukey')
    .select(counted)
    .select(({ fn }) => fn.min('expiresAt').as('first'))
    .where('fkCorp', '=', actor.fkCorp)
    .where('state', '=', 'ACTIVE')
    .where('expiresAt', '>', now)
    .where('expiresAt', '<', soon)
    .executeTakeFirstOrThrow()
  return {
    kind: 'KEYS_END',
    count,
    amount: null,
    oldestAt: null,
    ...firstOf(first === null ? null : todayInShanghai(Date.parse(first))),
  }
}
