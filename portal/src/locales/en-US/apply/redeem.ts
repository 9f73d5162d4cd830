import type { Translated } from '#portal/locales/translated.ts'
import type { redeem as source } from '#portal/locales/zh-CN/apply/redeem.ts'

export const redeem: Translated<typeof source> = {
  furtherTab: { due: 'Due', paying: 'Being paid' },
  redeem: {
    form: 'Redemption',
    editTitle: 'Correct a redemption',
    copyTitle: 'Copy to a new redemption',
    checkTitle: 'Check the redemption',
    next: {
      PENDING_FINAL: 'Then the bank pays ticket by ticket.',
      PENDING_PAYMENT: 'What is paid is redeemed; what failed can be registered again.',
    },
    signTitle_other: 'Sign and submit redemptions: {{count}}',
    resultTable: 'Redemptions',
    resultTitle_other: 'Redemptions submitted: {{count}}',
  },
}
