import type { Translated } from '#portal/locales/translated.ts'
import type { data as source } from '#portal/locales/zh-CN/apply/data.ts'

/** Data about suppliers and trade. */
export const data: Translated<typeof source> = {
  limitAlloc: {
    form: 'Allocate',
    editTitle: 'Change the allocation',
    copyTitle: 'Copy into a new allocation',
    checkTitle: 'Check the allocation',
    next: {},
    signTitle_other: 'Sign and submit allocations: {{count}}',
    resultTable: 'Allocations',
    resultTitle_other: 'Allocations submitted: {{count}}',
  },
}
