import type { Translated } from '#portal/locales/translated.ts'
import type { receipts as source } from '#portal/locales/zh-CN/receipts.ts'

export const receipts: Translated<typeof source> & Record<`${string}_one`, string> = {
  filters: 'Search receipts',
  rowName: 'receipt {{receiptNo}}',
  empty: {
    receipts: 'There are no receipts yet. They appear here when an issue, an acceptance or a transfer takes effect.',
    certificates: 'No documents of loans yet. They appear here once a loan is paid out, repaid or settled.',
  },
  printSelected: 'View and print the selected receipts',
  tooMany: 'At most {{max}} can be printed at once; select fewer',
  sheets_one: 'Print the receipt',
  sheets_other: 'Print receipts: {{count}}',
}
