import type { DetailOf } from '@jinpiao/contract/applications'
import type { LoanRepayPayload, loanRepay } from '@jinpiao/contract/loanRepay'
import { earlyKindNames } from '@jinpiao/contract/states/loans'
import { isDay } from '@jinpiao/values/days'
import { parseMoney } from '@jinpiao/values/money'
import * as z from 'zod/mini'
import { singleForm, storedKeys } from '#portal/archetypes/apply/applyForm.ts'
import { moneyText } from '#portal/business/trade/tradeForm.ts'
import type { RepayFormFacts } from './repayFacts.ts'

const text = z.string()

/** An early repayment as it is filled in. Number and funder of the loan stand beside its key. */
const schema = z.object({
  ...storedKeys,
  pkDraw: text,
  drawNo: text,
  funderName: text,
  kind: z.enum(earlyKindNames),
  principal: text,
  repayDate: text,
  pkAccount: text,
  totalQuoted: text,
})
export type RepayForm = z.output<typeof schema>

const emptyRepay = (facts?: RepayFormFacts): RepayForm => ({
  pkDraw: facts?.asked?.pkDraw ?? '',
  drawNo: facts?.asked?.drawNo ?? '',
  funderName: facts?.asked?.funderName ?? '',
  kind: 'EARLY_PART',
  principal: '',
  repayDate: facts?.repayDate ?? '',
  pkAccount: '',
  totalQuoted: '',
})

/** The part that is repaid, while it is an amount and a part is what is wanted. */
export const partOf = ({ kind, principal }: Pick<RepayForm, 'kind' | 'principal'>): string =>
  kind === 'EARLY_PART' && parseMoney(principal).ok ? moneyText(principal) : ''

/** What is sent. What is no amount is left out: a draft may be incomplete, never wrong. */
export const toRepayPayload = (form: RepayForm): LoanRepayPayload => ({
  pkDraw: form.pkDraw,
  kind: form.kind,
  principal: partOf(form),
  repayDate: isDay(form.repayDate) ? form.repayDate : '',
  pkAccount: form.pkAccount,
  totalQuoted: form.totalQuoted,
})

/** A stored application back in the form. Day and sum are worked out again. */
const fill = ({ application, payload }: DetailOf<typeof loanRepay>): RepayForm => ({
  ...payload,
  drawNo: application.drawNo,
  funderName: application.funderName,
})

export const repayForm = singleForm({
  schema,
  empty: emptyRepay,
  chosen: ['pkDraw', 'drawNo', 'funderName', 'repayDate', 'pkAccount', 'totalQuoted'],
  toPayload: toRepayPayload,
  fill,
})
