import type { Translated } from '#portal/locales/translated.ts'
import type { credit as source } from '#portal/locales/zh-CN/approval/credit.ts'

export const credit: Translated<typeof source> = {
  desk: {
    chainCredit: {
      approve: 'Approve',
      empty: 'No application for a chain loan waits for review. What you decided is under “Decided by me”.',
      next: 'The funder answers within 15 days; then the bank pays to the receiving account.',
    },
  },
}
