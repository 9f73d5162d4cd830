import { findRedeemProblems } from '@jinpiao/contract/redeemRules'
import { type Day, todayInShanghai } from '@jinpiao/values/days'
import type { LineProblem } from '#portal/archetypes/apply/apply.ts'
import { type FactsQuery, knownAtOnce } from '#portal/archetypes/apply/defineApply.ts'
import { dayProblems, textProblems } from '#portal/business/trade/tradeForm.ts'
import { businessNow } from '#portal/http/serverClock.ts'
import { type RedeemForm, toRedeemPayload } from './redeemForm.ts'

export interface RedeemFacts {
  /** By the server's clock. */
  today: Day
}

export const useRedeemFacts = (): FactsQuery<RedeemFacts> => knownAtOnce({ today: todayInShanghai(businessNow()) })

/** What the page can see by itself. The tickets were chosen from those that can be paid; what has become of them the server says. */
export function findProblems(form: RedeemForm, { today }: RedeemFacts): LineProblem[] {
  const tickets = new Map(
    form.tickets.map(({ pkCredit, payeeName }) => [
      pkCredit,
      { state: 'DUE' as const, payeeName, redeemNo: null, hasAccount: true },
    ]),
  )
  return [
    ...dayProblems('payDate', 'payDate', form.payDate),
    ...textProblems('remark', 'remark', form.remark),
    ...findRedeemProblems(toRedeemPayload(form), { today, tickets }),
  ].map((found) => ({ ...found, line: 0 }))
}
