import { listRepayLoans, type RepayLoan } from '@jinpiao/contract/loanRepay'
import { findRepayProblems, type RepayLoanFacts } from '@jinpiao/contract/loanRepayRules'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { LineProblem } from '#portal/archetypes/apply/apply.ts'
import type { FactsQuery } from '#portal/archetypes/apply/defineApply.ts'
import { moneyProblems } from '#portal/business/trade/tradeForm.ts'
import { queryOf } from '#portal/http/queries.ts'
import type { RepayFormFacts } from './repayFacts.ts'
import { type RepayForm, toRepayPayload } from './repayForm.ts'

export function useRepayFacts(): FactsQuery<RepayFormFacts> {
  const [parameters] = useSearchParams()
  const pkDraw = parameters.get('id') ?? parameters.get('repay')
  const { data, error, isFetching, refetch } = useQuery(queryOf('loans', listRepayLoans, {}))
  return {
    data: data && { ...data, asked: data.loans.find((loan) => loan.pkDraw === pkDraw) },
    error,
    isFetching,
    refetch,
  }
}

/** A loan as the rules know it; an application that is being changed is not in its own way. */
export const factsOf = (loan: RepayLoan, pkApply?: string): RepayLoanFacts => ({
  ...loan,
  openNo: loan.open === null || loan.open.pkApply === pkApply ? null : loan.open.applyNo,
})

/** What the page can see by itself, before the server is asked: the rules of the contract, by what is known here. */
export function findProblems(form: RepayForm, { loans, repayDate }: RepayFormFacts): LineProblem[] {
  const loan = loans.find(({ pkDraw }) => pkDraw === form.pkDraw)
  const typed = form.kind === 'EARLY_PART' ? moneyProblems('principal', 'repayPrincipal', form.principal) : []
  const found = findRepayProblems(toRepayPayload(form), {
    loan: form.pkDraw === '' ? undefined : loan ? factsOf(loan, form.pkApply) : null,
    from: repayDate,
    to: repayDate,
  })
  // An amount that is none has been named already.
  const rest = typed.length === 0 ? found : found.filter(({ field }) => field !== 'principal')
  return [...typed, ...rest].map((each) => ({ ...each, line: 0 }))
}
