import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { fields, money, rate } from './fields.ts'

/** Kinds of what funders offer: each is the ground of one kind of business. */
export const productKinds = [
  'FINANCE',
  'EXCHANGE',
  'SELF_LOAN',
  'CHAIN_CREDIT',
  'CREDIT_FUND',
  'PUR_FINANCE',
  'SIGNUP',
] as const
export type ProductKind = (typeof productKinds)[number]

export const funderProduct = z.object({
  pkProduct: z.string(),
  kind: z.enum(productKinds),
  name: z.string(),
  ...fields('funderName', 'annualRate', 'feeRate'),
  /** After the due day. */
  penaltyRate: rate,
  /** Of what is repaid before its day. */
  earlyFeeRate: rate,
  /** Days of a year of interest: 360 or 365. */
  dayBasis: z.number(),
  minAmount: money,
  maxAmount: money,
  minDays: z.number(),
  maxDays: z.number(),
  monthsMax: z.number(),
  /** Ways to repay. */
  methods: z.array(z.string()),
  materials: z.array(z.string()),
  documents: z.array(z.string()),
  note: z.string(),
})
export type FunderProduct = z.output<typeof funderProduct>

export const listFunderProducts = endpoint({
  method: 'GET',
  path: '/corp/v1/finance/products',
  summary: '资金方产品（按类型）',
  permission: 'signedIn',
  query: z.object({ kind: z.enum(productKinds) }),
  data: z.array(funderProduct),
})
