import type { Translated } from '#portal/locales/translated.ts'
import type { data as source } from '#portal/locales/zh-CN/shell/data.ts'

export const data: Translated<typeof source> = { groups: { data: 'Documents and data', supplier: 'Suppliers' } }
