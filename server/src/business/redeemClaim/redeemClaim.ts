import type { DataOf } from '@jinpiao/contract/endpoint'
import { type RedeemClaimApplication, type RedeemClaimPayload, redeemClaim } from '@jinpiao/contract/redeemClaim'
import { claimTopics, findClaimProblems } from '@jinpiao/contract/redeemClaimRules'
import { termOf } from '@jinpiao/contract/terms'
import { fenToDecimal } from '@jinpiao/values/money'
import type { FormBusiness, Judging, OwnDetail, OwnRow } from '../../flow/business.ts'
import { tellApproved } from '../../flow/notices.ts'
import { askPayee } from '../receiptMatter.ts'
import { setLine } from '../redeemLines.ts'
import { claimAnswers } from './answers.ts'
import { checkClaims } from './check.ts'
import { toClaimDetail } from './detail.ts'
import { askedOfPlatform, endClaim, hearPayee, holdClaimed, releaseClaim } from './ended.ts'
import { claimedLine, lineOf, readClaimFacts, touchedBy } from './facts.ts'
import { columnsOf, payloadOf } from './payload.ts'
import { toClaimRows } from './rows.ts'

/**
 * REDEEM_CLAIM (付款方登记): a payer says that it has paid one ticket of a batch, which the bank has not answered or could not
 * pay. The payment is held by the statement
 * until the payee, the platform or the bank has said whether it is so; only then the ticket is redeemed.
 */
export const redeemClaimBusiness: FormBusiness<
  RedeemClaimPayload,
  OwnRow<RedeemClaimApplication>,
  OwnDetail<DataOf<typeof redeemClaim.get>>
> &
  Judging<'REDEEM_CLAIM', RedeemClaimPayload> = {
  type: 'REDEEM_CLAIM',
  family: 'REDEEM_CLAIM',
  definition: redeemClaim,
  read: payloadOf,
  columns: columnsOf,
  touches: ({ read }, payload, application) => touchedBy(read, payload, application),

  problems: async (reading, payload, _moment, application) =>
    findClaimProblems(payload, await readClaimFacts(reading, payload, application?.pkApply)),

  /** The ticket, its payee with the account that was paid, and the serial. */
  async details({ read }, payload) {
    const line = await lineOf(read, payload)
    return line === undefined
      ? []
      : [
          { label: termOf('creditNo').name[0], party: line.creditNo, amount: fenToDecimal(line.amountFen) },
          { label: termOf('payeeAccount').name[0], party: `${line.payeeName} ${line.accountNo}` },
          { label: termOf('bankSerial').name[0], party: payload.bankSerial },
        ]
  },

  hold: holdClaimed,
  release: releaseClaim,
  async decided(act, application, payload) {
    const line = await claimedLine(act.tx, payload)
    await setLine(act, line, { claim: 'ASKED' })
    await askPayee(act, application, payload, line)
    await tellApproved(act, application)
    return { outputs: [] }
  },
  judges: { PLATFORM: { APPROVE: {} } },
  heard: hearPayee,
  asked: askedOfPlatform,
  ended: endClaim,

  toRows: toClaimRows,
  toDetail: toClaimDetail,
  hints: async (_, { state, counterpartyName }) =>
    state === 'PENDING_DIRECTOR' ? [['CLAIM_REDEEMS', counterpartyName ?? '']] : [],
  topics: claimTopics,
  files: ({ fileIds }) => fileIds,
  answers: claimAnswers,
  check: checkClaims,
}
