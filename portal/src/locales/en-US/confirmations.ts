import type { Translated } from '#portal/locales/translated.ts'
import type { confirmations as source } from '#portal/locales/zh-CN/confirmations.ts'

export const confirmations: Translated<typeof source> & Record<`${string}_one`, string> = {
  filters: 'Search matters',
  empty:
    'There are none of these yet. Guarantees, trade backgrounds and other matters that companies ask you to confirm are listed here.',
  toAsked: 'Asked by our company',
  toAnswer: 'To be confirmed by our company',
  askedFilters: 'Search what our company has asked',
  askedEmpty: 'Our company has asked nobody to confirm anything yet.',
  acts: 'Actions',
  rowName: '{{confirmNo}} {{confirmTitle}}',
  oneMatter: 'Matter to confirm',
  read: 'Read it',
  daysLeft_zero: '(ends today)',
  daysLeft_one: '({{count}} day left)',
  daysLeft_other: '({{count}} days left)',
  over: 'Settled',
  matters: 'Chosen matters',
  tooMany: 'At most {{n}} at once',
  agreeTitle: 'Confirm {{n}}',
  toSign: 'Go on to sign',
  mixed: 'Answer payments and other matters separately',
  files: 'Files',
  matter: {
    confirm: 'Confirm',
    refuse: 'Refuse',
    confirmTitle: 'Sign to confirm {{n}}',
    confirmNext: 'The confirmation is recorded; the company that asked can see it.',
    refuseTitle: 'Refuse {{n}}',
    refuseMeans: 'A refusal is final. Whoever asked has to ask again.',
    refuseReasons: {
      first: 'The content differs from what was agreed',
      second: 'The amount or the term differs from what was agreed',
      third: 'The matter is not known to this company',
    },
    signAndRefuse: 'Sign and refuse',
    refuseSignTitle: 'Sign to refuse {{n}}',
    refuseNext: 'The reason is recorded; the company that asked can see it.',
  },
  payment: {
    confirm: 'Confirm receipt',
    refuse: 'Contest',
    confirmTitle: 'Sign to confirm receipt: {{n}}',
    confirmNext: 'The ticket is redeemed; both sides have a voucher.',
    refuseTitle: 'Contest payments: {{n}}',
    refuseMeans:
      'The payer and the platform see the reason, and the platform judges. You can still confirm what comes before it has judged.',
    refuseReasons: {
      first: 'The money has not come until today',
      second: 'The amount that came differs from what was stated',
      third: 'The receipt does not fit our account',
    },
    signAndRefuse: 'Sign and contest',
    refuseSignTitle: 'Sign to contest: {{n}}',
    refuseNext: 'The platform judges it, and the payer can see the reason.',
  },
}
