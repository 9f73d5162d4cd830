import type { RepayMethod } from '@jinpiao/values/loanPlan'
import { decimalToFen, formatMoney } from '@jinpiao/values/money'
import * as z from 'zod/mini'
import type { BusinessType } from './flow.ts'
import type { FunderProduct } from './funderProducts.ts'
import { limitUseName, limitUseText } from './limitUse.ts'
import { repayMethods } from './states/loans.ts'
import { termOf } from './terms.ts'
import { inLanguage, type Language, type Words } from './words.ts'

/**
 * What something costs, and when, in words: the same lines stand on the form as soon as a product is chosen, on the check
 * page, beside the agreements, before the reviewer, and in the text that both sign.
 */
export interface PriceTerm {
  name: Words
  text: Words
}

/** A line as the wire has it, in the reader's language. */
export const priceLine = z.object({ name: z.string(), text: z.string() })
export type PriceLine = z.output<typeof priceLine>

export const pricesIn = (terms: readonly PriceTerm[], language: Language): PriceLine[] =>
  terms.map(({ name, text }) => ({ name: inLanguage(name, language), text: inLanguage(text, language) }))

/** Types whose applications have a price: each says it. */
export const pricedTypes = [
  'FINANCE',
  'EXCHANGE',
  'SELF_LOAN_APPLY',
  'LOAN_DRAW',
  'LOAN_REPAY',
  'CHAIN_CREDIT',
  'CREDIT_FUND',
  'PUR_FINANCE',
  'UKEY_APPLY',
  'UKEY_CHANGE',
] as const satisfies readonly BusinessType[]

/**
 * The penalty rate of a loan, in 1/10000 a year: as many times its own rate as the product's penalty is of the product's
 * rate; where the product lends for nothing, half as much again, as the central bank's rule has it.
 * `penaltyRateOf(600, { rateBp: 435, penaltyRateBp: 653 })` is 901.
 */
export const penaltyRateOf = (ownBp: number, product: { rateBp: number; penaltyRateBp: number }): number =>
  product.rateBp > 0 ? Math.round((ownBp * product.penaltyRateBp) / product.rateBp) : Math.round((ownBp * 3) / 2)

/**
 * From when penalty runs: the one definition, for products, agreements and `penaltyOf` (`values/loanPlan.ts`), whose first
 * day is the one after that on which the instalment had to be paid.
 */
export const penaltyFrom: Words = [
  '自应还日（遇非工作日顺延至下一工作日）的次日起至还清当日',
  'from the day after the due date (after the next working day, where that is none) until the day on which it is repaid',
]

/** Per cent with two places: `rateText(398)` is `3.98%`. */
const rateText = (bp: number): string => `${(bp / 100).toFixed(2)}%`
const both = (text: string): Words => [text, text]
const none: Words = ['无', 'None']

/** Hundredths of a per cent of a rate on the wire: what fen are of a yuan. */
const bpOf = (rate: string): number => Number(decimalToFen(rate))

/** The rates of what a funder offers, as prices are made of them. */
export const ratesOf = (
  offer: Pick<FunderProduct, 'annualRate' | 'penaltyRate' | 'earlyFeeRate' | 'feeRate' | 'dayBasis'>,
) => ({
  rateBp: bpOf(offer.annualRate),
  penaltyRateBp: bpOf(offer.penaltyRate),
  earlyFeeBp: bpOf(offer.earlyFeeRate),
  feeBp: bpOf(offer.feeRate),
  dayBasis: offer.dayBasis,
})

interface LoanPrice {
  /** Per year, in 1/10000. */
  rateBp: number
  dayBasis: number
  penaltyRateBp: number
  /** Of what is repaid early, in 1/10000. */
  earlyFeeBp: number
  method?: RepayMethod | '' | undefined
}

