import type { Translated } from '#portal/locales/translated.ts'
import type { credit as source } from '#portal/locales/zh-CN/approval/credit.ts'

export const credit: Translated<typeof source> = {
  desk: {
    chainCredit: {
      approve: 'Approve',
      empty: 'No application for a chain loan waits for review. What you decided is under “Decided by me”.',
      next: 'The funder answers within 15 days; then the bank pays to the receiving account.',
    },
    creditFund: {
      approve: 'Approve',
      empty: 'No application for a credit fund waits for review. What you decided is under “Decided by me”.',
      next: 'The core company answers within 15 days whether it recommends the loan.',
    },
    creditFundSupport: {
      approve: 'Recommend',
      empty: 'No recommendation waits for review. What you decided is under “Decided by me”.',
      next: 'The final reviewer decides; without one the funder answers next.',
    },
    creditFundSupportFinal: {
      approve: 'Issue the recommendation',
      empty: 'No recommendation waits for final review. What you decided is under “Decided by me”.',
      next: 'The funder answers the supplier’s application within 15 days.',
    },
    purFinance: {
      approve: 'Approve',
      empty: 'No application for purchase finance waits for review. What you decided is under “Decided by me”.',
      next: 'The funder answers within 15 days; then the bank pays to the receiving account.',
    },
  },
}
