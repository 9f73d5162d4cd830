import type { DetailOf } from '@jinpiao/contract/applications'
import type { CreditFundPayload, creditFund } from '@jinpiao/contract/creditFund'
import { findRecommenderProblems } from '@jinpiao/contract/creditFundRules'
import * as z from 'zod/mini'
import type { LineProblem } from '#portal/archetypes/apply/apply.ts'
import { singleForm } from '#portal/archetypes/apply/applyForm.ts'
import {
  chosenLoan,
  emptyLoan,
  fillLoan,
  type LoanFormFacts,
  loanProblems,
  loanValues,
  toLoanPayload,
} from '#portal/business/loanApply/loanForm.ts'

/** A loan with the core company that is to recommend it; its name stands beside its key. */
const schema = z.object({ ...loanValues, pkRecommender: z.string(), recommenderName: z.string() })
export type CreditFundValues = z.output<typeof schema>

export interface CreditFundFacts extends LoanFormFacts {
  /** Whether the enterprise has opened the product. */
  isOpened: boolean
}

const toPayload = (form: CreditFundValues): CreditFundPayload => ({
  ...toLoanPayload(form),
  pkRecommender: form.pkRecommender,
})

export const creditFundForm = singleForm({
  schema,
  empty: (facts?: CreditFundFacts): CreditFundValues => ({
    ...emptyLoan(facts),
    pkRecommender: '',
    recommenderName: '',
  }),
  chosen: chosenLoan,
  toPayload,
  fill: (detail: DetailOf<typeof creditFund>): CreditFundValues => ({
    ...fillLoan(detail),
    pkRecommender: detail.payload.pkRecommender,
    recommenderName: detail.application.recommenderName,
  }),
})

/** What the page can see by itself; whether the core company buys from the enterprise is the server's to say. */
export const findProblems = (form: CreditFundValues, facts: CreditFundFacts): LineProblem[] =>
  [...findRecommenderProblems(form, {}), ...loanProblems('CREDIT_FUND', form, facts)].map((each) => ({
    ...each,
    line: 0,
  }))
