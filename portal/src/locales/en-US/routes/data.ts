import type { Translated } from '#portal/locales/translated.ts'
import type { data as source } from '#portal/locales/zh-CN/routes/data.ts'

export const data: Translated<typeof source> = { limitAlloc: 'Limit allocation' }
