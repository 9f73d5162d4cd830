import { getCredit, type Ticket } from '@jinpiao/contract/credits'
import { type FinanceProduct, finance, listFinanceProducts } from '@jinpiao/contract/finance'
import { findFinanceProblems } from '@jinpiao/contract/financeRules'
import { problem } from '@jinpiao/contract/problems'
import { type Day, todayInShanghai } from '@jinpiao/values/days'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { LineProblem } from '#portal/archetypes/apply/apply.ts'
import { type FactsQuery, knownAtOnce } from '#portal/archetypes/apply/defineApply.ts'
import { moneyProblems, textProblems, typedProblems } from '#portal/business/trade/tradeForm.ts'
import { call } from '#portal/http/client.ts'
import { queryOf } from '#portal/http/queries.ts'
import { businessNow } from '#portal/http/serverClock.ts'
import { emptyFinance, type FinanceForm, toFinancePayload } from './financeForm.ts'

export interface FinanceFacts {
  /** By the server's clock. */
  today: Day
  /** The chosen one, once it is known. */
  ticket: Ticket | undefined
  /** What funders offer for it; undefined until they are known. */
  products: readonly FinanceProduct[] | undefined
  /** spec §5: not of the first level of its issuer, so that the financing needs further material. */
  needsProofs: boolean
  /** Another ticket is chosen, whose facts these are then. */
  onTicket: (fkCredit: string) => void
}

/** What the form has to know of the ticket that is chosen in it; it begins with that of the address (`?fkCredit=`). */
export function useFinanceFacts(): FactsQuery<FinanceFacts> {
  const [parameters] = useSearchParams()
  const [fkCredit, onTicket] = useState(parameters.get('fkCredit') ?? '')
  const enabled = fkCredit !== ''
  const ticket = useQuery({ ...queryOf('credits', getCredit, { params: { pkCredit: fkCredit } }), enabled })
  const products = useQuery({ ...queryOf('credits', listFinanceProducts, { query: { fkCredit } }), enabled })
  // An empty form is refused for its fields; what the rules rest on comes with the answer.
  const probe = useQuery({
    queryKey: ['credits', finance.check.path, fkCredit],
    queryFn: ({ signal }) => {
      const line = { ...toFinancePayload(emptyFinance()), fkCredit }
      return call(finance.check, { body: { lines: [{ line }] }, signal })
    },
    enabled,
  })
  return knownAtOnce({
    today: todayInShanghai(businessNow()),
    ticket: ticket.data?.ticket,
    products: products.data,
    needsProofs: probe.data?.facts.isFirstLevel === false,
    onTicket,
  })
}

/** What the page can see by itself, before the server is asked: the rules of the contract, by what is known here. */
export function findProblems(form: FinanceForm, facts: FinanceFacts): LineProblem[] {
  const { today, ticket, products, needsProofs } = facts
  const offered = products?.find(({ product }) => product.pkProduct === form.pkProduct)?.product
  const mobile = form.contactMobile.trim()
  const typed = [
    ...moneyProblems('amount', 'financeAmount', form.amount),
    ...typedProblems(form.trade).map((found) => ({ ...found, field: `trade.${found.field}` })),
    ...textProblems('contactName', 'contactName', form.contactName),
    ...(mobile !== '' && !/^1\d{10}$/.test(mobile) ? [problem('contactMobile', '04000136')] : []),
  ]
  const rules = findFinanceProblems(toFinancePayload(form), {
    today,
    needsProofs,
    ticket: ticket ? { ...ticket, isLocked: ticket.lockedBy !== null } : null,
    ...(offered && { product: { ...offered, rate: offered.annualRate } }),
    // One is chosen and its facts are on their way: it is not "not chosen". Whether it is the applicant's the server says.
  }).filter(
    ({ field }) =>
      (field !== 'fkCredit' || ticket !== undefined || form.fkCredit === '') &&
      (field !== 'contactMobile' || mobile === ''),
  )
  return [...typed, ...rules].map((found) => ({ ...found, line: 0 }))
}
