import type { DetailOf } from '@jinpiao/contract/applications'
import type { LoanDrawPayload, loanDraw } from '@jinpiao/contract/loanDraw'
import { purposeNames, repayMethodNames } from '@jinpiao/contract/states/loans'
import * as z from 'zod/mini'
import { singleForm, storedKeys } from '#portal/archetypes/apply/applyForm.ts'
import { among, keysOf, monthsText } from '#portal/business/loanApply/loanForm.ts'
import { heldFile, moneyText } from '#portal/business/trade/tradeForm.ts'
import type { DrawFacts } from './drawFacts.ts'

const text = z.string()

/** A draw as it is filled in; the name of the funder stands beside the key of the line. */
const schema = z.object({
  ...storedKeys,
  pkAgreement: text,
  funderName: text,
  amount: text,
  months: text,
  method: text,
  purpose: text,
  purposeNote: text,
  pkAccount: text,
  contractFiles: z.array(heldFile),
})
export type DrawForm = z.output<typeof schema>

/** There is one line: nobody chooses it. */
export const emptyDraw = (facts?: DrawFacts): DrawForm => ({
  pkAgreement: facts?.line?.pkAgreement ?? '',
  funderName: facts?.line?.funderName ?? '',
  amount: '',
  months: '',
  method: '',
  purpose: '',
  purposeNote: '',
  pkAccount: '',
  contractFiles: [],
})

/** What decides the plan, as it is asked for. */
export const toWish = ({ amount, months, method }: Pick<DrawForm, 'amount' | 'months' | 'method'>) => ({
  amount: moneyText(amount),
  months: monthsText(months),
  method: among(repayMethodNames, method),
})

/** What is sent. What is no amount and no count is left out: a draft may be incomplete, never wrong. */
export const toDrawPayload = (form: DrawForm): LoanDrawPayload => ({
  pkAgreement: form.pkAgreement,
  ...toWish(form),
  purpose: among(purposeNames, form.purpose),
  purposeNote: form.purposeNote.trim(),
  pkAccount: form.pkAccount,
  contractFileIds: keysOf(form.contractFiles),
})

/** A stored application back in the form. */
function fill({ application, payload, contractFiles }: DetailOf<typeof loanDraw>): DrawForm {
  const { contractFileIds: _, ...typed } = payload
  return { ...typed, funderName: application.funderName, contractFiles }
}

export const loanDrawForm = singleForm({
  schema,
  empty: emptyDraw,
  chosen: ['pkAgreement', 'funderName', 'pkAccount'],
  toPayload: toDrawPayload,
  fill,
})
