import type { Translated } from '#portal/locales/translated.ts'
import type { exchange as source } from '#portal/locales/zh-CN/approval/exchange.ts'

export const exchange: Translated<typeof source> = {
  voucherOf: {
    EXCHANGE_FEE: {
      title: 'Exchange fee voucher',
      digest: 'Made of the application for the exchange: if it differs, so does the digest.',
    },
    FEE: {
      title: 'Fee payment voucher',
      digest: 'Made of the application that has borne the fee: if it differs, so does the digest.',
    },
  },
  desk: {
    exchange: {
      approve: 'Approve',
      empty: 'No exchange waits for review. What you decided is under “Decided by me”.',
      next: 'The platform answers; then the fee is paid within 5 days.',
    },
  },
}
