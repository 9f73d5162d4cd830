import type { Translated } from '#portal/locales/translated.ts'
import type { redeem as source } from '#portal/locales/zh-CN/shell/redeem.ts'

export const redeem: Translated<typeof source> = { groups: { redeem: 'Redemption', account: 'Accounts' } }
