import type { Translated } from '#portal/locales/translated.ts'
import type { credit as source } from '#portal/locales/zh-CN/shell/credit.ts'

export const credit: Translated<typeof source> = { groups: { chainCredit: 'Chain loan', creditFund: 'Credit fund' } }
