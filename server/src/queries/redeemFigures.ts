import type { DataOf } from '@jinpiao/contract/endpoint'
import type { getRedeemFigures as figuresEndpoint } from '@jinpiao/contract/redeem'
import { addDays } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../acts/context.ts'
import { todayOf } from '../domain/clock.ts'
import { maturityPart } from '../domain/tallies.ts'
import { type Part, readTally, totalOf } from './tallies.ts'

/** So many days ahead an issuer prepares its payments. */
const SOON_DAYS = 7

/** What an issuer has to pay, free of applications: kept as sums, so nobody's holding is read (I26). */
export async function getRedeemFigures({ read, actor, clock }: QueryContext): Promise<DataOf<typeof figuresEndpoint>> {
  const today = todayOf(clock)
  const free = await readTally(read, actor.fkCorp, 'issued.free')
  const figure = (isCounted: (part: string) => boolean) => wire(totalOf(free, isCounted))
  const last = maturityPart('HELD', addDays(today, SOON_DAYS))
  return {
    due: figure((part) => part.startsWith('DUE/')),
    soon: figure((part) => part.startsWith('HELD/') && part <= last),
    overdue: figure((part) => part.startsWith('OVERDUE/')),
  }
}

const wire = ({ count, amountFen }: Omit<Part, 'part'>) => ({ count, amount: fenToDecimal(amountFen) })
