import type { Day } from '@jinpiao/values/days'
import { type Fen, formatMoney } from '@jinpiao/values/money'
import type { LimitWish } from './limitActs.ts'
import { amountProblems, fenOf, type Problem, problem } from './problems.ts'
import { type LimitState, limitStates } from './status.ts'
import { terms } from './terms.ts'

/** What is known when a funder's act on a limit is judged. */
export interface LimitActFacts {
  today: Day
  /** Of a grant: whether the credit code is of a core company that is no branch. */
  isCore: boolean
  /** Of every other act: how the limit stands; null: the funder has granted none such. */
  limit: { state: LimitState; to: Day; availableFen: Fen } | null
}

/** Everything that refuses it; only what is free is taken away (I9). */
export function findLimitActProblems(wish: LimitWish, facts: LimitActFacts): Problem[] {
  if (wish.act === 'GRANT') return grantProblems(wish, facts)
  const { limit, today } = facts
  if (limit === null) return [problem('pkLimit', '01000302')]
  const ended = limit.state === 'EXPIRED' || limit.to < today ? [problem('pkLimit', '05000105')] : []
  if ('amount' in wish) {
    const isTooMuch = wish.act === 'LOWER' && (fenOf(wish.amount) ?? 0n) > limit.availableFen
    const over = isTooMuch ? [problem('amount', '05000101', formatMoney(limit.availableFen))] : []
    return [...ended, ...amountProblems('amount', 'amount', wish.amount), ...over]
  }
  const wanted = wish.act === 'FREEZE' ? 'SUSPENDED' : wish.act === 'UNFREEZE' ? 'ACTIVE' : 'EXPIRED'
  const same = limit.state === wanted ? [problem('pkLimit', '05000106', limitStates[wanted].label)] : []
  return [...ended, ...same]
}

function grantProblems(
  { creditCode, amount, from, to }: Extract<LimitWish, { act: 'GRANT' }>,
  { isCore, today }: LimitActFacts,
): Problem[] {
  return [
    ...(isCore ? [] : [problem('creditCode', '05000107', creditCode)]),
    ...amountProblems('amount', 'amount', amount),
    ...(to < from ? [problem('to', '05000108', terms.from.name, from)] : []),
    ...(to < today ? [problem('to', '05000108', ['今天', 'today'], today)] : []),
  ]
}
