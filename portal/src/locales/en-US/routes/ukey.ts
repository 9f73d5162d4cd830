import type { Translated } from '#portal/locales/translated.ts'
import type { ukey as source } from '#portal/locales/zh-CN/routes/ukey.ts'

/** Keys, products and people of an enterprise. */
export const ukey: Translated<typeof source> = {
  productOverview: 'Products',
}
