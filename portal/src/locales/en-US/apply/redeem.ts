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
  redeemClaim: {
    form: 'Payment stated by the payer',
    editTitle: 'Correct a stated payment',
    copyTitle: 'Copy to a new stated payment',
    checkTitle: 'Check the stated payment',
    next: {
      PENDING_COUNTERPARTY: 'It confirms or contests within 5 working days; once confirmed, the ticket is redeemed.',
      PENDING_PLATFORM: 'Only where the payee contests or does not answer: the platform judges.',
    },
    signTitle_other: 'Sign and submit stated payments: {{count}}',
    resultTable: 'Stated payments',
    resultTitle_other: 'Stated payments submitted: {{count}}',
  },
  account: {
    form: 'Account',
    editTitle: 'Correct an account application',
    copyTitle: 'Copy to a new account application',
    checkTitle: 'Check the account',
    next: {
      verify: {
        title: 'Test payment',
        text: 'Transfer 0.01 yuan from the new account within 7 days. An account that needs none can be used at once.',
      },
      use: { title: 'In use', text: 'Once it is verified it can be chosen to be paid and to pay.' },
    },
    signTitle_other: 'Sign and submit company accounts: {{count}}',
    resultTable: 'Account applications',
    resultTitle_other: 'Company accounts submitted: {{count}}',
    resultNext: 'Next: test payment',
    resultNextText:
      'Transfer 0.01 yuan as stated below. An account without such a statement needs no test payment and can be used now.',
  },
}
