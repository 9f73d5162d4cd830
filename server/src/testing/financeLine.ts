import type { FinancePayload } from '@jinpiao/contract/finance'
import { quoteOf } from '@jinpiao/contract/quote'
import { decimalToFen } from '@jinpiao/values/money'
import type { Selectable } from 'kysely'
import type { TicketTable } from '../db/tables/instrument.ts'
import { financeTerms } from './products.ts'
import { transferLine, type World } from './world.ts'

/** A complete financing of a ticket by its holder, with the quote of this moment; all of it where no amount is named. */
export function financeLine(
  world: World,
  ticket: Pick<Selectable<TicketTable>, 'pkCredit' | 'fkHolder' | 'promisedDate'>,
  amount: string,
): FinancePayload {
  const { pkCredit, fkHolder, promisedDate } = ticket
  const [part] = transferLine(world, fkHolder, pkCredit, [[fkHolder, amount]]).outputs
  if (part === undefined) throw new Error('A transfer to one has one output')
  return {
    fkCredit: pkCredit,
    amount,
    pkProduct: world.product,
    quote: quoteOf({ ...financeTerms, amountFen: decimalToFen(amount), promisedDate }, world.clock.now(), []),
    trade: part.trade,
    pkAccount: world.accounts[fkHolder] ?? '',
    contactName: '周敏',
    contactMobile: '13800000001',
  }
}
