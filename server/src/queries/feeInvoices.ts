import { type FeeInvoice, listFeeInvoices } from '@jinpiao/contract/feeInvoices'
import type { InvoiceKind } from '@jinpiao/contract/states/exchange'
import { fenToDecimal } from '@jinpiao/values/money'
import type { Selectable } from 'kysely'
import type { Reader } from '../db/database.ts'
import type { FeeInvoiceTable } from '../db/tables/exchange.ts'
import { BusinessError } from '../domain/businessError.ts'
import { listing } from './listing/page.ts'

/** Invoices for fees of the enterprise, the newest first. */
export const feeInvoices = listing<FeeInvoice>(listFeeInvoices, {
  table: 'fee_invoice',
  key: 'pkInvoice',
  tenant: 'fkCorp',
  state: 'invoiceKind',
  columns: {
    invoiceNo: 'invoiceNo',
    issuingParty: 'partyName',
    invoiceKind: 'kind',
    amount: 'amountFen',
    invoiceDate: 'issueDate',
  },
  folded: { issuingParty: 'partyFolded' },
  numbers: { invoiceNo: { letters: '', tail: 'noTail' } },
  sums: { amount: 'amountFen', taxAmount: 'taxFen' },
  order: () => ['invoiceDate', 'desc'],
  async load({ read }, keys) {
    const rows = await read
      .selectFrom('fee_invoice as i')
      .innerJoin('application as a', 'a.pkApply', 'i.pkInvoicing')
      .selectAll('i')
      .select('a.applyNo')
      .where('i.pkInvoice', 'in', [...keys])
      .execute()
    return rows.map((row) => ({
      pkInvoice: row.pkInvoice,
      invoiceNo: row.invoiceNo,
      invoiceKind: row.kind as InvoiceKind,
      issuingParty: row.partyName,
      amount: fenToDecimal(row.amountFen),
      taxAmount: fenToDecimal(row.taxFen),
      invoiceDate: row.issueDate,
      applyNo: row.applyNo,
      pkApply: row.pkInvoicing,
    }))
  },
  keyOf: ({ pkInvoice }) => pkInvoice,
})

/** An invoice of the enterprise. @throws {BusinessError} 01000302 it has none such. */
export async function ownFeeInvoice(
  read: Reader,
  fkCorp: string,
  pkInvoice: string,
): Promise<Selectable<FeeInvoiceTable>> {
  const row = await read
    .selectFrom('fee_invoice')
    .selectAll()
    .where('fkCorp', '=', fkCorp)
    .where('pkInvoice', '=', pkInvoice)
    .executeTakeFirst()
  if (row === undefined) throw new BusinessError('01000302')
  return row
}

/** The invoices of applications, by key of the application. */
export async function invoicesOf(
  read: Reader,
  pkApplys: readonly string[],
): Promise<ReadonlyMap<string, Selectable<FeeInvoiceTable>>> {
  const rows = await read
    .selectFrom('fee_invoice')
    .selectAll()
    .where('pkInvoicing', 'in', ['', ...pkApplys])
    .execute()
  return new Map(rows.map((row) => [row.pkInvoicing, row]))
}
