import type { Translated } from '#portal/locales/translated.ts'
import type { payment as source } from '#portal/locales/zh-CN/payment.ts'

export const payment: Translated<typeof source> = {
  again: 'The bank has not found this serial before. It is right: ask once more',
  serialHint: 'As it stands on the bank’s receipt: 4 to 64 letters, digits or hyphens',
  filesHint: 'What the bank has made out for the transfer',
  confirmedBy:
    'This is what your company states. {{who}} checks whether it has arrived; until then it does not count as paid. What has not arrived comes back with the reason and can be reported again.',
  within_other: ' {{who}} answers within {{count}} working days.',
  payee: 'Where to pay',
  remarkMust: 'Write it to the payment: the bank finds the money by it.',
  send: 'Report',
  cancel: 'Cancel',
}
