import type { ExchangePayload } from '@jinpiao/contract/exchange'
import {
  type ExchangeFacts,
  type ExchangeQuote,
  type ExchangeTerms,
  type ExchangeTicketFacts,
  quoteExchange,
} from '@jinpiao/contract/exchangeRules'
import type { TicketState } from '@jinpiao/contract/status'
import { fenToDecimal } from '@jinpiao/values/money'
import type { Reading } from '../../flow/business.ts'
import { isUsable, readAccount } from '../../queries/accounts.ts'
import { type FunderProduct, productOf } from '../../queries/funderProducts.ts'
import { type OwnTicket, ownTickets } from './tickets.ts'

/** Whether the enterprise has opened the product (I20). */
export async function isExchangeOpened({ read, actor }: Pick<Reading, 'read' | 'actor'>): Promise<boolean> {
  const { openedProducts } = await read
    .selectFrom('corp')
    .select('openedProducts')
    .where('pkCorp', '=', actor.fkCorp)
    .executeTakeFirstOrThrow()
  return Boolean(JSON.parse(openedProducts)['EXCHANGE'])
}

/** What the rules know of a ticket. @param pkApply the application that asks: what it holds itself is not in its way. */
const factsOf = (ticket: OwnTicket, pkApply: string | undefined): ExchangeTicketFacts => ({
  state: ticket.state as TicketState,
  isLocked: ticket.lockedBy !== null && ticket.lockedBy !== pkApply,
  promisedDate: ticket.promisedDate,
  depth: ticket.depth,
  issuer: ticket.fkIssuer,
  amount: fenToDecimal(ticket.amountFen),
})

const termsOf = ({ feeBp, minFen, maxFen, minDays, maxDays }: FunderProduct): ExchangeTerms => ({
  feeBp,
  minAmount: fenToDecimal(minFen),
  maxAmount: fenToDecimal(maxFen),
  minDays,
  maxDays,
})

/** The terms of an accepting bank; null where it offers none any more, or takes no fee: nothing could be paid then. */
export async function readTerms({ read }: Pick<Reading, 'read'>, fkProduct: string): Promise<ExchangeTerms | null> {
  const product = await productOf(read, 'EXCHANGE', fkProduct)
  return product?.state === 'ACTIVE' && product.feeBp > 0 ? termsOf(product) : null
}

/** What the rules need to know of an exchange, as the holder of the tickets sees it. */
export async function readExchangeFacts(
  reading: Reading,
  { fkCredits, fkProduct, pkAccount }: Pick<ExchangePayload, 'fkCredits' | 'fkProduct' | 'pkAccount'>,
  pkApply?: string,
): Promise<ExchangeFacts> {
  const { read, actor, today } = reading
  const tickets = await ownTickets(read, actor.fkCorp, fkCredits)
  const account = pkAccount === '' ? undefined : await readAccount(read, actor.fkCorp, pkAccount)
  return {
    today,
    tickets: new Map(tickets.map((ticket) => [ticket.pkCredit, factsOf(ticket, pkApply)])),
    isOpened: await isExchangeOpened(reading),
    ...(fkProduct !== '' && { product: await readTerms(reading, fkProduct) }),
    ...(pkAccount !== '' && { isAccountProved: account !== undefined && isUsable(account) }),
  }
}

/** The price as of today; undefined while tickets or accepting bank are missing. */
export function quoteIn({ tickets, product, today }: ExchangeFacts): ExchangeQuote | undefined {
  return product && tickets.size > 0 ? quoteExchange([...tickets.values()], product, today) : undefined
}
