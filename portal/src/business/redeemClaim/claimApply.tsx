import { redeemClaim } from '@jinpiao/contract/redeemClaim'
import { decimalToFen } from '@jinpiao/values/money'
import { defineApply } from '#portal/archetypes/apply/defineApply.ts'
import { ClaimCheck } from './ClaimCheck.tsx'
import { claimDetail } from './ClaimDetail.tsx'
import { ClaimEditor } from './ClaimEditor.tsx'
import { claimColumns } from './claimDesk.ts'
import { claimForm } from './claimForm.ts'
import { findProblems, useClaimFacts } from './useClaimFacts.ts'

/** 付款方登记 of one payment of a redemption. */
export const claimApply = defineApply({
  of: redeemClaim,
  name: 'redeemClaim',
  title: 'redeemClaim',
  form: claimForm,
  useFacts: useClaimFacts,
  problems: findProblems,
  Editor: ClaimEditor,
  Check: ClaimCheck,
  detail: claimDetail,
  columns: claimColumns,
  parties: ({ payeeName, amount }) => [{ name: payeeName, ...(amount !== '' && { amount: decimalToFen(amount) }) }],
})
