import * as z from 'zod/mini'
import { applications } from './applications.ts'
import { endpoint } from './endpoint.ts'
import { day, fields, money, pk, pkOrNone, typed, typedText } from './fields.ts'
import { loanApplication } from './loanApply.ts'
import { kindLoans } from './loans.ts'
import { creditFundPage } from './permissions/credit.ts'
import { purposeNames, purposes, repayMethodNames, repayMethods } from './states/loans.ts'

/** 三一信用金申请: a loan that a core company recommends. */
export const creditFund = loanApplication({
  type: 'CREDIT_FUND',
  name: 'credit-funds',
  drafts: '/corp/v1/orders/loan-applys/credit-fund',
  payload: { pkRecommender: pkOrNone },
  names: { pkRecommender: 'recommenderName' },
  row: fields('recommenderName'),
  detail: {},
  readers: [],
})
export type CreditFundPayload = z.output<typeof creditFund.payload>
export type CreditFundApplication = z.output<typeof creditFund.row>

/** A name or a number as it stands elsewhere. */
const shown = typedText(200)

/** What the core company is shown of a supplier's application: as it stood when the supplier's director approved it. */
const supportPayload = z.object({
  /** The application that asks. */
  pkApply: pk,
  fkApplicant: pk,
  applicantName: shown,
  /** Its number in the supplier's enterprise. */
  sourceNo: shown,
  product: shown,
  funderName: shown,
  amount: money,
  annualRate: z.string().check(z.regex(/^\d{1,3}\.\d{2}$/)),
  months: z.int().check(z.minimum(1), z.maximum(99)),
  maturityDate: day,
  purposeNote: typed('purposeNote'),
  repaySource: typed('repaySource'),
  method: z.enum(repayMethodNames),
  purpose: z.enum(purposeNames),
})
export type SupportPayload = z.output<typeof supportPayload>

const supportWords = { repayMethod: () => repayMethods, purpose: () => purposes }

/** 信用金推荐: what the core company decides on. Nobody saves or submits it, so nobody may call those addresses. */
export const creditFundSupport = applications({
  type: 'CREDIT_FUND_SUPPORT',
  name: 'credit-fund-supports',
  drafts: '/corp/v1/orders/loan-applys/support',
  acts: '/corp/v1/orders/loan-applys/support',
  steps: { PENDING_DIRECTOR: 'director-', PENDING_FINAL: 'final-' },
  payload: supportPayload,
  names: { method: 'repayMethod', fkApplicant: 'applicantName' },
  row: {
    ...fields('applicantName', 'funderName', 'annualRate', 'months'),
    repayMethod: z.enum(repayMethodNames),
    purpose: z.enum(purposeNames),
  },
  detail: {},
  facts: z.object({}),
  words: supportWords,
  readers: [],
})
export type SupportApplication = z.output<typeof creditFundSupport.row>

/** A core company whose first-level supplier the caller's enterprise is. */
const recommender = z.object({ pkCorp: z.string(), corpName: z.string(), creditCode: z.string() })

export const findRecommenders = endpoint({
  method: 'GET',
  path: '/corp/v1/orders/loan-recommenders',
  summary: '可推荐本企业的核心企业：本企业是其一级供应商',
  permission: creditFundPage,
  query: z.object({ keyword: z.optional(typed('keyword')) }),
  data: z.array(recommender),
})

/** Loans that have come of the applications of the caller's enterprise. */
export const listCreditFundLoans = kindLoans({
  name: 'credit-fund-loans',
  path: '/corp/v1/orders/credit-fund-loans',
  summary: '三一信用金借据列表与合计',
  permission: creditFundPage,
})
