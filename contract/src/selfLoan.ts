import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { fields, moneySum } from './fields.ts'
import { loanApplication } from './loanApply.ts'
import { loanReaders } from './permissions/loans.ts'
import { priceLine } from './priceTerms.ts'
import { agreementStateNames, repayMethodNames } from './states/loans.ts'

/** 金易贷授信申请: for a line of credit on the enterprise's own standing. */
export const selfLoan = loanApplication({
  type: 'SELF_LOAN_APPLY',
  name: 'self-loans',
  drafts: '/corp/v1/orders/loan-applys/self-loan',
  payload: {},
  names: { amount: 'lineAmount' },
  row: {},
  detail: {},
  readers: loanReaders,
})
export type SelfLoanApplication = z.output<typeof selfLoan.row>

/** The line of the enterprise; null: it has none. */
export const getAgreement = endpoint({
  method: 'GET',
  path: '/corp/v1/self-loans/agreement',
  summary: '本企业的金易贷授信：额度、可用额度、利率、期限',
  permission: loanReaders,
  data: z.nullable(
    z.object({
      pkAgreement: z.string(),
      ...fields('agreementNo', 'funderName', 'lineAmount', 'lineAvailable', 'outstanding', 'annualRate'),
      ...fields('startDate', 'maturityDate'),
      reserved: moneySum,
      dayBasis: z.number(),
      /** What a draw on it costs. */
      prices: z.array(priceLine),
      monthsMax: z.number(),
      methods: z.array(z.enum(repayMethodNames)),
      state: z.enum(agreementStateNames),
    }),
  ),
})
