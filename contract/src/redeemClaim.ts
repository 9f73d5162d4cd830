import * as z from 'zod/mini'
import { applications } from './applications.ts'
import { day, fields, pkOrNone } from './fields.ts'
import { redeemPages } from './permissions/redeem.ts'
import { reportedPayment } from './reportedPayment.ts'
import { redeemLineStateNames } from './states/redeem.ts'

const { bankSerial, payDate, fileIds } = reportedPayment.shape

/** What a payer says of one payment of a redemption. A draft may be incomplete. */
export const redeemClaimPayload = z.object({
  /** Key of the payment in its batch; empty: none is chosen. */
  pkLine: pkOrNone,
  bankSerial,
  payDate,
  fileIds,
})
export type RedeemClaimPayload = z.output<typeof redeemClaimPayload>

export const redeemClaim = applications({
  type: 'REDEEM_CLAIM',
  name: 'redeem-claims',
  drafts: '/corp/v1/pending/redeem-claims',
  acts: '/corp/v1/redeem-claims',
  steps: { PENDING_DIRECTOR: '' },
  payload: redeemClaimPayload,
  names: { pkLine: 'creditNo', fileIds: 'payReceiptFiles' },
  row: {
    ...fields('payeeName', 'creditNo', 'redeemNo', 'bankSerial?'),
    /** Of a draft that names no payment: null. */
    pkCredit: z.nullable(z.string()),
    pkRedeem: z.nullable(z.string()),
  },
  detail: {
    ...fields('payeeAccountName?', 'payeeAccount?', 'payeeBank?', 'payAccount', 'confirmBy?', 'judgeBy?'),
    /** The batch that the payment is one of. */
    fkRedeem: z.nullable(z.string()),
    /** Null: of a draft that names none. */
    lineState: z.nullable(z.enum(redeemLineStateNames)),
    /** Why the payee contests it; null: it does not. */
    contested: z.nullable(z.string()),
  },
  facts: z.object({ promisedDate: z.nullable(day) }),
  readers: redeemPages,
})
export type RedeemClaimApplication = z.output<typeof redeemClaim.row>
