import type { Day } from '@jinpiao/values/days'
import type { CheckTopic } from './checks.ts'
import { notChosen, type Problem, problem } from './problems.ts'
import type { RedeemClaimPayload } from './redeemClaim.ts'
import { findProofProblems } from './reportedPayment.ts'
import { type RedeemLineState, redeemLineStates } from './states/redeem.ts'
import { termOf } from './terms.ts'

/** Working days after it was asked on which it is reminded. */
export const CLAIM_REMIND_DAYS = [1, 3, 5] as const

/** A payment as it stands when something is stated of it. */
export interface ClaimedLine {
  lineState: RedeemLineState
  /** Of the ticket. */
  promisedDate: Day
  /** Number of another statement of the same payment; null: there is none. */
  claimNo: string | null
  /** Of one that failed: number of the batch that has taken it again; null: none has. */
  takenNo: string | null
}

/** What stands in the way of saying that a payment has failed; undefined: nothing. The row and the server say it. */
export function failureRefusal({
  lineState,
  claimNo,
}: Pick<ClaimedLine, 'lineState' | 'claimNo'>): Problem | undefined {
  if (claimNo !== null) return problem('pkLine', '04000148', claimNo)
  return lineState === 'PAYING' ? undefined : problem('pkLine', '04000147', redeemLineStates[lineState].label)
}

/**
 * What stands in the way of saying that a payment was made, whatever is stated; undefined: nothing. The row, the form and the
 * server say it. What failed may have been paid outside of the bank, unless another batch pays it already.
 */
export function lineRefusal({
  lineState,
  claimNo,
  takenNo,
}: Pick<ClaimedLine, 'lineState' | 'claimNo' | 'takenNo'>): Problem | undefined {
  if (lineState !== 'FAILED' || claimNo !== null) return failureRefusal({ lineState, claimNo })
  return takenNo === null ? undefined : problem('pkLine', '04000175', takenNo)
}

export interface ClaimFacts {
  today: Day
  /** Undefined: none is chosen; null: it is no payment of the enterprise. */
  line: ClaimedLine | null | undefined
  /** The ticket whose payment has the serial already; undefined: nobody has asked, or none has. */
  serialOf?: string | undefined
}

/** Everything that refuses a stated payment, in the order of its form. */
export function findClaimProblems(payload: RedeemClaimPayload, { today, line, serialOf }: ClaimFacts): Problem[] {
  const { bankSerial, payDate } = payload
  const refused = line && lineRefusal(line)
  return [
    ...(line ? [] : [notChosen('pkLine', 'creditNo')]),
    ...(refused ? [refused] : []),
    ...findProofProblems(payload, today),
    ...(serialOf === undefined ? [] : [problem('bankSerial', '04000146', bankSerial, serialOf)]),
    ...(line && payDate !== '' && payDate < line.promisedDate
      ? [problem('payDate', '04000149', line.promisedDate)]
      : []),
  ]
}

/** What a reviewer reads of a stated payment, in the order of the form. */
export const claimTopics: readonly CheckTopic[] = [
  { name: ['金票与收款方', 'Ticket and payee'], fields: /^pkLine/, hints: ['CLAIM_REDEEMS'] },
  { name: termOf('bankSerial').name, fields: /^bankSerial/ },
  { name: termOf('payDate').name, fields: /^payDate/ },
  { name: termOf('payReceiptFiles').name, fields: /^fileIds/ },
]
