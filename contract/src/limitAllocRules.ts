import type { Day } from '@jinpiao/values/days'
import { type Fen, formatMoney } from '@jinpiao/values/money'
import type { CheckTopic } from './checks.ts'
import type { LimitAllocPayload } from './limitAlloc.ts'
import { type LimitTerm, limitRefusal } from './limitRules.ts'
import { amountProblems, fenOf, notChosen, type Problem, problem } from './problems.ts'

/** What is known of the limit and of the member when an allocation is judged. */
export interface LimitAllocFacts {
  today: Day
  /** Null: not chosen, or not the enterprise's. */
  limit: (LimitTerm & { availableFen: Fen }) | null
  /** Null: not chosen, or no member of the enterprise. What it has free is 0 before it has a part. */
  member: { availableFen: Fen } | null
}

/** What a reviewer reads of these rules. */
export const limitAllocTopics: readonly CheckTopic[] = [
  { name: ['额度与金额', 'Limit and amount'], fields: /^(pkLimit|amount)$/, hints: ['LITTLE_LEFT'] },
  { name: ['成员企业', 'Member enterprise'], fields: /^fkMember$/ },
]

/**
 * Everything that refuses an allocation, in the order of the form (I9): only what a limit has free is given, only what
 * the member has free is taken back. Asked by the form, at submission, and again at the approval. A limit that is not in
 * force gives nothing, but takes back.
 */
export function findLimitAllocProblems(payload: LimitAllocPayload, facts: LimitAllocFacts): Problem[] {
  const { limit, member, today } = facts
  const refusal = limit && payload.move === 'ALLOCATE' ? limitRefusal(limit, today) : undefined
  return [
    ...(limit === null ? [notChosen('pkLimit', 'sourceName')] : []),
    ...(refusal ? [refusal] : []),
    ...(member === null ? [notChosen('fkMember', 'memberName')] : []),
    ...amountProblems('amount', 'amount', payload.amount),
    ...amountLimits(payload, facts),
  ]
}

function amountLimits({ move, amount }: LimitAllocPayload, { limit, member }: LimitAllocFacts): Problem[] {
  const fen = fenOf(amount)
  if (fen === undefined) return []
  if (move === 'REDUCE') {
    return member === null || fen <= member.availableFen
      ? []
      : [problem('amount', '05000103', formatMoney(member.availableFen))]
  }
  return limit === null || fen <= limit.availableFen
    ? []
    : [problem('amount', '05000101', formatMoney(limit.availableFen))]
}

/** Below this share of a limit, in hundredths of its total, little is left of it. */
const LITTLE = 10n

/**
 * What a limit keeps free behind an allocation, in whole hundredths of its total, where that is little: `8` of a limit of
 * 100.00 of which 8.40 stay; undefined where enough is left.
 */
export function littleLeft(totalFen: Fen, leftFen: Fen): string | undefined {
  if (totalFen <= 0n || leftFen < 0n) return undefined
  const share = (leftFen * 100n) / totalFen
  return share < LITTLE ? String(share) : undefined
}
