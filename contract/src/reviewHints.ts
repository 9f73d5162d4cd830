import type { Texts } from './areas/area.ts'
import * as credit from './areas/credit.ts'
import * as data from './areas/data.ts'
import * as exchange from './areas/exchange.ts'
import * as finance from './areas/finance.ts'
import * as loans from './areas/loans.ts'
import * as onboarding from './areas/onboarding.ts'
import * as redeem from './areas/redeem.ts'
import * as shared from './areas/shared.ts'
import * as ukey from './areas/ukey.ts'
import type { Post } from './roles.ts'
import { fill, inLanguage, type Language, type Value } from './words.ts'

/** Hints about tickets; those of an area stand in its file. */
export const baseHints = {
  LONG_TENOR: ['期限超过 {0} 个月，账期合理性说明：{1}', 'The term is over {0} months; explanation: {1}'],
  CONCENTRATION: [
    '开给该供应商的金票占在途与持有金票金额的 {0}%，集中度较高',
    '{0}% of the circulating amount was issued to this supplier',
  ],
  HOLIDAY: ['承诺付款日为非工作日，到期付款顺延至 {0}', 'The promised date is no working day; payment moves to {0}'],
  SME_CONSENT: [
    '承诺付款日距交货超过 60 天且供应商为中小企业，签收时需其同意',
    'More than 60 days after delivery to an SME: its consent is needed at acceptance',
  ],
  NO_INVOICE: ['未附发票，发票覆盖率 0%', 'No invoice attached: 0% of the amount is covered by invoices'],
  INVOICE_COVERAGE: [
    '发票价税合计 {0} 元，发票覆盖率 {1}',
    'Invoices add up to {0} yuan: {1} of the amount is covered by invoices',
  ],
  CONTRACT_USED: [
    '同一合同编号已开立和办理中的金票共 {0} 元',
    '{0} yuan have been issued, or are under way, under this contract number',
  ],
  DEPTH: ['该金票已转让 {0} 次，最多 {1} 次', 'This ticket has been passed on {0} times; {1} are the most'],
  CLOSING: ['距承诺付款日 {0} 天，15 天以内不可转让', '{0} days to the promised date: no transfer within 15 days'],
} as const satisfies Texts

/** Hints that a reviewer reads beside an application: facts, never a refusal. */
export const reviewHints = {
  ...baseHints,
  ...shared.hints,
  ...redeem.hints,
  ...finance.hints,
  ...onboarding.hints,
  ...ukey.hints,
  ...data.hints,
  ...exchange.hints,
  ...loans.hints,
  ...credit.hints,
} as const satisfies Texts

export type ReviewHint = keyof typeof reviewHints

export const reviewHintText = (hint: ReviewHint, params: readonly Value[], language: Language): string =>
  fill(reviewHints[hint], params, language)

const ownSubmission = {
  DIRECTOR: ['本人提交，需其他主管复核', 'You submitted this: another director has to review it'],
  FINAL: ['本人提交，需其他终审人员审批', 'You submitted this: another final reviewer has to approve it'],
} as const

/** Why a row of a queue is not for the reader, who submitted it himself (I11). */
export const ownSubmissionText = (post: Post, language: Language): string =>
  inLanguage(ownSubmission[post === 'FINAL' ? 'FINAL' : 'DIRECTOR'], language)

/** Why an application is not the reader's to withdraw. */
export const withdrawOtherText = (name: string, language: Language): string =>
  fill(['由{0}提交，只能由其本人撤回', 'Submitted by {0}, who alone can withdraw it'], [name], language)
