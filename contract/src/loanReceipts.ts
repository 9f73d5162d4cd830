import type { StatusWord } from './status.ts'

/** Receipts of every type that ends in a loan: the note that is owed by, and the payment of the money. */
export const loanReceipts = {
  LOAN_NOTE: { label: ['借据', 'Loan note'], tone: 'info' },
  LOAN_PAID: { label: ['放款凭证', 'Payment of the loan'], tone: 'success' },
} as const satisfies Record<string, StatusWord>

/** Where the texts of applications for loans are asked for (spec §7). */
export const loanTexts = { SUBMIT: 'loans', AGAIN: 'loansAgain', EDITED: 'loanEdited', APPROVE: 'loans' } as const
