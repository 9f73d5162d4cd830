import type { Translated } from '#portal/locales/translated.ts'
import type { exchange as source } from '#portal/locales/zh-CN/shell/exchange.ts'

export const exchange: Translated<typeof source> = { groups: { exchange: 'Bill exchange', invoice: 'Invoicing' } }
