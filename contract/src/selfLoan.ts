import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { fields, moneySum, signaturePayload, version } from './fields.ts'
import { loanApplication } from './loanApply.ts'
import { loanReaders, protocolPage, selfLoanApplyPage } from './permissions/loans.ts'
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

/** 授信协议: its version, whom it is made with, and whether the caller could sign it now. */
export const getProtocol = endpoint({
  method: 'GET',
  path: '/corp/v1/self-loans/protocol',
  summary: '金易贷授信协议：版本与签署状态',
  permission: protocolPage,
  data: z.object({
    version: z.string(),
    ...fields('funderName'),
    /** Why the caller cannot sign it now; null: he can. */
    blockedReason: z.nullable(z.string()),
  }),
})

export const signProtocol = endpoint({
  method: 'POST',
  path: '/corp/v1/self-loans/protocol/sign',
  summary: '签署金易贷授信协议',
  permission: protocolPage,
  posts: ['DIRECTOR'],
  body: z.object({
    /** As it was read: one that has changed since is refused. */
    version: z.string().check(z.regex(/^[\w.-]{1,32}$/)),
    signature: signaturePayload,
  }),
  data: z.object({ ...fields('agreementNo'), signedAt: z.string() }),
})

/** The line of the enterprise; null: it has none. */
export const getAgreement = endpoint({
  method: 'GET',
  path: '/corp/v1/self-loans/agreement',
  summary: '本企业的金易贷授信：额度、可用额度、利率、期限',
  permission: [...new Set([...loanReaders, ...selfLoanApplyPage])],
  data: z.nullable(
    z.object({
      pkAgreement: z.string(),
      version,
      ...fields('agreementNo', 'funderName', 'lineAmount', 'lineAvailable', 'outstanding', 'annualRate'),
      ...fields('startDate', 'maturityDate'),
      reserved: moneySum,
      dayBasis: z.number(),
      monthsMax: z.number(),
      methods: z.array(z.enum(repayMethodNames)),
      state: z.enum(agreementStateNames),
    }),
  ),
})
