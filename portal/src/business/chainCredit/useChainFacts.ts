import { getChainCredit } from '@jinpiao/contract/chainCredit'
import { findChainProblems } from '@jinpiao/contract/chainCreditRules'
import type { DataOf } from '@jinpiao/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import type { LineProblem } from '#portal/archetypes/apply/apply.ts'
import type { FactsQuery } from '#portal/archetypes/apply/defineApply.ts'
import { type LoanFormFacts, loanProblems, useLoanFacts } from '#portal/business/loanApply/loanForm.ts'
import { textProblems } from '#portal/business/trade/tradeForm.ts'
import { queryOf } from '#portal/http/queries.ts'
import { type ChainForm, toChainPayload } from './chainForm.ts'

/** White list, reference line, and why nothing can be applied for now. */
export type ChainStanding = DataOf<typeof getChainCredit>

export interface ChainFormFacts extends LoanFormFacts {
  standing: ChainStanding
}

/** What funders offer, and where the enterprise stands. */
export function useChainFacts(): FactsQuery<ChainFormFacts> {
  const loan = useLoanFacts('CHAIN_CREDIT')
  const standing = useQuery(queryOf('loans', getChainCredit, {}))
  return {
    data: loan.data && standing.data && { ...loan.data, standing: standing.data },
    error: loan.error ?? standing.error,
    isFetching: loan.isFetching || standing.isFetching,
    refetch: () => Promise.all([loan.refetch(), standing.refetch()]),
  }
}

/** What the page can see by itself, before the server is asked: the rules of the contract, by what is known here. */
export function findProblems(form: ChainForm, facts: ChainFormFacts): LineProblem[] {
  const typed = textProblems('orderNo', 'orderNo', form.orderNo)
  const own = findChainProblems(toChainPayload(form)).filter(({ field }) => typed.every((each) => each.field !== field))
  return [...loanProblems('CHAIN_CREDIT', form, facts), ...typed, ...own].map((found) => ({ ...found, line: 0 }))
}
