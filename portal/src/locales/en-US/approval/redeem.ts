import type { Translated } from '#portal/locales/translated.ts'
import type { redeem as source } from '#portal/locales/zh-CN/approval/redeem.ts'

export const redeem: Translated<typeof source> = {
  voucherOf: {
    REDEEM: {
      title: 'Ticket redemption voucher',
      at: 'Paid',
      digest:
        'Made of the redemption application, the signed texts and the payer’s signatures: if any differs, so does the digest.',
    },
  },
}
