import * as repay from '@jinpiao/contract/loanRepay'
import { readRepayState } from '../business/loanRepay/detail.ts'
import { repayLoans } from '../business/loanRepay/loans.ts'
import { tryRepayment } from '../business/loanRepay/trial.ts'
import type { Registration } from './register.ts'

/** What an early repayment costs, and how far it is. */
export const registerRepayments: Registration = ({ on }) => {
  on(repay.listRepayLoans, ({ queryContext }) => repayLoans(queryContext()))
  on(repay.getRepayTrial, ({ params, query, queryContext }) => tryRepayment(queryContext(), { ...params, ...query }))
  on(repay.getRepayState, ({ params, queryContext }) => readRepayState(queryContext(), params))
}
