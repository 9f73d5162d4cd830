import { loanRepay } from '@jinpiao/contract/loanRepay'
import type { Desk } from '#portal/archetypes/desk.ts'
import { repayDetail } from './RepayDetail.tsx'
import { repayColumns } from './repayColumns.ts'

/** 提前还款复核: a desk among those of the director's page. */
export const repayDesk: Desk<typeof loanRepay> = {
  of: loanRepay,
  step: 'PENDING_DIRECTOR',
  title: 'selfLoanApply',
  words: 'loanRepay',
  columns: repayColumns,
  detail: repayDetail,
}
