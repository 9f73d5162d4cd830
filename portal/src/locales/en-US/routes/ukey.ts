import type { Translated } from '#portal/locales/translated.ts'
import type { ukey as source } from '#portal/locales/zh-CN/routes/ukey.ts'

export const ukey: Translated<typeof source> = {
  confirmation: 'Confirmations',
  confirmationAsked: 'Confirmations asked of others',
  ukeyList: 'UKEYs',
  ukeyApply: 'Apply for UKEYs',
  ukeyDetail: 'Progress of a UKEY',
  ukeyReset: 'Renew or reset a UKEY',
  productOverview: 'Products',
}
