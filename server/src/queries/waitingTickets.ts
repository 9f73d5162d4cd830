import type { Unanswered } from '@jinpiao/contract/flow'
import { type SqlBool, sql } from 'kysely'
import type { QueryContext } from '../acts/context.ts'
import type { Sum } from './tallies.ts'

/** Tickets that nobody has answered: issued by the enterprise, or waiting for its own answer. */
export const waitingTickets = ({ read, actor }: QueryContext, side: Unanswered['side']) =>
  read
    .selectFrom('ticket')
    .where(side === 'ISSUED' ? 'fkIssuer' : 'fkHolder', '=', actor.fkCorp)
    .where(side === 'ISSUED' ? sql<SqlBool>`${sql.ref('issuerSees')} = 1` : sql<SqlBool>`1 = 1`)
    .where('state', '=', 'PENDING_ACCEPT')

/** Those of them that another act holds, such as a withdrawal: they can be neither answered nor withdrawn meanwhile. */
export const busyWaiting = (context: QueryContext, side: Unanswered['side']): Promise<Sum> =>
  waitingTickets(context, side)
    .select(sql<number>`cast(count(*) as integer)`.as('count'))
    .select(sql<bigint>`cast(coalesce(sum(${sql.ref('amountFen')}), 0) as bigint)`.as('amountFen'))
    .where('lockedBy', 'is not', null)
    .executeTakeFirstOrThrow()
