import { findLoanDrawProblems } from '@jinpiao/contract/loanDrawRules'
import { getAgreement } from '@jinpiao/contract/selfLoan'
import { todayInShanghai } from '@jinpiao/values/days'
import { useQuery } from '@tanstack/react-query'
import type { LineProblem } from '#portal/archetypes/apply/apply.ts'
import type { FactsQuery } from '#portal/archetypes/apply/defineApply.ts'
import { moneyProblems, textProblems } from '#portal/business/trade/tradeForm.ts'
import { queryOf } from '#portal/http/queries.ts'
import { businessNow } from '#portal/http/serverClock.ts'
import type { DrawFacts } from './drawFacts.ts'
import { type DrawForm, toDrawPayload } from './loanDrawForm.ts'

/** The line that is drawn from. */
export function useDrawFacts(): FactsQuery<DrawFacts> {
  return useQuery({
    ...queryOf('loans', getAgreement, {}),
    select: (line): DrawFacts => ({ today: todayInShanghai(businessNow()), line }),
  })
}

/** What the page can see by itself, before the server is asked: the rules of the contract, by what is known here. */
export function findProblems(form: DrawForm, { today, line }: DrawFacts): LineProblem[] {
  const typed = [
    ...moneyProblems('amount', 'amount', form.amount),
    ...textProblems('purposeNote', 'purposeNote', form.purposeNote),
  ]
  const known = new Set(typed.map(({ field }) => field))
  const found = findLoanDrawProblems(toDrawPayload(form), { today, line })
  // What is typed wrongly is not missing.
  return [...typed, ...found.filter(({ field }) => !known.has(field))].map((each) => ({ ...each, line: 0 }))
}
