import type { Translated } from '#portal/locales/translated.ts'
import type { ledger as source } from '#portal/locales/zh-CN/ledger.ts'

export const ledger: Translated<typeof source> & Record<`${string}_one`, string> = {
  bookFilters: 'Search the redemption book',
  bookRow: 'ticket {{creditNo}}',
  bookEmpty: 'No ticket has been issued yet. What becomes of each appears here.',
}
