import type { Translated } from '#portal/locales/translated.ts'
import type { loans as source } from '#portal/locales/zh-CN/approval/loans.ts'

export const loans: Translated<typeof source> = {
  desk: {
    selfLoan: {
      approve: 'Approve',
      empty: 'No application for a credit line waits for review. What you decided is under “Decided by me”.',
      next: 'The funder answers within 15 days.',
    },
  },
}
