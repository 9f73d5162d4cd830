import { bank, type FlowRow } from './flowRow.ts'
import type { TextCallName } from './textCallNames.ts'

/** Receipts of every type that ends in a loan: the note that is owed by, and the payment of the money. */
export const loanReceipts = {
  LOAN_NOTE: { label: ['借据', 'Loan note'], tone: 'info' },
  LOAN_PAID: { label: ['放款凭证', 'Payment of the loan'], tone: 'success' },
} as const satisfies FlowRow['receipts']

/** Where the texts of applications for loans are asked for (spec §7). */
export const loanTexts = { SUBMIT: 'loans', AGAIN: 'loansAgain', EDITED: 'loanEdited', APPROVE: 'loans' } as const
/** The same for loans that say what secures them: those with a pledge or a guarantee have addresses of their own. */
export const securedTexts = {
  ...loanTexts,
  SUBMIT: ['loans', 'guarantysCreate'],
  APPROVE: ['loans', 'guarantysApprove'],
} as const

/**
 * The address for what somebody signs at once: that of pledges and guarantees where each of the loans has one (spec §7).
 * `loanTextOf('SUBMIT', ['PLEDGE'])` is `guarantysCreate`, `loanTextOf('APPROVE', ['PLEDGE', 'CREDIT'])` is `loans`.
 */
export function loanTextOf(act: 'SUBMIT' | 'APPROVE', guarantees: readonly (string | null)[]): TextCallName {
  const [common, secured] = securedTexts[act]
  return guarantees.every((one) => one === 'PLEDGE' || one === 'GUARANTEE') ? secured : common
}

/** The last step of a loan: the bank pays it out. */
export const payout = bank({
  name: ['银行放款', 'Payment of the loan'],
  word: { label: ['放款中', 'Being paid out'], tone: 'info' },
})

/** What every row says whose applications end in a loan. */
export const endsInLoan = {
  words: { DONE: { label: ['已放款', 'Paid out'], tone: 'success' } },
  touches: ['applications', 'loans', 'todos', 'messages', 'receipts', 'transactions'],
  called: { promisedDate: 'maturityDate' },
  receipts: loanReceipts,
} as const satisfies Partial<FlowRow>
