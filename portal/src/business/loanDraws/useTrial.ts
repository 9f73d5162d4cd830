import { monthsOf } from '@jinpiao/contract/loanDrawRules'
import { getDrawTrial } from '@jinpiao/contract/loans'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#portal/http/queries.ts'
import { useDelayed } from '#portal/parts/useDelayed.ts'
import type { DrawFacts } from './drawFacts.ts'
import { type DrawForm, toWish } from './loanDrawForm.ts'

/** 试算: what is typed, were it paid out today; asked for once amount, months and way of repayment are there. */
export function useTrial(form: Pick<DrawForm, 'amount' | 'months' | 'method'>, { line }: DrawFacts) {
  const wish = toWish(form)
  const amount = useDelayed(wish.amount)
  const { months, method } = wish
  const isComplete = amount !== '' && method !== '' && monthsOf(months, line?.monthsMax ?? 0) !== undefined
  const { data, error, isFetching } = useQuery({
    ...queryOf('loans', getDrawTrial, { query: { amount, months, method: method || 'BULLET' } }),
    enabled: isComplete,
    retry: false,
  })
  const isOfForm = isComplete && amount === wish.amount
  return { trial: isOfForm && error === null ? data : undefined, error: isOfForm ? error : null, isAsking: isFetching }
}
