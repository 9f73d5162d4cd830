import type { Billing } from '@jinpiao/contract/billingInfo'
import type { InvoicingPayload } from '@jinpiao/contract/invoicing'
import type { Act } from '../../acts/command.ts'
import type { Reader } from '../../db/database.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { canonicalJson } from '../../domain/digest.ts'
import type { Application } from '../../flow/application.ts'
import { readBilling } from '../../queries/billingInfo.ts'

/** What stands on an invoice: its facts as they were when it was applied for, with the name of the enterprise. */
export type BillingSnapshot = Billing & { invoiceTitle: string }

/**
 * The bills are being invoiced, each by one application; what is to stand on the invoice is kept as it is now.
 * @throws {BusinessError} 06000201 another application has been submitted meanwhile; 06000203 nothing was filled in.
 */
export async function holdBills(act: Act, application: Application, { pkBills }: InvoicingPayload): Promise<void> {
  const { tx, at } = act
  const { pkApply, fkCorp } = application
  for (const pkBill of pkBills) {
    const { numUpdatedRows } = await tx
      .updateTable('fee_bill')
      .set(({ eb, ref }) => ({
        invoiced: 'ISSUING',
        pkInvoicing: pkApply,
        updatedAt: at,
        version: eb(ref('version'), '+', 1),
      }))
      .where('pkBill', '=', pkBill)
      .where('fkCorp', '=', fkCorp)
      .where('invoiced', '=', 'NONE')
      .where('state', '=', 'PAID')
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw new BusinessError('06000201', await numberOf(tx, pkBill))
  }
  const stored = await readBilling(tx, fkCorp)
  if (stored === undefined) throw new BusinessError('06000203')
  const { corpName } = await tx
    .selectFrom('corp')
    .select('corpName')
    .where('pkCorp', '=', fkCorp)
    .executeTakeFirstOrThrow()
  const { version: _, ...billing } = stored
  const row = { pkApply, billing: canonicalJson({ ...billing, invoiceTitle: corpName }), at }
  await tx
    .insertInto('invoicing_billing')
    .values(row)
    .onConflict((conflict) => conflict.column('pkApply').doUpdateSet(row))
    .execute()
}

const numberOf = async (read: Reader, pkBill: string): Promise<string> =>
  (await read.selectFrom('fee_bill').select('feeBillNo').where('pkBill', '=', pkBill).executeTakeFirst())?.feeBillNo ??
  ''

/** The bills can be invoiced by another application. */
export async function freeBills({ tx, at }: Act, { pkApply }: Application): Promise<void> {
  await tx
    .updateTable('fee_bill')
    .set(({ eb, ref }) => ({ invoiced: 'NONE', pkInvoicing: null, updatedAt: at, version: eb(ref('version'), '+', 1) }))
    .where('pkInvoicing', '=', pkApply)
    .where('invoiced', '=', 'ISSUING')
    .execute()
}

/** What was kept when the application was submitted last; undefined: it never was. */
export async function snapshotOf(read: Reader, pkApply: string): Promise<BillingSnapshot | undefined> {
  const row = await read
    .selectFrom('invoicing_billing')
    .select('billing')
    .where('pkApply', '=', pkApply)
    .executeTakeFirst()
  return row && (JSON.parse(row.billing) as BillingSnapshot)
}
