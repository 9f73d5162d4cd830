import type { Translated } from '#portal/locales/translated.ts'
import type { redeem as source } from '#portal/locales/zh-CN/approval/redeem.ts'

export const redeem: Translated<typeof source> = {
  desk: {
    redeemDirector: {
      approve: 'Approve',
      empty: 'No redemption to review. History is under “Done by me”.',
      next: 'It goes to the final review, then the bank pays.',
    },
    redeemClaim: {
      approve: 'Approve',
      empty: 'No stated payment to review. History is under “Done by me”.',
      next: 'The payee is asked. When it confirms, the ticket is redeemed.',
    },
    redeemFinal: {
      approve: 'Final approval',
      empty: 'No redemption for final review. History is under “Done by me”.',
      next: 'The bank has been asked to pay. Results arrive payment by payment.',
    },
  },
  voucherOf: {
    REDEEM: {
      title: 'Ticket redemption voucher',
      digest:
        'Made of the redemption application, the signed texts and the payer’s signatures: if any differs, so does the digest.',
    },
  },
}
