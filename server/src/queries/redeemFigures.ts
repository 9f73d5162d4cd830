import type { DataOf } from '@jinpiao/contract/endpoint'
import type { getRedeemFigures as figuresEndpoint } from '@jinpiao/contract/redeem'
import { SOON_DAYS } from '@jinpiao/contract/todos'
import { addDays } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../acts/context.ts'
import { todayOf } from '../domain/clock.ts'
import { maturityOf } from '../domain/tallies.ts'
import { maturingUntil } from './home.ts'
import { readTally, type Sum, totalOf } from './tallies.ts'
import { freeWaysOf } from './toPay.ts'

/** What an issuer has to pay, and what it has promised to: kept as sums, so nobody's holding is read (I26). */
export async function getRedeemFigures(context: QueryContext): Promise<DataOf<typeof figuresEndpoint>> {
  const { due, overdue } = await freeToPay(context)
  const { choosable, noAccount } = await freeWaysOf(context)
  return {
    due: wire(due),
    soon: wire(await maturingUntil(context, addDays(todayOf(context.clock), SOON_DAYS))),
    overdue: wire(overdue),
    choosable: wire(choosable),
    noAccount: wire(noAccount),
  }
}

/** What an issuer has to pay by now, in no batch. */
export async function freeToPay({ read, actor, clock }: QueryContext): Promise<Record<'due' | 'overdue', Sum>> {
  const free = await readTally(read, actor.fkCorp, 'issued.free')
  const inState = (wanted: string) => totalOf(free, (part) => maturityOf(part, todayOf(clock)).state === wanted)
  return { due: inState('DUE'), overdue: inState('OVERDUE') }
}

const wire = ({ count, amountFen }: Sum) => ({ count, amount: fenToDecimal(amountFen) })
