import type { DetailOf } from '@jinpiao/contract/applications'
import type { DueTicket, RedeemPayload, redeem } from '@jinpiao/contract/redeem'
import { isDay } from '@jinpiao/values/days'
import { decimalToFen, type Fen } from '@jinpiao/values/money'
import * as z from 'zod/mini'
import { singleForm, storedKeys } from '#portal/archetypes/apply/applyForm.ts'

const text = z.string()
/** How the payment before this one failed, and the account that is paid now. */
const failure = z.object({ failReason: text, failedOn: text, payeeAccount: text })
const ticket = z.object({
  pkCredit: text,
  creditNo: text,
  payeeName: text,
  amount: text,
  promisedDate: text,
  /** Account that its payee is paid on; null: it has none that is proved. */
  payeeAccount: z.nullable(text),
  lastFailure: z.nullable(failure),
  /** Why it cannot be paid now; null: it can. */
  blockedReason: z.nullable(text),
})
export type RedeemTicket = z.output<typeof ticket>

/** A batch as it is filled in: tickets with what is shown of them, and how they are paid. */
const schema = z.object({ ...storedKeys, tickets: z.array(ticket), payDate: text, pkAccount: text, remark: text })
export type RedeemForm = z.output<typeof schema>

/** A ticket of a list, or of a stored batch, as the form holds it. */
export const toTicket = (of: Pick<DueTicket, keyof RedeemTicket>): RedeemTicket => ticket.parse(of)

export const emptyRedeem = (payDate = ''): RedeemForm => ({ tickets: [], payDate, pkAccount: '', remark: '' })

/** What has been begun, with more tickets: each once, and how they are paid stays. */
export const withTickets = (begun: RedeemForm, chosen: readonly RedeemTicket[]): RedeemForm => ({
  ...begun,
  tickets: [
    ...begun.tickets,
    ...chosen.filter((one) => begun.tickets.every(({ pkCredit }) => pkCredit !== one.pkCredit)),
  ],
})

/** What is sent. What is no day is left out: a draft may be incomplete, never wrong. */
export const toRedeemPayload = ({ tickets, payDate, pkAccount, remark }: RedeemForm): RedeemPayload => ({
  fkCredits: tickets.map(({ pkCredit }) => pkCredit),
  payDate: isDay(payDate) ? payDate : '',
  pkAccount,
  remark: remark.trim(),
})

export const totalOf = (tickets: readonly Pick<RedeemTicket, 'amount'>[]): Fen =>
  tickets.reduce((sum, { amount }) => sum + decimalToFen(amount), 0n)

/** What each payee gets, in the order of the tickets. */
export function payeesOf(tickets: readonly RedeemTicket[]): { name: string; count: number; fen: Fen }[] {
  const names = [...new Set(tickets.map(({ payeeName }) => payeeName))]
  return names.map((name) => {
    const own = tickets.filter(({ payeeName }) => payeeName === name)
    return { name, count: own.length, fen: totalOf(own) }
  })
}

/** A stored application back in the form. */
function fill({ payload, lines }: DetailOf<typeof redeem>): RedeemForm {
  return {
    tickets: lines.map(toTicket),
    payDate: payload.payDate,
    pkAccount: payload.pkAccount,
    remark: payload.remark,
  }
}

/** One batch is one application; the account and the day that are given to begin with leave no draft behind. */
const form = singleForm({
  schema,
  empty: (facts?: { today: string }) => emptyRedeem(facts?.today),
  chosen: ['payDate', 'pkAccount'],
  toPayload: toRedeemPayload,
  fill,
})

/** What the rules say of `fkCredits.3` is shown at the fourth ticket of the form. */
export const redeemForm: typeof form = {
  ...form,
  fieldId: (line, field) => form.fieldId(line, field.replace(/^fkCredits/, 'tickets')),
}
