import type { DetailOf } from '@jinpiao/contract/applications'
import type { PaidLine } from '@jinpiao/contract/redeem'
import type { RedeemClaimPayload, redeemClaim } from '@jinpiao/contract/redeemClaim'
import * as z from 'zod/mini'
import { singleForm, storedKeys } from '#portal/archetypes/apply/applyForm.ts'
import { dayText, heldFile } from '#portal/business/trade/tradeForm.ts'

const text = z.string()

/** A stated payment as it is filled in. What is known of the payment stands beside its key. */
const schema = z.object({
  ...storedKeys,
  pkLine: text,
  creditNo: text,
  payeeName: text,
  amount: text,
  bankSerial: text,
  payDate: text,
  files: z.array(heldFile),
})
export type ClaimForm = z.output<typeof schema>

export interface ClaimFormFacts {
  /** By the server's clock. */
  today: string
  /** The payment that the form begins with (`?claim=`); undefined: none is named. */
  line: PaidLine | undefined
}

const emptyClaim = (facts?: ClaimFormFacts): ClaimForm => ({
  pkLine: facts?.line?.pkLine ?? '',
  creditNo: facts?.line?.creditNo ?? '',
  payeeName: facts?.line?.payeeName ?? '',
  amount: facts?.line?.amount ?? '',
  bankSerial: '',
  payDate: facts?.today ?? '',
  files: [],
})

/** What is sent. What is no day is left out: a draft may be incomplete, never wrong. */
export const toClaimPayload = ({ pkLine, bankSerial, payDate, files }: ClaimForm): RedeemClaimPayload => ({
  pkLine,
  bankSerial: bankSerial.trim(),
  payDate: dayText(payDate),
  fileIds: files.map(({ pkFile }) => pkFile),
})

/** A stored statement back in the form. A copy begins without serial and receipt: one payment has its own. */
function fill({ application, payload, files }: DetailOf<typeof redeemClaim>, isCopy: boolean): ClaimForm {
  return {
    pkLine: payload.pkLine,
    creditNo: application.creditNo,
    payeeName: application.payeeName,
    amount: application.amount ?? '',
    bankSerial: isCopy ? '' : payload.bankSerial,
    payDate: payload.payDate,
    files: isCopy ? [] : files.map(({ pkFile, name, size }) => ({ pkFile, name, size })),
  }
}

export const claimForm = singleForm({
  schema,
  empty: emptyClaim,
  chosen: ['pkLine', 'creditNo', 'payeeName', 'amount', 'payDate'],
  toPayload: toClaimPayload,
  fill,
})
