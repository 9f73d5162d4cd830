import { getCredit, type Ticket } from '@jinpiao/contract/credits'
import {
  type ExchangeQuote,
  type ExchangeTerms,
  type ExchangeTicketFacts,
  findExchangeProblems,
  quoteExchange,
} from '@jinpiao/contract/exchangeRules'
import { type FunderProduct, listFunderProducts } from '@jinpiao/contract/funderProducts'
import { type Day, todayInShanghai } from '@jinpiao/values/days'
import { decimalToFen } from '@jinpiao/values/money'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { LineProblem } from '#portal/archetypes/apply/apply.ts'
import type { FactsQuery } from '#portal/archetypes/apply/defineApply.ts'
import { dayProblems, textProblems } from '#portal/business/trade/tradeForm.ts'
import { queryOf } from '#portal/http/queries.ts'
import { businessNow } from '#portal/http/serverClock.ts'
import { useIsOpened } from '#portal/session/useIsOpened.ts'
import { type ChosenTicket, type ExchangeForm, toExchangePayload } from './exchangeForm.ts'

/** Accepting banks with their rates. */
export const acceptorsQuery = queryOf('credits', listFunderProducts, { query: { kind: 'EXCHANGE' } })

export interface ExchangeFacts {
  /** By the server's clock. */
  today: Day
  isOpened: boolean
  acceptors: readonly FunderProduct[]
  /** The one that the form begins with (`?fkCredit=`). */
  ticket: Ticket | undefined
}

export function useExchangeFacts(): FactsQuery<ExchangeFacts> {
  const [parameters] = useSearchParams()
  const pkCredit = parameters.get('fkCredit') ?? ''
  const isOpened = useIsOpened('EXCHANGE')
  const wanted = useQuery({ ...queryOf('credits', getCredit, { params: { pkCredit } }), enabled: pkCredit !== '' })
  const { data: acceptors, error, isFetching, refetch } = useQuery(acceptorsQuery)
  const isWaiting = pkCredit !== '' && wanted.isPending
  const facts = acceptors && { today: todayInShanghai(businessNow()), isOpened, acceptors, ticket: wanted.data?.ticket }
  return { data: isWaiting ? undefined : facts, error, isFetching: isFetching || isWaiting, refetch }
}

const termsOf = ({ feeRate, ...terms }: FunderProduct): ExchangeTerms => ({
  ...terms,
  feeBp: Number(decimalToFen(feeRate)),
})

/** The chosen accepting bank as the rules know it. */
const chosenTerms = ({ acceptors }: Pick<ExchangeFacts, 'acceptors'>, fkProduct: string): ExchangeTerms | undefined => {
  const found = acceptors.find(({ pkProduct }) => pkProduct === fkProduct)
  return found && termsOf(found)
}

/** The price of what is chosen; undefined while something is missing for it. */
export function quoteOf(
  { tickets, fkProduct }: Pick<ExchangeForm, 'tickets' | 'fkProduct'>,
  facts: ExchangeFacts,
): ExchangeQuote | undefined {
  const terms = chosenTerms(facts, fkProduct)
  return terms && tickets.length > 0 ? quoteExchange(tickets, terms, facts.today) : undefined
}

/** They were chosen from those that can be exchanged; what has become of them the server says. */
const factsOf = ({ issuerName, amount, promisedDate }: ChosenTicket): ExchangeTicketFacts => ({
  state: 'HELD',
  isLocked: false,
  depth: 0,
  issuer: issuerName,
  amount,
  promisedDate,
})

/** What the page can see by itself, before the server is asked: the rules of the contract, by what is known here. */
export function findProblems(form: ExchangeForm, facts: ExchangeFacts): LineProblem[] {
  const { today, isOpened } = facts
  return [
    ...dayProblems('billDueDate', 'billDueDate', form.billDueDate),
    ...textProblems('remark', 'remark', form.remark),
    ...findExchangeProblems(toExchangePayload(form), {
      today,
      isOpened,
      tickets: new Map(form.tickets.map((ticket) => [ticket.pkCredit, factsOf(ticket)])),
      product: form.fkProduct === '' ? undefined : (chosenTerms(facts, form.fkProduct) ?? null),
    }),
  ].map((found) => ({ ...found, line: 0 }))
}
