import type { InvoicingPayload } from '@jinpiao/contract/invoicing'
import { findInvoicingProblems, findSameBillProblems, type InvoicingFacts } from '@jinpiao/contract/invoicingRules'
import type { InvoicedState } from '@jinpiao/contract/states/exchange'
import { decimalToFen } from '@jinpiao/values/money'
import type { QueryContext } from '../../acts/context.ts'
import type { Checked, CheckedLine, Reading } from '../../flow/business.ts'
import { readingOf } from '../../flow/reading.ts'
import { readBilling } from '../../queries/billingInfo.ts'
import { ownBills, toBill } from '../../queries/bills.ts'

/** What the rules need to know; bills that the application holds itself are in nobody's way. */
export async function readInvoicingFacts(
  { read, actor }: Pick<Reading, 'read' | 'actor'>,
  pkBills: readonly string[],
  pkApply?: string,
): Promise<InvoicingFacts> {
  const bills = await ownBills(read, actor.fkCorp, pkBills)
  const billing = await readBilling(read, actor.fkCorp)
  return {
    bills: new Map(
      bills.map((bill) => {
        const isOwn = pkApply !== undefined && bill.pkInvoicing === pkApply && bill.invoiced === 'ISSUING'
        const invoicedState: InvoicedState = isOwn ? 'NONE' : (bill.invoiced as InvoicedState)
        return [bill.pkBill, { ...toBill(bill), invoicedState }]
      }),
    ),
    billing: billing ?? null,
  }
}

/** Everything that would refuse the applications, those of one submission together. */
export async function checkInvoicings(
  { read, actor, clock }: QueryContext,
  lines: readonly CheckedLine<InvoicingPayload>[],
): Promise<Checked> {
  const reading = readingOf({ read, actor, clock })
  const found = await Promise.all(
    lines.map(async ({ line, pkApply }, index) =>
      findInvoicingProblems(line, await readInvoicingFacts(reading, line.pkBills, pkApply)).map((problem) => ({
        ...problem,
        line: index,
      })),
    ),
  )
  const all = await readInvoicingFacts(
    reading,
    lines.flatMap(({ line }) => line.pkBills),
  )
  const bills = await ownBills(read, actor.fkCorp, [...all.bills.keys()])
  const totalFen = bills.reduce((sum, bill) => sum + decimalToFen(toBill(bill).amount), 0n)
  const same = findSameBillProblems(
    lines.map(({ line }) => line),
    all.bills,
  )
  return { problems: [...found.flat(), ...same], totalFen, facts: {} }
}
