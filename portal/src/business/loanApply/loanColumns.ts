import type { Application } from '@jinpiao/contract/applications'
import type { LoanRow } from '@jinpiao/contract/loanApply'
import { loanTextOf } from '@jinpiao/contract/loanFlow'
import type { ListColumn } from '#portal/lists/columns.tsx'

/** Columns of stored applications for loans, and of the desks where they are decided. */
export const loanColumns: readonly ListColumn<Application & LoanRow>[] = [
  'funderName',
  'amount',
  'months',
  'annualRate',
  { key: 'purpose', secondary: true },
  { key: 'approvedAmount', secondary: true },
]

/** Where the text of an approval is asked for. */
export const loansAsked = (rows: readonly LoanRow[]) =>
  loanTextOf(
    'APPROVE',
    rows.map(({ guarantee }) => guarantee),
  )

/** Ids of the controls that a word of a reviewer's reason may mean. */
export const loanFieldsMeant = {
  months: ['months'],
  repayMethod: ['method'],
  purpose: ['purpose'],
  purposeNote: ['purposeNote'],
  repaySource: ['repaySource'],
  guarantee: ['guarantee'],
  guarantor: ['guarantor'],
  receivingAccount: ['pkAccount'],
  authFiles: ['authFiles'],
  otherFiles: ['otherFiles'],
} as const
