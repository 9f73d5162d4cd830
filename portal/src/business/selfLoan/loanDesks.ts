import { loanDraw } from '@jinpiao/contract/loanDraw'
import { selfLoan } from '@jinpiao/contract/selfLoan'
import { type DeskAmong, deskAmong } from '#portal/archetypes/ApprovalDesks.tsx'
import { loanColumns, loansAsked } from '#portal/business/loanApply/loanColumns.ts'
import { loanDrawDetail } from '#portal/business/loanDraws/DrawDetail.tsx'
import { repayDesk } from '#portal/business/loanRepay/repayDesk.ts'
import { selfLoanDetail } from './selfLoanApply.tsx'

/** Desks of the director's page of own-credit loans: credit lines, then draws, then early repayments. */
export const loanDesks: readonly DeskAmong[] = [
  deskAmong({
    of: selfLoan,
    step: 'PENDING_DIRECTOR',
    title: 'selfLoanApply',
    words: 'selfLoan',
    columns: loanColumns,
    detail: selfLoanDetail,
    asked: loansAsked,
  }),
  deskAmong({
    of: loanDraw,
    step: 'PENDING_DIRECTOR',
    title: 'loanDraw',
    words: 'loanDraw',
    columns: ['funderName', 'amount', 'months', 'repayMethod', 'purpose', 'promisedDate'],
    detail: loanDrawDetail,
  }),
  deskAmong(repayDesk),
]
