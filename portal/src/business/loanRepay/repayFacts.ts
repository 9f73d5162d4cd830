import type { RepayLoan } from '@jinpiao/contract/loanRepay'

/** What the form has to know before anything is typed. */
export interface RepayFormFacts {
  /** The day on which the bank collects what is submitted now, by the server's clock. */
  repayDate: string
  loans: readonly RepayLoan[]
  /** The loan that the form begins with (`?id=`). */
  asked: RepayLoan | undefined
}
