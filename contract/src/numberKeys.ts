import type { BusinessType } from './flow.ts'
import type { TermName, terms } from './terms.ts'

/** Terms of running numbers of ours, and of an invoice's. */
export type NumberTerm =
  | { [Name in TermName]: (typeof terms)[Name]['kind'] extends 'number' ? Name : never }[TermName]
  | 'invoiceNo'

/** What a number is of: keys of what can be opened, as far as the server tells them to this reader. */
export interface Numbered {
  pkApply?: string | null | undefined
  businessType?: BusinessType | null | undefined
  pkCredit?: string | null | undefined
  pkRoot?: string | null | undefined
  pkRedeem?: string | null | undefined
  pkClaim?: string | null | undefined
  pkDraw?: string | null | undefined
  pkPayment?: string | null | undefined
  pkReceipt?: string | null | undefined
  pkBill?: string | null | undefined
  /** Of what a paper or a bill is from. */
  pkFeeBill?: string | null | undefined
  pkSource?: string | null | undefined
  sourceType?: BusinessType | null | undefined
  pkInvoice?: string | null | undefined
  pkPack?: string | null | undefined
}
export type NumberKey = Exclude<keyof Numbered, 'businessType' | 'sourceType'>

/**
 * By which keys beside a number its page is found, the first that is there; of an application with `businessType`.
 * None: such a number has no page of its own.
 */
export const numberKeys: Readonly<Record<NumberTerm, readonly NumberKey[]>> = {
  applyNo: ['pkApply'],
  creditNo: ['pkCredit'],
  rootNo: ['pkRoot'],
  redeemNo: ['pkRedeem'],
  claimNo: ['pkClaim'],
  drawNo: ['pkDraw'],
  paymentNo: ['pkPayment'],
  receiptNo: ['pkReceipt'],
  feeBillNo: ['pkBill'],
  invoiceNo: ['pkInvoice'],
  packNo: ['pkPack'],
  // What a bill or a receipt is from; a receipt names its application and its ticket besides.
  sourceNo: ['pkSource', 'pkDraw', 'pkPayment', 'pkFeeBill'],
  // Of a loan, a fee or an application of one's own, else of the ticket.
  businessNo: ['pkDraw', 'pkFeeBill', 'pkApply', 'pkCredit'],
  // A line is the page of its product; a repayment stands on the page of its loan, which has its receipt.
  agreementNo: [],
  repayNo: [],
  // Read in a dialog of its row.
  confirmNo: [],
  // Of a stranger, who has no session.
  registerNo: [],
}

/** What one number is of; `type`: of an application. */
export interface NumberOf {
  key: NumberKey
  pk: string
  type: BusinessType | null
}

/** By the first key that is there; undefined: the number has no page, as far as this reader is told. */
export function numberOf(term: NumberTerm, of: Numbered): NumberOf | undefined {
  const key = numberKeys[term].find((each) => of[each])
  const pk = key && of[key]
  return key && pk ? { key, pk, type: typeOf(key, of) } : undefined
}

function typeOf(key: NumberKey, { businessType = null, sourceType = null }: Numbered): BusinessType | null {
  if (key === 'pkRedeem') return 'REDEEM'
  if (key === 'pkClaim') return 'REDEEM_CLAIM'
  if (key === 'pkSource') return sourceType
  return key === 'pkApply' ? businessType : null
}

export const isNumberTerm = (name: string): name is NumberTerm => Object.hasOwn(numberKeys, name)
