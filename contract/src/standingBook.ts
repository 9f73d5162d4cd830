import * as z from 'zod/mini'
import { dueClasses } from './due.ts'
import { fields, moneySum } from './fields.ts'
import { list } from './list.ts'
import { standingBookPage } from './permissions/redeem.ts'
import { bookStateNames, bookStates } from './states/redeem.ts'

/**
 * One line of the book: a ticket as it was issued, with what has become of it. Its parts are added up and never named:
 * who holds one is not the issuer's to know (I26).
 */
export const bookLine = z.object({
  pkCredit: z.string(),
  ...fields('creditNo', 'supplierName', 'issueDate', 'promisedDate', 'payableDate', 'amount'),
  redeemedAmount: moneySum,
  outstandingAmount: moneySum,
  /** Parts that nothing has come of yet, and how far the farthest is from the issuer: 1 for a ticket in one piece. */
  ...fields('leafCount', 'levelCount'),
  state: z.enum(bookStateNames),
  /** Since the day of payment; null: no part is overdue. */
  ...fields('overdueDays?'),
})
export type BookLine = z.output<typeof bookLine>

/** `ALL`, or those of which something is still to be paid, by how it stands: each of them is in one of the three. */
export const bookBoxes = ['ALL', ...dueClasses] as const

export const listBook = list({
  name: 'book',
  path: '/corp/v1/redeems/standing-book',
  summary: '兑付台账：每张原始金票的兑付情况',
  permission: standingBookPage,
  row: bookLine,
  filters: {
    creditNo: 'contains',
    supplierName: 'contains',
    issueDate: 'range',
    promisedDate: 'range',
    amount: 'range',
  },
  choices: { box: bookBoxes },
  sort: ['issueDate', 'promisedDate', 'amount', 'creditNo'],
  sums: ['amount', 'redeemedAmount', 'outstandingAmount'],
  words: { state: () => bookStates },
})
