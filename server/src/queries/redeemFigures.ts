import type { DataOf } from '@jinpiao/contract/endpoint'
import type { getRedeemFigures as figuresEndpoint } from '@jinpiao/contract/redeem'
import { SOON_DAYS } from '@jinpiao/contract/todos'
import { addDays } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import { sql } from 'kysely'
import type { QueryContext } from '../acts/context.ts'
import { todayOf } from '../domain/clock.ts'
import { maturityOf } from '../domain/tallies.ts'
import { payeeAccountsOf } from './accounts.ts'
import { maturingUntil } from './home.ts'
import { readTally, type Sum, totalOf } from './tallies.ts'

/** What an issuer has to pay, and what it has promised to: kept as sums, so nobody's holding is read (I26). */
export async function getRedeemFigures(context: QueryContext): Promise<DataOf<typeof figuresEndpoint>> {
  const { due, overdue } = await freeToPay(context)
  return {
    due: wire(due),
    soon: wire(await maturingUntil(context, addDays(todayOf(context.clock), SOON_DAYS))),
    overdue: wire(overdue),
    choosable: wire(await choosableOf(context)),
  }
}

/** What an issuer has to pay by now, in no batch. */
export async function freeToPay({ read, actor, clock }: QueryContext): Promise<Record<'due' | 'overdue', Sum>> {
  const free = await readTally(read, actor.fkCorp, 'issued.free')
  const inState = (wanted: string) => totalOf(free, (part) => maturityOf(part, todayOf(clock)).state === wanted)
  return { due: inState('DUE'), overdue: inState('OVERDUE') }
}

/** Of what is to be paid now and in no batch, what its payee can be paid: added up by payee, who has an account or has none. */
export async function choosableOf(
  { read, actor }: QueryContext,
  states: readonly string[] = ['DUE', 'OVERDUE'],
): Promise<Sum> {
  const payees = await read
    .selectFrom('ticket')
    .select('fkHolder')
    .select(sql<number>`cast(count(*) as integer)`.as('count'))
    .select(sql<bigint>`cast(sum(${sql.ref('amountFen')}) as bigint)`.as('amountFen'))
    .where('fkIssuer', '=', actor.fkCorp)
    .where('issuerSees', '=', 1)
    .where('state', 'in', ['', ...states])
    .where('lockedBy', 'is', null)
    .groupBy('fkHolder')
    .execute()
  const accounts = await payeeAccountsOf(
    read,
    payees.map(({ fkHolder }) => fkHolder),
  )
  return totalOf(
    payees.map(({ fkHolder, ...sum }) => ({ part: fkHolder, ...sum })),
    (part) => accounts.has(part),
  )
}

const wire = ({ count, amountFen }: Sum) => ({ count, amount: fenToDecimal(amountFen) })
