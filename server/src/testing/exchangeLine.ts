import type { ExchangePayload } from '@jinpiao/contract/exchange'
import { addDays } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import { shareOf } from '@jinpiao/values/share'
import type { Selectable } from 'kysely'
import type { TicketTable } from '../db/tables/instrument.ts'
import { todayOf } from '../domain/clock.ts'
import type { World } from './world.ts'

type Chosen = Pick<Selectable<TicketTable>, 'pkCredit' | 'fkHolder' | 'promisedDate' | 'amountFen'>

/** A complete exchange of tickets by their holder, at the price of the test's accepting bank: 0.15 %. */
export function exchangeLine(world: World, tickets: readonly Chosen[]): ExchangePayload {
  const totalFen = tickets.reduce((sum, { amountFen }) => sum + amountFen, 0n)
  const last = tickets
    .map(({ promisedDate }) => promisedDate)
    .toSorted()
    .at(-1)
  return {
    fkCredits: tickets.map(({ pkCredit }) => pkCredit),
    fkProduct: world.exchange,
    billDueDate: last ?? addDays(todayOf(world.clock), 90),
    pkAccount: world.accounts[tickets[0]?.fkHolder ?? ''] ?? '',
    feeQuoted: fenToDecimal(shareOf(totalFen, 15)),
    remark: '',
  }
}
