import type { Billing, getBillingInfo as endpoint } from '@jinpiao/contract/billingInfo'
import type { DataOf } from '@jinpiao/contract/endpoint'
import type { InvoiceKind } from '@jinpiao/contract/states/exchange'
import type { QueryContext } from '../acts/context.ts'
import type { Reader } from '../db/database.ts'

/** What stands on the invoices of an enterprise; undefined: it has never said. */
export async function readBilling(read: Reader, fkCorp: string): Promise<(Billing & { version: number }) | undefined> {
  const row = await read.selectFrom('billing_info').selectAll().where('fkCorp', '=', fkCorp).executeTakeFirst()
  if (row === undefined) return undefined
  const { taxNo, address, phone, bankName, accountNo, email, kind, version } = row
  const invoiceKind = kind as InvoiceKind
  return { taxNo, billingAddress: address, billingPhone: phone, bankName, accountNo, email, invoiceKind, version }
}

/** The same as its form shows it; before it is saved the tax number is the credit code, as it is for most. */
export async function getBillingInfo({ read, actor }: QueryContext): Promise<DataOf<typeof endpoint>> {
  const stored = await readBilling(read, actor.fkCorp)
  const empty = { billingAddress: '', billingPhone: '', bankName: '', accountNo: '', email: '' }
  return {
    invoiceTitle: actor.corpName,
    ...(stored ?? { ...empty, taxNo: actor.creditCode, invoiceKind: 'NORMAL', version: 0 }),
  }
}
