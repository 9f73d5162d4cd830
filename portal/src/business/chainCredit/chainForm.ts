import type { DetailOf } from '@jinpiao/contract/applications'
import type { ChainCreditPayload, chainCredit } from '@jinpiao/contract/chainCredit'
import * as z from 'zod/mini'
import { singleForm } from '#portal/archetypes/apply/applyForm.ts'
import {
  chosenLoan,
  emptyLoan,
  fillLoan,
  keysOf,
  type LoanFormFacts,
  loanValues,
  toLoanPayload,
} from '#portal/business/loanApply/loanForm.ts'
import { heldFile } from '#portal/business/trade/tradeForm.ts'

/** A chain loan as it is filled in: what every loan has, the order that it is for, and its contracts. */
const schema = z.object({ ...loanValues, orderNo: z.string(), contractFiles: z.array(heldFile) })
export type ChainForm = z.output<typeof schema>

export const toChainPayload = (form: ChainForm): ChainCreditPayload => ({
  ...toLoanPayload(form),
  orderNo: form.orderNo.trim(),
  contractFileIds: keysOf(form.contractFiles),
})

export const chainForm = singleForm({
  schema,
  empty: (facts?: LoanFormFacts): ChainForm => ({ ...emptyLoan(facts), orderNo: '', contractFiles: [] }),
  chosen: chosenLoan,
  toPayload: toChainPayload,
  fill: (detail: DetailOf<typeof chainCredit>): ChainForm => ({
    ...fillLoan(detail),
    orderNo: detail.payload.orderNo,
    contractFiles: detail.contractFiles,
  }),
})
