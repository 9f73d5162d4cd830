import * as repay from '@jinpiao/contract/loanRepay'
import { getRepayState } from '../business/loanRepay/detail.ts'
import { getRepayLoan, tryRepayment } from '../business/loanRepay/trial.ts'
import type { Registration } from './register.ts'

/** What an early repayment costs, and how far it is. */
export const registerRepayments: Registration = ({ on }) => {
  on(repay.getRepayLoan, ({ params, queryContext }) => getRepayLoan(queryContext(), params))
  on(repay.getRepayTrial, ({ params, query, queryContext }) => tryRepayment(queryContext(), { ...params, ...query }))
  on(repay.getRepayState, ({ params, queryContext }) => getRepayState(queryContext(), params))
}
