import type { Translated } from '#portal/locales/translated.ts'
import type { data as source } from '#portal/locales/zh-CN/approval/data.ts'

/** Data about suppliers and trade. */
export const data: Translated<typeof source> = {
  desk: {
    limitAlloc: {
      approve: 'Approve',
      empty: 'No allocation to review. History is under “Done by me”.',
      next: 'The limit has moved; its page says how.',
    },
  },
}
