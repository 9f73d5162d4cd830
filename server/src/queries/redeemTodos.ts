import { redeemPage } from '@jinpiao/contract/permissions/redeem'
import type { RedeemPayload } from '@jinpiao/contract/redeem'
import type { Todo } from '@jinpiao/contract/todos'
import { sql } from 'kysely'
import type { QueryContext } from '../acts/context.ts'
import { todayOf } from '../domain/clock.ts'
import { type Also, alsoIn } from './alsoIn.ts'
import { dueTodo, ticketDue } from './openDues.ts'
import { freeToPay } from './redeemFigures.ts'
import { freeWaysOf } from './toPay.ts'

/** Tickets that are overdue, and those that are due, in no batch; for whoever may begin one. */
export async function toRedeem(context: QueryContext): Promise<Todo[]> {
  const { read, actor, clock } = context
  if (!redeemPage.some((page) => actor.permissions.has(page))) return []
  const { due, overdue } = await freeToPay(context)
  const states = (['OVERDUE', 'DUE'] as const).filter((state) => (state === 'DUE' ? due : overdue).count > 0)
  // Who has no card of the failed ones, or of what came back, is not told that these stand in it.
  const begun = actor.post === 'OPERATOR' && states.length > 0 ? await begunBatches(context) : []
  return Promise.all(
    states.map(async (state) => {
      const toPay = read
        .selectFrom('ticket')
        .where('fkIssuer', '=', actor.fkCorp)
        .where('issuerSees', '=', 1)
        .where('state', '=', state)
        .where('lockedBy', 'is', null)
      const first = await toPay
        .select(['promisedDate', 'payableDate'])
        .orderBy('promisedDate')
        .limit(1)
        .executeTakeFirst()
      const { count, amountFen } = state === 'DUE' ? due : overdue
      const found = { count, sumFen: amountFen, first: first ? ticketDue(first, state) : null }
      const ways = await freeWaysOf(context, [state])
      const todo = {
        ...dueTodo('TO_REDEEM', found, todayOf(clock)),
        ...(ways.noAccount.count > 0 && { noAccountCount: ways.noAccount.count }),
      }
      if (actor.post !== 'OPERATOR') return todo
      const inBatches = await Promise.all(
        begun.map(async ({ fkCredits, ...card }): Promise<Also> => {
          const { count } = await toPay
            .select(sql<number>`cast(count(*) as integer)`.as('count'))
            .where('pkCredit', 'in', ['', ...fkCredits])
            .executeTakeFirstOrThrow()
          return { kind: 'APPLICATION', businessType: 'REDEEM', ...card, count }
        }),
      )
      return alsoIn(todo, { kind: 'PAYMENTS_FAILED', count: ways.failed.count }, ...inBatches)
    }),
  )
}

/** Batches that are with their operator: they hold nothing, so that what they name is still to be registered. */
async function begunBatches({ read, actor }: QueryContext) {
  const rows = await read
    .selectFrom('application')
    .select(['state', 'payload'])
    .where('fkCorp', '=', actor.fkCorp)
    .where('family', '=', 'REDEEM')
    .where('businessType', '=', 'REDEEM')
    .where('state', 'in', ['DRAFT', 'RETURNED'])
    .execute()
  const creditsOf = (payload: string) => (JSON.parse(payload) as RedeemPayload).fkCredits
  return (['DRAFT', 'RETURNED'] as const).map((state) => ({
    state,
    fkCredits: [...new Set(rows.filter((row) => row.state === state).flatMap(({ payload }) => creditsOf(payload)))],
  }))
}
