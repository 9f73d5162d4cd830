import { getRedeemLine } from '@jinpiao/contract/redeem'
import { findClaimProblems } from '@jinpiao/contract/redeemClaimRules'
import { todayInShanghai } from '@jinpiao/values/days'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { LineProblem } from '#portal/archetypes/apply/apply.ts'
import { type FactsQuery, knownAtOnce } from '#portal/archetypes/apply/defineApply.ts'
import { dayProblems } from '#portal/business/trade/tradeForm.ts'
import { queryOf } from '#portal/http/queries.ts'
import { businessNow } from '#portal/http/serverClock.ts'
import { type ClaimForm, type ClaimFormFacts, toClaimPayload } from './claimForm.ts'

export function useClaimFacts(): FactsQuery<ClaimFormFacts> {
  const [parameters] = useSearchParams()
  const pkLine = parameters.get('claim') ?? ''
  const today = todayInShanghai(businessNow())
  const query = useQuery({ ...queryOf('redeems', getRedeemLine, { params: { pkLine } }), enabled: pkLine !== '' })
  if (pkLine === '') return knownAtOnce({ today, line: undefined })
  const { data: line, error, isFetching, refetch } = query
  return { data: line && { today, line }, error, isFetching, refetch }
}

/** What the page can see by itself, before the server is asked. What has become of the payment the server says. */
export function findProblems(form: ClaimForm, { today, line }: ClaimFormFacts): LineProblem[] {
  const promisedDate = line?.pkLine === form.pkLine ? line.promisedDate : ''
  const paid =
    form.pkLine === '' ? undefined : ({ lineState: 'PAYING', promisedDate, claimNo: null, takenNo: null } as const)
  return [
    ...dayProblems('payDate', 'payDate', form.payDate),
    ...findClaimProblems(toClaimPayload(form), { today, line: paid }),
  ].map((found) => ({ ...found, line: 0 }))
}
