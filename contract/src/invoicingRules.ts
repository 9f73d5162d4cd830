import { sumMoney } from '@jinpiao/values/money'
import { type Billing } from './billingInfo.ts'
import { isEnoughFor } from './billingRules.ts'
import { type BillFacts, findInvoiceProblem } from './billRules.ts'
import type { FeeBill } from './bills.ts'
import type { CheckTopic } from './checks.ts'
import type { InvoicingPayload } from './invoicing.ts'
import { missing, notChosen, type Problem, problem } from './problems.ts'
import { termOf } from './terms.ts'

type PartyBill = Pick<FeeBill, 'issuingParty' | 'partyKind' | 'amount'>

/** Bills that one party makes an invoice out for. */
export interface PartyGroup<Bill extends PartyBill> {
  party: string
  partyKind: FeeBill['partyKind']
  bills: readonly Bill[]
  amountFen: bigint
}

/**
 * Bills by who makes out their invoices: each group becomes an application of its own. Groups and their bills keep the
 * order of the list: two of a bank, one of the platform, one of the bank again are two groups.
 */
export function groupByParty<Bill extends PartyBill>(bills: readonly Bill[]): PartyGroup<Bill>[] {
  const groups = new Map<string, Bill[]>()
  for (const bill of bills) {
    const key = `${bill.partyKind} ${bill.issuingParty}`
    groups.set(key, [...(groups.get(key) ?? []), bill])
  }
  return [...groups.values()].flatMap((own) => {
    const [first] = own
    if (first === undefined) return []
    const amountFen = sumMoney(own.map(({ amount }) => amount))
    return [{ party: first.issuingParty, partyKind: first.partyKind, bills: own, amountFen }]
  })
}

/** What is known when an application is judged. */
export interface InvoicingFacts {
  /** The bills that it names, by key; one that is not there is not the enterprise's. */
  bills: ReadonlyMap<string, BillFacts>
  /** What stands on invoices of the enterprise; null: never filled in. */
  billing: Billing | null
}

/** What a reviewer reads of these rules, in the order of the form. */
export const invoicingTopics: readonly CheckTopic[] = [
  { name: termOf('feeBills').name, fields: /^(pkBills.*)?$/ },
  { name: termOf('invoiceKind').name, fields: /^invoiceKind/ },
  { name: termOf('receiveBy').name, fields: /^(receiveBy|email|address)/ },
]

/** Everything that refuses an application for an invoice, in the order of the form. */
export function findInvoicingProblems(payload: InvoicingPayload, { bills, billing }: InvoicingFacts): Problem[] {
  const { pkBills, invoiceKind, receiveBy, email, address } = payload
  const wrong = pkBills.flatMap((pkBill) => {
    const bill = bills.get(pkBill)
    return bill === undefined ? [problem('pkBills', '01000302')] : (findInvoiceProblem(bill) ?? [])
  })
  return [
    ...(billing !== null && isEnoughFor(billing, invoiceKind) ? [] : [problem('', '06000203')]),
    ...(pkBills.length === 0 ? [notChosen('pkBills', 'feeBills')] : []),
    ...wrong,
    ...(receiveBy === 'EMAIL' && email === '' ? [missing('email', 'email')] : []),
    ...(receiveBy === 'POST' && address === '' ? [missing('address', 'receiverAddress')] : []),
  ]
}

/** A bill stands in one application alone; of the others that are submitted with it the second is refused. */
export function findSameBillProblems(
  lines: readonly Pick<InvoicingPayload, 'pkBills'>[],
  bills: InvoicingFacts['bills'],
): (Problem & { line: number })[] {
  const known = new Set<string>()
  return lines.flatMap(({ pkBills }, line) =>
    pkBills.flatMap((pkBill) => {
      const isKnown = known.has(pkBill)
      known.add(pkBill)
      return isKnown ? [{ ...problem('pkBills', '06000201', bills.get(pkBill)?.feeBillNo ?? ''), line }] : []
    }),
  )
}

/** Whose words about invoices apply to a bill: each kind of funder makes them out in its own way and time (spec §1). */
export type InvoicingGuide = FeeBill['partyKind'] | 'FACTORING'

/** By the name, in which the law has every funder say what it is: a trust and a factoring company bill as a bank does. */
export function guideOf({ partyKind, party }: { partyKind: FeeBill['partyKind']; party: string }): InvoicingGuide {
  if (partyKind !== 'BANK') return partyKind
  if (party.includes('保理')) return 'FACTORING'
  return party.includes('信托') ? 'TRUST' : 'BANK'
}
