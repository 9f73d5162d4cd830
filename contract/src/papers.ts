import type { ReceiptKind } from './flow.ts'
import type { TermName } from './terms.ts'
import type { Words } from './words.ts'

/** Parts that somebody plays in what a receipt proves, in the order of the paper. */
export const receiptRoles = {
  issuer: ['开立方', 'Issuer'],
  transferor: ['转让方', 'Transferor'],
  holder: ['持票方', 'Holder'],
  payer: ['付款方', 'Payer'],
  payee: ['收款方', 'Payee'],
  payingAgent: ['代发机构', 'Paying institution'],
  lender: ['贷款方', 'Lender'],
  borrower: ['借款方', 'Borrower'],
  guarantor: ['保证人', 'Guarantor'],
} as const satisfies Record<string, Words>
export type ReceiptRole = keyof typeof receiptRoles
export const receiptRoleNames = Object.keys(receiptRoles) as [ReceiptRole, ...ReceiptRole[]]

/** Times of a receipt in the order in which they come: when it was signed, took effect, was confirmed from outside. */
export const receiptTimeNames = ['signed', 'effective', 'confirmed'] as const
export type ReceiptTime = (typeof receiptTimeNames)[number]

interface Paper {
  /** The part of the enterprise whose application it is from. */
  applicant: ReceiptRole
  /** The part of the other side. */
  other: ReceiptRole
  /** It is of a ticket that neither side has to have issued: the issuer is named besides. */
  namesIssuer?: true
  /** Of a loan that somebody answers for: its guarantor is named besides. */
  namesGuarantor?: true
  /** It is written when the act takes effect, before its other side has accepted: what that refuses later is void. */
  isBeforeAnswer?: true
  /** What its amount is called: it stands for another sum on each. */
  amount: TermName
  /** What each time is called. `confirmed` only where it takes effect by the answer of an institution. */
  times: { signed: Words; effective: Words; confirmed?: Words }
  /** What the number of what it is from is called, where that is no ticket. */
  source?: TermName
  /** The row of the business that says when it took effect; left out: it did as the receipt was written. */
  effectiveBy?: TermName
}

const signed: Words = ['签署时间', 'Signed']
const byBank: Words = ['银行确认时间', 'Confirmed by the bank']
const ofLoan = { applicant: 'borrower', other: 'lender', namesGuarantor: true, source: 'drawNo' } as const
const ofFee = {
  applicant: 'payer',
  other: 'payee',
  amount: 'paidAmount',
  times: { signed: ['业务申请签署时间', 'Application signed'], effective: ['付款日期', 'Paid on'], confirmed: byBank },
  effectiveBy: 'payDate',
} as const satisfies Paper
const ofRepayment = ['还款依据签署时间', 'Signed what it is collected by'] as const

/** What the paper of each kind of receipt says of who and when. Server and portal take both from here. */
export const papers: Readonly<Record<ReceiptKind, Paper>> = {
  ISSUE: {
    applicant: 'issuer',
    other: 'holder',
    amount: 'ticketAmount',
    isBeforeAnswer: true,
    times: { signed, effective: ['签发时间', 'Issued'] },
  },
  ACCEPT: {
    applicant: 'holder',
    other: 'transferor',
    amount: 'ticketAmount',
    namesIssuer: true,
    times: { signed, effective: ['签收时间', 'Accepted'] },
  },
  TRANSFER: {
    applicant: 'transferor',
    other: 'holder',
    amount: 'transferAmount',
    namesIssuer: true,
    isBeforeAnswer: true,
    times: { signed, effective: ['转让生效时间', 'Transferred'] },
  },
  REDEEM: {
    applicant: 'payer',
    other: 'payee',
    amount: 'redeemedAmount',
    // Who has confirmed it, the bank or the payee, is a row of its own.
    times: { signed, effective: ['付款时间', 'Paid at'], confirmed: ['付款确认时间', 'Payment confirmed'] },
    effectiveBy: 'paidAt',
  },
  FINANCE: {
    applicant: 'transferor',
    other: 'holder',
    amount: 'financeAmount',
    namesIssuer: true,
    times: { signed, effective: ['放款日', 'Paid out on'], confirmed: byBank },
    effectiveBy: 'loanDate',
  },
  PAYROLL: {
    applicant: 'payer',
    other: 'payingAgent',
    amount: 'payrollAmount',
    times: { signed, effective: ['付款时间', 'Paid at'], confirmed: byBank },
    effectiveBy: 'paidAt',
  },
  EXCHANGE_FEE: { ...ofFee, source: 'paymentNo' },
  FEE: { ...ofFee, source: 'feeBillNo' },
  LOAN_NOTE: {
    ...ofLoan,
    amount: 'loanAmount',
    times: { signed, effective: ['起息日', 'Interest from'], confirmed: byBank },
    effectiveBy: 'startDate',
  },
  LOAN_PAID: {
    ...ofLoan,
    amount: 'paidOutAmount',
    times: { signed, effective: ['放款日', 'Paid out on'], confirmed: byBank },
    effectiveBy: 'startDate',
  },
  LOAN_REPAID: {
    ...ofLoan,
    amount: 'repaidAmount',
    times: { signed: ofRepayment, effective: ['还款日', 'Repaid on'], confirmed: byBank },
    effectiveBy: 'repayDate',
  },
  LOAN_SETTLED: {
    ...ofLoan,
    amount: 'loanAmount',
    times: { signed: ofRepayment, effective: ['结清日', 'Settled on'], confirmed: byBank },
    effectiveBy: 'repayDate',
  },
}

/** The parts that a paper of a kind can name, in its order. */
export const rolesOf = (kind: ReceiptKind): readonly ReceiptRole[] => {
  const { applicant, other, namesIssuer, namesGuarantor } = papers[kind]
  const isNamed = (role: ReceiptRole) =>
    role === applicant ||
    role === other ||
    (role === 'issuer' && namesIssuer === true) ||
    (role === 'guarantor' && namesGuarantor === true)
  return receiptRoleNames.filter(isNamed)
}
