import type { DetailOf } from '@jinpiao/contract/applications'
import type { PurFinancePayload, purFinance } from '@jinpiao/contract/purFinance'
import { findPurchaseProblems } from '@jinpiao/contract/purFinanceRules'
import * as z from 'zod/mini'
import type { LineProblem } from '#portal/archetypes/apply/apply.ts'
import { singleForm } from '#portal/archetypes/apply/applyForm.ts'
import {
  chosenLoan,
  emptyLoan,
  fillLoan,
  keysOf,
  type LoanFormFacts,
  loanProblems,
  loanValues,
  toLoanPayload,
} from '#portal/business/loanApply/loanForm.ts'
import { dayProblems, dayText, heldFile } from '#portal/business/trade/tradeForm.ts'

/** A loan on purchases as it is filled in; the name of the pack stands beside its key. */
const schema = z.object({
  ...loanValues,
  financeMonth: z.string(),
  financeDate: z.string(),
  pkPack: z.string(),
  packName: z.string(),
  contractFiles: z.array(heldFile),
})
export type PurFinanceForm = z.output<typeof schema>

export const toPurFinancePayload = (form: PurFinanceForm): PurFinancePayload => ({
  ...toLoanPayload(form),
  financeMonth: form.financeMonth,
  financeDate: dayText(form.financeDate),
  pkPack: form.pkPack,
  contractFileIds: keysOf(form.contractFiles),
})

export const purFinanceForm = singleForm({
  schema,
  empty: (facts?: LoanFormFacts): PurFinanceForm => ({
    ...emptyLoan(facts),
    method: 'BULLET',
    purpose: 'PURCHASE',
    financeMonth: '',
    financeDate: '',
    pkPack: '',
    packName: '',
    contractFiles: [],
  }),
  chosen: chosenLoan,
  toPayload: toPurFinancePayload,
  fill: (detail: DetailOf<typeof purFinance>): PurFinanceForm => ({
    ...fillLoan(detail),
    financeMonth: detail.payload.financeMonth,
    financeDate: detail.payload.financeDate,
    pkPack: detail.payload.pkPack,
    packName: detail.pack?.packName ?? '',
    contractFiles: detail.contractFiles,
  }),
})

/** What the page can see by itself; whether the pack is approved is the server's to say. */
export function findProblems(form: PurFinanceForm, facts: LoanFormFacts): LineProblem[] {
  const payload = toPurFinancePayload(form)
  const typed = form.financeDate === '' ? [] : dayProblems('financeDate', 'financeDate', form.financeDate)
  const own = findPurchaseProblems(payload, { today: facts.today })
  return [...loanProblems('PUR_FINANCE', form, facts), ...typed, ...own].map((found) => ({ ...found, line: 0 }))
}

/** How the address that composes the text describes a form: months, amount, and the day where one is chosen (spec §7). */
export function textParams(form: PurFinanceForm): Record<string, string> {
  const { months, amount, financeDate } = toPurFinancePayload(form)
  return { month: months, amount, ...(financeDate !== '' && { financeDate }) }
}
