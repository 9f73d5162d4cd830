import { claims } from './claims.ts'
import { everything, type FlowRow, operator } from './flowRow.ts'
import { redeemPage } from './permissions/redeem.ts'

/** 登记付款失败: a payer says by its operator's signature that one payment of a redemption has failed. It is the whole act. */
export const redeemFailureFlow = {
  name: claims.REDEEM_FAILURE.name,
  short: ['付款失败登记', 'stated failures'],
  ...operator,
  submitPages: redeemPage,
  submitActions: ['STATE_FAILURE'],
  steps: [],
  called: { promisedDate: 'payDate' },
  touches: [...everything, 'redeems'],
  counterparty: 'payeeName',
} as const satisfies FlowRow
