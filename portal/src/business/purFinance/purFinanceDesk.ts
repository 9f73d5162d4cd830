import { purFinance } from '@jinpiao/contract/purFinance'
import type { Desk } from '#portal/archetypes/desk.ts'
import { purFinanceDetail } from './PurFinanceDetail.tsx'
import { purFinanceColumns } from './purFinanceColumns.ts'

/** The director of the purchaser. */
export const purFinanceDesk: Desk<typeof purFinance> = {
  of: purFinance,
  step: 'PENDING_DIRECTOR',
  title: 'financeApprove',
  words: 'purFinance',
  columns: purFinanceColumns,
  detail: purFinanceDetail,
}
