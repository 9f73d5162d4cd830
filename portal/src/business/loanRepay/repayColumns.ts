import type { LoanRepayApplication } from '@jinpiao/contract/loanRepay'
import type { ListColumn } from '#portal/lists/columns.tsx'

/** Of the stored applications, and of the desk. */
export const repayColumns: readonly ListColumn<LoanRepayApplication>[] = [
  'drawNo',
  'repayKind',
  'amount',
  { key: 'repayPrincipal', secondary: true },
  { key: 'funderName', secondary: true },
  'promisedDate',
]