/** What a loan costs. */
export const loanPrice = ({ rateBp, dayBasis, penaltyRateBp, earlyFeeBp, method }: LoanPrice): PriceTerm[] => [
  { name: termOf('annualRate').name, text: [`${rateText(rateBp)}（固定利率）`, `${rateText(rateBp)}, fixed`] },
  ...(method ? [{ name: termOf('repayMethod').name, text: repayMethods[method].label }] : []),
  { name: ['计息方式', 'Day count'], text: dayCount(dayBasis) },
  { name: ['提前还款手续费', 'Fee of an early repayment'], text: earlyFee(earlyFeeBp) },
  { name: termOf('penaltyRate').name, text: both(rateText(penaltyRateBp)) },
  { name: ['罚息计收', 'Penalty runs'], text: penaltyFrom },
  { name: limitUseName, text: limitUseText('LOAN_DRAW') },
  { name: ['其他费用', 'Other fees'], text: none },
]

const dayCount = (dayBasis: number): Words => [
  `剩余本金 × 年利率 × 实际天数 ÷ ${dayBasis}，放款当日计息，应还日当日不计`,
  `Outstanding principal × annual rate × actual days ÷ ${dayBasis}; the day of the payment counts, the due date does not`,
]

const earlyFee = (bp: number): Words =>
  bp === 0 ? none : [`提前归还本金的 ${rateText(bp)}`, `${rateText(bp)} of the principal that is repaid early`]

/** What repaying a loan early costs: its interest until that day, and the fee of its agreement. */
export const repayPrice = ({ rateBp, dayBasis, earlyFeeBp }: Omit<LoanPrice, 'penaltyRateBp'>): PriceTerm[] => [
  { name: termOf('annualRate').name, text: [`${rateText(rateBp)}（固定利率）`, `${rateText(rateBp)}, fixed`] },
  {
    name: ['计息方式', 'Day count'],
    text: [
      `剩余本金 × 年利率 × 实际天数 ÷ ${dayBasis}，计至还款日，还款日当日不计`,
      `Outstanding principal × annual rate × actual days ÷ ${dayBasis}, until the day of the repayment, which does not count`,
    ],
  },
  { name: ['提前还款手续费', 'Fee of an early repayment'], text: earlyFee(earlyFeeBp) },
]

/** What selling a ticket to a funder costs. Nothing is borrowed, so nothing can be overdue. */
export const financePrice = ({ rateBp, dayBasis }: Pick<LoanPrice, 'rateBp' | 'dayBasis'>): PriceTerm[] => [
  { name: termOf('annualFeeRate').name, text: [`${rateText(rateBp)}（固定）`, `${rateText(rateBp)}, fixed`] },
  {
    name: ['服务费计算', 'Fee'],
    text: [
      `融资金额 × 年化费率 × 放款日至承诺付款日的天数 ÷ ${dayBasis}，放款日计入，承诺付款日不计，放款时扣收`,
      `Amount × annual fee rate × days from the payment to the promised date ÷ ${dayBasis}; the first day counts, the last does not; kept from the payment`,
    ],
  },
  {
    name: ['罚息', 'Penalty interest'],
    text: ['无（应收账款转让，不是贷款）', 'None: a receivable is sold, nothing is borrowed'],
  },
  { name: limitUseName, text: limitUseText('FINANCE') },
  { name: ['其他费用', 'Other fees'], text: none },
]

/** What a bank's bill for tickets costs. */
export const exchangePrice = ({ feeBp }: { feeBp: number }): PriceTerm[] => [
  {
    name: termOf('feeRate').name,
    text: [`票面金额合计的 ${rateText(feeBp)}`, `${rateText(feeBp)} of the face value of the tickets`],
  },
  {
    name: ['手续费支付', 'Payment of the fee'],
    text: [
      '平台审核通过后另行付款，承兑行出票前未完成换票的退回',
      'Paid by itself once the platform has agreed; paid back where no bill comes of it',
    ],
  },
  { name: ['利息与罚息', 'Interest and penalty'], text: none },
  { name: limitUseName, text: limitUseText('EXCHANGE') },
]

/** What a key costs; one that is given up costs nothing. */
export const ukeyPrice = (fee: string | null): PriceTerm[] => [
  {
    name: ['UKEY工本费', 'Fee of a UKEY'],
    text:
      fee === null
        ? none
        : [`${formatMoney(fee)} 元/个，审核通过后出账单`, `${formatMoney(fee)} yuan each, billed once it is approved`],
  },
]
