import type { Translated } from '#portal/locales/translated.ts'
import type { confirmations as source } from '#portal/locales/zh-CN/confirmations.ts'

export const confirmations: Translated<typeof source> = {
  filters: 'Search matters',
  empty:
    'There are none of these yet. Guarantees, trade backgrounds and other matters that companies ask you to confirm are listed here.',
  toAsked: 'Asked by our company',
  toAnswer: 'To be confirmed by our company',
  askedFilters: 'Search what our company has asked',
  askedEmpty: 'Our company has asked nobody to confirm anything yet.',
  acts: 'Actions',
  rowName: '{{confirmNo}} {{confirmTitle}}',
  read: 'Read it',
  confirm: 'Confirm',
  refuse: 'Refuse',
  today: '(ends today)',
  daysLeft: '({{n}} days left)',
  over: 'Settled',
  matters: 'Chosen matters',
  tooMany: 'At most {{n}} at once',
  agreeTitle: 'Confirm {{n}}',
  toSign: 'Go on to sign',
  confirmTitle: 'Sign to confirm {{n}}',
  confirmNext: 'The confirmation is recorded; the company that asked can see it.',
  refuseTitle: 'Refuse {{n}}',
  refuseMeans: 'A refusal is final. Whoever asked has to ask again.',
  refuseReasons: {
    content: 'The content differs from what was agreed',
    amount: 'The amount or the term differs from what was agreed',
    unknown: 'The matter is not known to this company',
  },
  signAndRefuse: 'Sign and refuse',
  refuseSignTitle: 'Sign to refuse {{n}}',
  refuseNext: 'The reason is recorded; the company that asked can see it.',
}
