import { type RedeemClaimApplication, redeemClaim } from '@jinpiao/contract/redeemClaim'
import type { Desk } from '#portal/archetypes/desk.ts'
import type { ListColumn } from '#portal/lists/columns.tsx'
import { claimDetail } from './ClaimDetail.tsx'

/** Of the stored statements, and of the desk. */
export const claimColumns: readonly ListColumn<RedeemClaimApplication>[] = [
  'payeeName',
  'creditNo',
  'amount',
  'promisedDate',
  { key: 'bankSerial', secondary: true },
  { key: 'redeemNo', secondary: true },
]

/** 付款方登记复核: a desk among those of the director's page. */
export const claimDesk: Desk<typeof redeemClaim> = {
  of: redeemClaim,
  step: 'PENDING_DIRECTOR',
  title: 'redeemDirector',
  words: 'redeemClaim',
  columns: claimColumns,
  detail: claimDetail,
}
