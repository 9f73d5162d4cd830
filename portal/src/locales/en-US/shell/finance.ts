import type { Translated } from '#portal/locales/translated.ts'
import type { finance as source } from '#portal/locales/zh-CN/shell/finance.ts'

export const finance: Translated<typeof source> = { groups: { finance: 'Financing', signup: 'Qualification' } }
