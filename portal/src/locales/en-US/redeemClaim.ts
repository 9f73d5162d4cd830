import type { Translated } from '#portal/locales/translated.ts'
import type { redeemClaim as source } from '#portal/locales/zh-CN/redeemClaim.ts'

export const redeemClaim: Translated<typeof source> = {
  payment: 'Payment',
  proof: 'Proof of the payment',
  stated: 'What is stated',
  noLine:
    'No payment is chosen yet. Choose one that the bank has not answered under “Being paid”, or one that failed under “To be paid”.',
  toPaying: 'Choose under “Being paid”',
  serialHint: 'On the bank’s receipt. A serial is registered once',
  paidOn: 'Paid on',
  filesHint: 'The bank’s receipt. The payee and the platform will see it',
  total: 'Amount stated',
  railHint: 'This is what your company states, not the bank’s answer',
  railFoot:
    'Once a director has approved it, the payee is asked. Until the payee confirms, the ticket is still to be paid; the bank’s answer counts before everything else.',
  railFootFailed:
    'This payment has failed. If your company said so and the bank has not answered, ask the bank first: it may have paid. Once a director has approved the statement, the payee is asked; until it confirms, the ticket is still to be paid.',
  checkText:
    'Once approved, the payee confirms or contests it within 5 working days. What it contests or leaves unanswered the platform judges.',
  answerBy: 'Payee answers by',
  contested: 'What the payee objects',
}
