import type { getBill as getBillEndpoint } from '@jinpiao/contract/bills'
import { type FeeBill, listBills } from '@jinpiao/contract/bills'
import type { DataOf } from '@jinpiao/contract/endpoint'
import type { BusinessType } from '@jinpiao/contract/flow'
import type { BillKind, FeeParty, FeeState, InvoicedState } from '@jinpiao/contract/states/exchange'
import { fenToDecimal } from '@jinpiao/values/money'
import { type Selectable, sql } from 'kysely'
import type { QueryContext } from '../acts/context.ts'
import type { Reader } from '../db/database.ts'
import type { FeeBillTable } from '../db/tables/products.ts'
import { BusinessError } from '../domain/businessError.ts'
import { type CollectionAccount, collectionAccount } from '../platform/collectionAccount.ts'
import type { AccountSnapshot } from './accounts.ts'
import { readableFiles } from './files.ts'
import { listing } from './listing/page.ts'

/** With the business type of what it was borne by. */
export type StoredBill = Selectable<FeeBillTable> & { sourceType: string | null }

const billRows = (read: Reader) =>
  read
    .selectFrom('fee_bill as b')
    .leftJoin('application as a', (join) =>
      join.onRef('a.pkApply', '=', 'b.pkSource').onRef('a.fkCorp', '=', 'b.fkCorp'),
    )
    .selectAll('b')
    .select('a.businessType as sourceType')

/** When it was paid; what is not paid comes before all that is. Migration 023 has the index. */
const paidAt = { by: sql`coalesce("paidAt", '')`, of: ['paidAt'] }

/** Bills of the enterprise for fees, the newest first. */
export const bills = listing<FeeBill>(listBills, {
  table: 'fee_bill',
  key: 'pkBill',
  tenant: 'fkCorp',
  state: 'feeState',
  columns: {
    feeBillNo: 'feeBillNo',
    issuingParty: 'party',
    billKind: 'kind',
    amount: 'amountFen',
    feePaidAt: paidAt,
    deadline: 'deadline',
    feeState: 'state',
    invoicedState: 'invoiced',
  },
  folded: { issuingParty: 'partyFolded' },
  numbers: { feeBillNo: { letters: 'ZD', tail: 'noTail' } },
  sums: { amount: 'amountFen' },
  order: () => ['feeBillNo', 'desc'],
  async load({ read }, keys) {
    const rows = await billRows(read)
      .where('b.pkBill', 'in', [...keys])
      .execute()
    const open = rows.some(({ state }) => state === 'UNPAID') ? await collectionAccount(read) : null
    return rows.map((row) => toBill(row, open))
  },
  keyOf: ({ pkBill }) => pkBill,
})

/** The serial that the bank has not found; null: none was refused. */
export const refusedOf = ({ reason, bankSerial }: Pick<StoredBill, 'reason' | 'bankSerial'>): string | null =>
  reason === null ? null : bankSerial

/**
 * Where a bill is paid to: once a payment is reported what it was paid to, before that the account that is named now.
 * What was taken from a payout, or is waived, is paid nowhere.
 */
function payeeOf({ state, payTo }: StoredBill, now: CollectionAccount | null): CollectionAccount | null {
  if (state === 'UNPAID') return now
  return payTo === null ? null : (JSON.parse(payTo) as CollectionAccount)
}

/** A bill as the wire has it; `now`: where fees are paid to at present. */
export function toBill(row: StoredBill, now: CollectionAccount | null = null): FeeBill {
  const payee = payeeOf(row, now)
  return {
    pkBill: row.pkBill,
    payeeAccountName: payee?.accountName ?? null,
    payeeAccount: payee?.accountNo ?? null,
    payeeBank: payee?.bankName ?? null,
    feeBillNo: row.feeBillNo,
    billKind: row.kind as BillKind,
    issuingParty: row.party,
    partyKind: row.partyKind as FeeParty,
    sourceNo: row.sourceNo,
    pkSource: row.sourceType === null ? null : row.pkSource,
    sourceType: row.sourceType as BusinessType | null,
    amount: fenToDecimal(row.amountFen),
    period: row.period,
    deadline: row.deadline,
    feeState: row.state as FeeState,
    feePaidAt: row.paidAt,
    invoicedState: row.invoiced as InvoicedState,
    refusedSerial: refusedOf(row),
    version: row.version,
  }
}

/** Those of the bills that are the enterprise's, in the order of the keys. */
export async function ownBills(read: Reader, fkCorp: string, pkBills: readonly string[]): Promise<StoredBill[]> {
  const rows = await billRows(read)
    .where('b.fkCorp', '=', fkCorp)
    .where('b.pkBill', 'in', ['', ...pkBills])
    .execute()
  return pkBills.flatMap((pkBill) => rows.find((row) => row.pkBill === pkBill) ?? [])
}

/** A bill of the enterprise. @throws {BusinessError} 01000302 it has none such. */
export async function ownBill(read: Reader, fkCorp: string, pkBill: string): Promise<StoredBill> {
  const [bill] = await ownBills(read, fkCorp, [pkBill])
  if (bill === undefined) throw new BusinessError('01000302')
  return bill
}

/** One bill with how it was paid, as it was reported, and what became of that. */
export async function getBill(
  { read, actor }: QueryContext,
  { pkBill }: { pkBill: string },
): Promise<DataOf<typeof getBillEndpoint>> {
  const bill = await ownBill(read, actor.fkCorp, pkBill)
  const receipt = await read
    .selectFrom('receipt')
    .select(['pkReceipt', 'receiptNo'])
    .where('fkCorp', '=', actor.fkCorp)
    .where('sourceNo', '=', bill.feeBillNo)
    .where('fkSource', '=', pkBill)
    .where('kind', '=', 'FEE')
    .executeTakeFirst()
  const invoicing =
    bill.pkInvoicing === null
      ? undefined
      : await read
          .selectFrom('application')
          .select(['pkApply', 'applyNo'])
          .where('pkApply', '=', bill.pkInvoicing)
          .executeTakeFirst()
  return {
    ...toBill(bill, bill.state === 'UNPAID' ? await collectionAccount(read) : null),
    payment: await paymentOf(read, bill),
    refusedReason: bill.reason,
    receipt: receipt ?? null,
    invoicing: invoicing ?? null,
  }
}

async function paymentOf(read: Reader, { fkCorp, account, bankSerial, payDate, fileIds }: StoredBill) {
  if (account === null) return null
  const { bankName, accountNo } = JSON.parse(account) as AccountSnapshot
  return {
    bankName,
    accountTail: accountNo.slice(-4),
    bankSerial: bankSerial ?? '',
    payDate: payDate ?? '',
    files: await readableFiles(read, fkCorp, JSON.parse(fileIds) as string[]),
  }
}
