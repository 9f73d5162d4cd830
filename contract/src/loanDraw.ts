import * as z from 'zod/mini'
import { applications } from './applications.ts'
import { fields, money, moneySum, pk, pkOrNone, typed } from './fields.ts'
import { loanTrial } from './loanApply.ts'
import { loanReaders } from './permissions/loans.ts'
import { purposeNames, purposes, repayMethodNames, repayMethods } from './states/loans.ts'
import { tradeFile } from './trade.ts'

/** Contracts of one draw. */
const MAX_CONTRACTS = 20

/** 支用: a loan of the line that the enterprise has. A draft may be incomplete. */
export const loanDrawPayload = z.object({
  /** The agreement whose line it is drawn from. */
  pkAgreement: pkOrNone,
  amount: z.union([money, z.literal('')]),
  months: z.string().check(z.regex(/^\d{0,2}$/)),
  method: z.union([z.enum(repayMethodNames), z.literal('')]),
  purpose: z.union([z.enum(purposeNames), z.literal('')]),
  purposeNote: typed('purposeNote'),
  /** The enterprise's own account that it is paid to. */
  pkAccount: pkOrNone,
  contractFileIds: z.array(pk).check(z.maxLength(MAX_CONTRACTS)),
})
export type LoanDrawPayload = z.output<typeof loanDrawPayload>

export const loanDraw = applications({
  type: 'LOAN_DRAW',
  name: 'loan-draws',
  drafts: '/corp/v1/orders/loan-applys/draw',
  acts: '/corp/v1/orders/loan-applys/draw',
  steps: { PENDING_DIRECTOR: '' },
  payload: loanDrawPayload,
  names: {
    pkAgreement: 'agreementNo',
    method: 'repayMethod',
    pkAccount: 'receivingAccount',
    contractFileIds: 'contractFiles',
  },
  row: {
    ...fields('funderName', 'months?', 'annualRate?'),
    repayMethod: z.nullable(z.enum(repayMethodNames)),
    purpose: z.nullable(z.enum(purposeNames)),
    /** Of the loan, once it is paid out. */
    ...fields('drawNo?'),
    pkDraw: z.nullable(z.string()),
  },
  detail: {
    ...fields('agreementNo'),
    /** What is free of the line today, without what this application holds. */
    lineAvailable: moneySum,
    /** What it costs, were it paid out today; null while something is missing for it. */
    trial: z.nullable(loanTrial),
    /** Where it is paid to: the account by its last four digits. */
    account: z.nullable(z.object({ ...fields('accountName', 'bankName'), accountTail: z.string() })),
    contractFiles: z.array(tradeFile),
  },
  facts: z.object({}),
  words: { repayMethod: () => repayMethods, purpose: () => purposes },
  readers: loanReaders,
})
export type LoanDrawApplication = z.output<typeof loanDraw.row>
