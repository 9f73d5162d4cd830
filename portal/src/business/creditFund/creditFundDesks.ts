import { creditFund, creditFundSupport } from '@jinpiao/contract/creditFund'
import type { Desk } from '#portal/archetypes/desk.ts'
import { loanColumns, loansAsked } from '#portal/business/loanApply/loanColumns.ts'
import { creditFundDetail } from './creditFundApply.tsx'
import { supportDetail } from './supportDetail.tsx'

/** The supplier's director. */
export const creditFundDesk: Desk<typeof creditFund> = {
  of: creditFund,
  step: 'PENDING_DIRECTOR',
  title: 'creditFund',
  words: 'creditFund',
  columns: ['recommenderName', ...loanColumns],
  detail: creditFundDetail,
  asked: loansAsked,
}

const support = {
  of: creditFundSupport,
  title: 'creditFund',
  columns: ['applicantName', 'amount', 'months', 'annualRate', 'purpose', { key: 'funderName', secondary: true }],
  detail: supportDetail,
} as const satisfies Omit<Desk<typeof creditFundSupport>, 'step' | 'words'>

/** The director of the core company, then its final reviewer. */
export const supportDesk: Desk<typeof creditFundSupport> = {
  ...support,
  step: 'PENDING_DIRECTOR',
  words: 'creditFundSupport',
}
export const supportFinalDesk: Desk<typeof creditFundSupport> = {
  ...support,
  step: 'PENDING_FINAL',
  words: 'creditFundSupportFinal',
}
