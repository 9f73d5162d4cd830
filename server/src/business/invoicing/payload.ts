import type { InvoicingPayload } from '@jinpiao/contract/invoicing'
import { BusinessError } from '../../domain/businessError.ts'
import { digestOf } from '../../domain/digest.ts'
import type { Columns, Reading } from '../../flow/business.ts'
import { ownBills } from '../../queries/bills.ts'

export const payloadOf = (payload: string): InvoicingPayload => JSON.parse(payload) as InvoicingPayload

/** The form in the columns of an application: the sum of its bills, and who makes out their invoice. */
export async function columnsOf({ read, actor }: Reading, payload: InvoicingPayload): Promise<Columns> {
  const { party, pkBills } = payload
  const bills = await ownBills(read, actor.fkCorp, [...new Set(pkBills)])
  // One twice, another enterprise's, or another party's.
  if (bills.length < pkBills.length || bills.some((bill) => bill.party !== party)) throw new BusinessError('01000302')
  const amountFen = bills.reduce((sum, bill) => sum + bill.amountFen, 0n)
  return {
    payloadDigest: digestOf({ payload, bills: bills.map(({ feeBillNo, amountFen: fen }) => [feeBillNo, String(fen)]) }),
    amountFen: amountFen > 0n ? amountFen : null,
    fkCounterparty: null,
    counterpartyName: party || null,
    promisedDate: null,
    fkLimit: null,
    contractNo: null,
  }
}
