import type { PurFinanceApplication } from '@jinpiao/contract/purFinance'
import { loanColumns } from '#portal/business/loanApply/loanColumns.ts'
import type { ListColumn } from '#portal/lists/columns.tsx'

/** Columns of purchase finance, where it is stored and where it is decided. */
export const purFinanceColumns: readonly ListColumn<PurFinanceApplication>[] = [
  'financeMonth',
  ...loanColumns,
  { key: 'financeDate', secondary: true },
]
