import { type FunderProduct, listFunderProducts, type ProductKind } from '@jinpiao/contract/funderProducts'
import type { LoanDetail, LoanPayload } from '@jinpiao/contract/loanApply'
import { findLoanProblems } from '@jinpiao/contract/loanApplyRules'
import { type LoanPlan, trialOf } from '@jinpiao/contract/loanTrial'
import type { Problem } from '@jinpiao/contract/problems'
import { guaranteeNames, purposeNames, repayMethodNames } from '@jinpiao/contract/states/loans'
import { type Day, todayInShanghai } from '@jinpiao/values/days'
import { decimalToFen } from '@jinpiao/values/money'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { storedKeys } from '#portal/archetypes/apply/applyForm.ts'
import type { FactsQuery } from '#portal/archetypes/apply/defineApply.ts'
import {
  fenOf,
  type HeldFile,
  heldFile,
  moneyProblems,
  moneyText,
  textProblems,
} from '#portal/business/trade/tradeForm.ts'
import { queryOf } from '#portal/http/queries.ts'
import { businessNow } from '#portal/http/serverClock.ts'

const text = z.string()

/** What every application for a loan has as it is filled in; a type adds its own: `z.object({ ...loanValues, orderNo })`. */
export const loanValues = {
  ...storedKeys,
  fkProduct: text,
  funderName: text,
  amount: text,
  months: text,
  method: text,
  purpose: text,
  purposeNote: text,
  repaySource: text,
  pkAccount: text,
  guarantee: text,
  guarantor: z._default(text, ''),
  authFiles: z.array(heldFile),
  otherFiles: z.array(heldFile),
} as const
export const loanSchema = z.object(loanValues)
export type LoanValues = z.output<typeof loanSchema>

/** What the form has to know. */
export interface LoanFormFacts {
  /** By the server's clock. */
  today: Day
  products: readonly FunderProduct[]
}

/** What funders offer of a kind. */
export function useLoanFacts(kind: ProductKind): FactsQuery<LoanFormFacts> {
  return useQuery({
    ...queryOf('loans', listFunderProducts, { query: { kind } }),
    select: (products): LoanFormFacts => ({ today: todayInShanghai(businessNow()), products }),
  })
}

/** The only product is chosen to begin with. */
export function emptyLoan(facts?: LoanFormFacts): LoanValues {
  const [only, ...others] = facts?.products ?? []
  const chosen = others.length === 0 ? only : undefined
  return {
    fkProduct: chosen?.pkProduct ?? '',
    funderName: chosen?.funderName ?? '',
    amount: '',
    months: '',
    method: '',
    purpose: '',
    purposeNote: '',
    repaySource: '',
    pkAccount: '',
    guarantee: '',
    guarantor: '',
    authFiles: [],
    otherFiles: [],
  }
}
/** What is chosen by itself: alone it leaves no draft behind. */
export const chosenLoan = ['fkProduct', 'funderName', 'pkAccount'] as const satisfies readonly (keyof LoanValues)[]

/** What is typed, where it is one of these names. */
export const among = <Name extends string>(names: readonly Name[], typed: string): Name | '' =>
  names.find((name) => name === typed) ?? ''
/** Keys of files that are held, as a payload names them. */
export const keysOf = (files: readonly HeldFile[]) => files.map(({ pkFile }) => pkFile)
/** Months as a payload has them; what is no count of at most two digits is left out. */
export const monthsText = (typed: string) => (/^\d{1,2}$/.test(typed.trim()) ? typed.trim() : '')

/** What is sent. What is no amount and no count is left out: a draft may be incomplete, never wrong. */
export const toLoanPayload = (form: LoanValues): LoanPayload => ({
  fkProduct: form.fkProduct,
  amount: moneyText(form.amount),
  months: monthsText(form.months),
  method: among(repayMethodNames, form.method),
  purpose: among(purposeNames, form.purpose),
  purposeNote: form.purposeNote.trim(),
  repaySource: form.repaySource.trim(),
  pkAccount: form.pkAccount,
  guarantee: among(guaranteeNames, form.guarantee),
  ...(form.guarantee === 'GUARANTEE' && { guarantor: form.guarantor.trim() }),
  authFileIds: keysOf(form.authFiles),
  otherFileIds: keysOf(form.otherFiles),
})

/** A stored application back in the form. */
export function fillLoan({ payload, application, authFiles, otherFiles }: LoanDetail): LoanValues {
  const { authFileIds: _, otherFileIds: __, ...typed } = payload
  return { ...typed, guarantor: typed.guarantor ?? '', funderName: application.funderName, authFiles, otherFiles }
}

const chosenIn = ({ products }: LoanFormFacts, fkProduct: string) =>
  products.find(({ pkProduct }) => pkProduct === fkProduct)

/** What the page can see by itself of what every loan has. */
export function loanProblems(kind: ProductKind, form: LoanValues, facts: LoanFormFacts): Problem[] {
  const { today } = facts
  const typed = [
    ...moneyProblems('amount', 'amount', form.amount),
    ...textProblems('purposeNote', 'purposeNote', form.purposeNote),
    ...textProblems('repaySource', 'repaySource', form.repaySource),
    ...textProblems('guarantor', 'guarantor', form.guarantor),
  ]
  const known = new Set(typed.map(({ field }) => field))
  const product = form.fkProduct === '' ? undefined : (chosenIn(facts, form.fkProduct) ?? null)
  const found = findLoanProblems(kind, toLoanPayload(form), { today, product })
  // What is typed wrongly is not missing.
  return [...typed, ...found.filter(({ field }) => !known.has(field))]
}

/** The plan of what is typed, if it were paid today; undefined while something is missing for it. */
export function trialIn(form: Pick<LoanValues, 'fkProduct' | 'amount' | 'months' | 'method'>, facts: LoanFormFacts) {
  const product = chosenIn(facts, form.fkProduct)
  const method = among(repayMethodNames, form.method)
  const months = Number(monthsText(form.months))
  if (!product || method === '' || months > product.monthsMax) return undefined
  const { annualRate, dayBasis } = product
  const rateBp = Number(decimalToFen(annualRate))
  return trialOf({ amount: fenOf(form.amount), months, method, rateBp, dayBasis, from: facts.today }) satisfies
    | LoanPlan
    | undefined
}
