import type { DataOf } from '@jinpiao/contract/endpoint'
import type { getRedeemFigures as figuresEndpoint } from '@jinpiao/contract/redeem'
import { addDays } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import { sql } from 'kysely'
import type { QueryContext } from '../acts/context.ts'
import { todayOf } from '../domain/clock.ts'
import { maturityOf } from '../domain/tallies.ts'
import { payeeAccountsOf } from './accounts.ts'
import { readTally, type Sum, totalOf } from './tallies.ts'

/** So many days ahead an issuer prepares its payments. */
const SOON_DAYS = 7

/** What an issuer has to pay, free of applications: kept as sums, so nobody's holding is read (I26). */
export async function getRedeemFigures(context: QueryContext): Promise<DataOf<typeof figuresEndpoint>> {
  const { read, actor, clock } = context
  const today = todayOf(clock)
  const free = await readTally(read, actor.fkCorp, 'issued.free')
  const inState = (wanted: string) => wire(totalOf(free, (part) => maturityOf(part, today).state === wanted))
  const isSoon = (part: string) => {
    const { state, day } = maturityOf(part, today)
    return state === 'HELD' && day <= addDays(today, SOON_DAYS)
  }
  return {
    due: inState('DUE'),
    soon: wire(totalOf(free, isSoon)),
    overdue: inState('OVERDUE'),
    choosable: wire(await choosableOf(context)),
  }
}

/** Of what is to be paid now, what its payee can be paid: added up by payee, who has an account or has none. */
async function choosableOf({ read, actor }: QueryContext): Promise<Sum> {
  const payees = await read
    .selectFrom('ticket')
    .select('fkHolder')
    .select(sql<number>`cast(count(*) as integer)`.as('count'))
    .select(sql<bigint>`cast(sum(${sql.ref('amountFen')}) as bigint)`.as('amountFen'))
    .where('fkIssuer', '=', actor.fkCorp)
    .where('issuerSees', '=', 1)
    .where('state', 'in', ['DUE', 'OVERDUE'])
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
