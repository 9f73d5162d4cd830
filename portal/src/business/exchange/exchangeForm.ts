import type { DetailOf } from '@jinpiao/contract/applications'
import type { Ticket } from '@jinpiao/contract/credits'
import type { ExchangePayload, exchange } from '@jinpiao/contract/exchange'
import { isDay } from '@jinpiao/values/days'
import { type Fen, sumMoney } from '@jinpiao/values/money'
import * as z from 'zod/mini'
import { singleForm, storedKeys } from '#portal/archetypes/apply/applyForm.ts'

const text = z.string()
const ticket = z.object({ pkCredit: text, creditNo: text, issuerName: text, amount: text, promisedDate: text })
/** A chosen ticket with what is shown of it. */
export type ChosenTicket = z.output<typeof ticket>

/** An exchange as it is filled in; the name of the accepting bank stands beside its key. */
const schema = z.object({
  ...storedKeys,
  tickets: z.array(ticket),
  fkProduct: text,
  acceptorName: text,
  billDueDate: text,
  pkAccount: text,
  feeQuoted: text,
  remark: text,
})
export type ExchangeForm = z.output<typeof schema>

export const toChosen = ({ pkCredit, creditNo, issuerName, amount, promisedDate }: Ticket): ChosenTicket => ({
  pkCredit,
  creditNo,
  issuerName,
  amount,
  promisedDate,
})

export const emptyExchange = (ticket?: Ticket): ExchangeForm => ({
  tickets: ticket === undefined ? [] : [toChosen(ticket)],
  fkProduct: '',
  acceptorName: '',
  billDueDate: '',
  pkAccount: '',
  feeQuoted: '',
  remark: '',
})

/** What is sent. What is no day is left out: a draft may be incomplete, never wrong. */
export const toExchangePayload = (form: ExchangeForm): ExchangePayload => ({
  fkCredits: form.tickets.map(({ pkCredit }) => pkCredit),
  fkProduct: form.fkProduct,
  billDueDate: isDay(form.billDueDate) ? form.billDueDate : '',
  pkAccount: form.pkAccount,
  feeQuoted: form.feeQuoted,
  remark: form.remark.trim(),
})

export const totalOf = (tickets: readonly Pick<ChosenTicket, 'amount'>[]): Fen =>
  sumMoney(tickets.map(({ amount }) => amount))

/** A stored application back in the form. Its fee is worked out again. */
function fill({ application, payload, tickets }: DetailOf<typeof exchange>): ExchangeForm {
  const { fkProduct, billDueDate, pkAccount, feeQuoted, remark } = payload
  return { tickets, fkProduct, acceptorName: application.acceptorName, billDueDate, pkAccount, feeQuoted, remark }
}

const form = singleForm({
  schema,
  empty: (facts?: { ticket: Ticket | undefined }) => emptyExchange(facts?.ticket),
  chosen: ['tickets', 'pkAccount', 'feeQuoted'],
  toPayload: toExchangePayload,
  fill,
})

/** What the rules say of `fkCredits.3` is shown at the fourth ticket of the form. */
export const exchangeForm: typeof form = {
  ...form,
  fieldId: (line, field) => form.fieldId(line, field.replace(/^fkCredits/, 'tickets')),
}
