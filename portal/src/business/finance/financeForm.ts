import type { DetailOf } from '@jinpiao/contract/applications'
import type { Ticket } from '@jinpiao/contract/credits'
import { type FinancePayload, type finance, financePayload, quote } from '@jinpiao/contract/finance'
import * as z from 'zod/mini'
import { singleForm, storedKeys } from '#portal/archetypes/apply/applyForm.ts'
import { emptyTrade, moneyText, toTradeForm, toTradeInput, tradeForm } from '#portal/business/trade/tradeForm.ts'

const text = z.string()

/** A financing as it is filled in. Texts are as typed; the name of the ticket stands beside its key. */
const schema = z.object({
  ...storedKeys,
  fkCredit: text,
  creditNo: text,
  amount: text,
  pkProduct: text,
  funderName: text,
  quote: z.nullable(quote),
  trade: tradeForm,
  pkAccount: text,
  contactName: text,
  contactMobile: text,
})
export type FinanceForm = z.output<typeof schema>

type Chosen = Pick<Ticket, 'pkCredit' | 'creditNo' | 'amount'>

/** All of the ticket is financed unless somebody says less. */
export const emptyFinance = (ticket?: Chosen): FinanceForm => ({
  fkCredit: ticket?.pkCredit ?? '',
  creditNo: ticket?.creditNo ?? '',
  amount: ticket?.amount ?? '',
  pkProduct: '',
  funderName: '',
  quote: null,
  trade: emptyTrade(),
  pkAccount: '',
  contactName: '',
  contactMobile: '',
})

const isMobile = (typed: string) => /^1\d{10}$/.test(typed)

/** What is sent. What is no amount is left out: a draft may be incomplete, never wrong. */
export const toFinancePayload = (form: FinanceForm): FinancePayload => ({
  fkCredit: form.fkCredit,
  amount: moneyText(form.amount),
  pkProduct: form.pkProduct,
  quote: form.quote,
  trade: toTradeInput(form.trade),
  pkAccount: form.pkAccount,
  contactName: form.contactName.trim(),
  contactMobile: isMobile(form.contactMobile.trim()) ? form.contactMobile.trim() : '',
})

/** A stored application back in the form. Its price is asked for again: the one that was signed has ended since. */
function fill({ application, payload, files }: DetailOf<typeof finance>, isCopy: boolean): FinanceForm {
  const { fkCredit, amount, pkProduct, trade, pkAccount, contactName, contactMobile } = financePayload.parse(payload)
  return {
    fkCredit,
    creditNo: application.creditNo,
    amount,
    pkProduct,
    funderName: application.funderName,
    quote: null,
    trade: toTradeForm(trade, files, isCopy),
    pkAccount,
    contactName,
    contactMobile,
  }
}

/** One ticket is one application (I16); a chosen ticket alone leaves no draft behind. */
export const financeForm = singleForm({
  schema,
  empty: (facts?: { ticket: Chosen | undefined }) => emptyFinance(facts?.ticket),
  chosen: ['fkCredit', 'creditNo', 'amount', 'pkAccount', 'quote'],
  toPayload: toFinancePayload,
  fill,
})
