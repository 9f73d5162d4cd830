import type { DetailOf } from '@jinpiao/contract/applications'
import type { Billing } from '@jinpiao/contract/billingInfo'
import type { FeeBill } from '@jinpiao/contract/bills'
import { emailPattern } from '@jinpiao/contract/fields'
import type { InvoicingPayload, invoicing } from '@jinpiao/contract/invoicing'
import { findInvoicingProblems, groupByParty } from '@jinpiao/contract/invoicingRules'
import { problem } from '@jinpiao/contract/problems'
import { feePartyNames, invoiceKindNames, receiveWayNames } from '@jinpiao/contract/states/exchange'
import * as z from 'zod/mini'
import type { LineProblem } from '#portal/archetypes/apply/apply.ts'
import type { ApplyForm } from '#portal/archetypes/apply/applyForm.ts'

const text = z.string()
const chosenBill = z.object({
  pkBill: text,
  feeBillNo: text,
  issuingParty: text,
  partyKind: z.enum(feePartyNames),
  amount: text,
})
export type ChosenBill = z.output<typeof chosenBill>

/** Bills of whatever parties; each party's become an application, which is known by its party once it is stored. */
const schema = z.object({
  stored: z.array(z.object({ party: text, pkApply: text, version: z.number() })),
  bills: z.array(chosenBill),
  invoiceKind: z.enum(invoiceKindNames),
  receiveBy: z.enum(receiveWayNames),
  email: text,
  address: text,
  remark: text,
})
export type InvoicingForm = z.output<typeof schema>

/** What the form knows before anything is typed. */
export interface InvoicingFormFacts {
  /** Bills that an invoice can be applied for. */
  bills: readonly FeeBill[]
  /** Those that the address names (`?bills=`). */
  chosen: readonly FeeBill[]
  /** Null: nothing was ever filled in. */
  billing: (Billing & { invoiceTitle: string }) | null
}

export const toChosen = ({ pkBill, feeBillNo, issuingParty, partyKind, amount }: FeeBill): ChosenBill => ({
  pkBill,
  feeBillNo,
  issuingParty,
  partyKind,
  amount,
})

const empty = (facts?: InvoicingFormFacts): InvoicingForm => ({
  stored: [],
  bills: (facts?.chosen ?? []).map(toChosen),
  invoiceKind: facts?.billing?.invoiceKind ?? 'NORMAL',
  receiveBy: 'EMAIL',
  email: facts?.billing?.email ?? '',
  address: '',
  remark: '',
})

/** An application a party; without a bill it is one of nobody yet. */
function linesOf(form: InvoicingForm) {
  const { stored, bills, invoiceKind, receiveBy, email, address, remark } = form
  const isMail = receiveBy === 'EMAIL'
  const groups = groupByParty(bills)
  const parties = groups.length === 0 ? [{ party: '', bills: [] }] : groups
  return parties.map(({ party, bills: own }) => {
    // The one application that is corrected stays itself, whatever becomes of its party.
    const only = parties.length === 1 && stored.length === 1 ? stored[0] : undefined
    const { pkApply, version } = stored.find((each) => each.party === party) ?? only ?? {}
    const payload: InvoicingPayload = {
      party,
      pkBills: own.map(({ pkBill }) => pkBill),
      invoiceKind,
      receiveBy,
      email: isMail && emailPattern.test(email.trim()) ? email.trim() : '',
      address: isMail ? '' : address.trim(),
      remark: remark.trim(),
    }
    return { party, pkApply, version, payload }
  })
}

function fill({ payload, application, bills }: DetailOf<typeof invoicing>, isCopy: boolean): InvoicingForm {
  const { party, invoiceKind, receiveBy, email, address, remark } = payload
  const { pkApply, version } = application
  return {
    stored: isCopy ? [] : [{ party, pkApply, version }],
    // What was invoiced is not invoiced again.
    bills: isCopy ? [] : bills.map(toChosen),
    invoiceKind,
    receiveBy,
    email,
    address,
    remark,
  }
}

export const invoicingForm: ApplyForm<InvoicingForm, DetailOf<typeof invoicing>, InvoicingFormFacts> = {
  empty,
  parse: (payload) => {
    const result = schema.safeParse(payload)
    return result.success ? result.data : undefined
  },
  isUntouched: ({ bills, address, remark }) => bills.length === 0 && address === '' && remark === '',
  lines: linesOf,
  stored: (form, saved) => ({
    ...form,
    stored: linesOf(form).flatMap(({ party }, index) => {
      const found = saved[index]
      return found === undefined ? [] : [{ party, pkApply: found.pkApply, version: found.version }]
    }),
  }),
  fill,
  // The bills of all parties are one field; what is said of one names it.
  fieldId: (_line, field) => field.replace(/^pkBills.*/, 'bills'),
}

/** The same rules as the server's. Bills that were chosen before are judged by it. */
export function findProblems(form: InvoicingForm, { bills, billing }: InvoicingFormFacts): LineProblem[] {
  const known = new Map(
    form.bills.map(({ pkBill, feeBillNo }) => [
      pkBill,
      bills.find((each) => each.pkBill === pkBill) ?? {
        feeBillNo,
        feeState: 'PAID' as const,
        invoicedState: 'NONE' as const,
      },
    ]),
  )
  const email = form.email.trim()
  const isWrong = form.receiveBy === 'EMAIL' && email !== '' && !emailPattern.test(email)
  const wrong = isWrong ? [{ ...problem('email', '04000164'), line: 0 }] : []
  return [
    ...wrong,
    ...linesOf(form).flatMap(({ payload }, line) =>
      findInvoicingProblems(payload, { bills: known, billing })
        .filter(({ field }) => !isWrong || field !== 'email')
        .map((each) => ({ ...each, line })),
    ),
  ]
}
