import type { Translated } from '#portal/locales/translated.ts'
import type { redeem as source } from '#portal/locales/zh-CN/routes/redeem.ts'

export const redeem: Translated<typeof source> = {
  redeemRegister: 'Redeem tickets',
  redeemClaim: 'Payment stated by the payer',
  redeemDirector: 'Review redemptions',
  redeemFinal: 'Final review of redemptions',
  redeemQuery: 'Redemptions',
  accounts: 'Bank accounts',
  accountUpdate: 'Register an account',
  standingBook: 'Redemption book',
  transactions: 'Transactions',
  accountOverview: 'Assets',
}
