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
  verify: {
    intro: 'Enter the number and the verification code on a receipt to find out whether this platform has written it.',
    noHint: 'Begins with PZ; printed below the title',
    codeHint: '12 letters and digits, printed below the number; blanks, hyphens and capitals do not matter',
    submit: 'Check',
    missing: 'Enter the {{name}}',
    found: 'This platform has written the receipt',
    limited: 'Too many tries from one network. Try again in 15 minutes',
    foundVoid: 'This platform has written the receipt, but it has changed since',
    void: 'The ticket was refused, taken back or not accepted in time since. The receipt no longer holds.',
    voidPart: '{{amount}} yuan of it were refused, taken back or not accepted in time. That part no longer holds.',
    open: '{{amount}} yuan of it are not accepted yet.',
    compare: 'Compare each line with the paper. If one differs, the paper is not as this platform has written it.',
  },
}
