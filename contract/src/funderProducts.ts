import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { fields, money, rate, typedText } from './fields.ts'
import { repayMethodNames } from './states/loans.ts'

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

const wantedRate = z.string().check(z.regex(/^\d{1,2}\.\d{2}$/))
const days = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1100))
const papers = z._default(z.array(typedText(50)).check(z.maxLength(20)), [])

/** What whoever runs the platform enters of a product: every enterprise reads it, and a price is taken from it. */
export const productWish = z.object({
  kind: z.enum(productKinds),
  name: typedText(30).check(z.minLength(1)),
  annualRate: wantedRate,
  /** Absent: half as much again as the rate, as the central bank's rule has it. */
  penaltyRate: z.optional(wantedRate),
  feeRate: z._default(wantedRate, '0.00'),
  earlyFeeRate: z._default(wantedRate, '0.00'),
  dayBasis: z._default(z.enum(['360', '365']), '360'),
  minAmount: z._default(money, '0.01'),
  maxAmount: z._default(money, '100000000.00'),
  minDays: z._default(days, 0),
  maxDays: z._default(days, 366),
  monthsMax: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(36)), 12),
  methods: z._default(z.array(z.enum(repayMethodNames)).check(z.maxLength(repayMethodNames.length)), []),
  materials: papers,
  documents: papers,
  note: z._default(typedText(200), ''),
})
export type ProductWish = z.output<typeof productWish>

export const listFunderProducts = endpoint({
  method: 'GET',
  path: '/corp/v1/finance/products',
  summary: '资金方产品（按类型）',
  permission: 'signedIn',
  query: z.object({ kind: z.enum(productKinds) }),
  data: z.array(funderProduct),
})
