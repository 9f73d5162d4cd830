import type { BusinessType, ReceiptKind } from '@jinpiao/contract/flow'
import { partiesText } from '@jinpiao/contract/parties'
import { listReceipts as listEndpoint, type Receipt } from '@jinpiao/contract/receipts'
import { fenToDecimal } from '@jinpiao/values/money'
import { listing } from './listing/page.ts'

/** Receipts of the caller's enterprise, newest first. */
export const receipts = listing<Receipt>(listEndpoint, {
  table: 'receipt',
  key: 'pkReceipt',
  tenant: 'fkCorp',
  columns: { receiptNo: 'receiptNo', receiptKind: 'kind', amount: 'amountFen', receiptAt: 'at' },
  numbers: { receiptNo: { letters: 'PZ', tail: 'noTail' } },
  sums: { amount: 'amountFen' },
  order: () => ['receiptAt', 'desc'],
  async load({ read, language }, keys) {
    const rows = await read
      .selectFrom('receipt as r')
      .innerJoin('application as a', 'a.pkApply', 'r.pkApply')
      .leftJoin('ticket as t', 't.pkCredit', 'r.pkCredit')
      .leftJoin('loan_draw as d', (join) =>
        join.onRef('d.drawNo', '=', 'r.sourceNo').onRef('d.fkCorp', '=', 'r.fkCorp'),
      )
      .leftJoin('payment as p', 'p.pkPayment', 'r.fkSource')
      .leftJoin('fee_bill as f', 'f.pkBill', 'r.fkSource')
      .selectAll('r')
      .select(['a.applyNo', 'a.businessType', 'a.fkCorp as fkApplicant', 't.creditNo'])
      .select(['d.pkDraw', 'p.pkPayment', 'f.pkBill'])
      .where('r.pkReceipt', 'in', [...keys])
      .execute()
    return rows.map(({ fkApplicant, ...row }) => ({
      pkReceipt: row.pkReceipt,
      receiptNo: row.receiptNo,
      receiptKind: row.kind as ReceiptKind,
      counterpartyName: partiesText(row.counterpartyName, language),
      amount: fenToDecimal(row.amountFen),
      receiptAt: row.at,
      // What the applicant calls its business is its own affair (I26).
      ...(fkApplicant === row.fkCorp
        ? { applyNo: row.applyNo, pkApply: row.pkApply, businessType: row.businessType as BusinessType }
        : { applyNo: '', pkApply: null, businessType: null }),
      creditNo: row.creditNo ?? '',
      pkCredit: row.pkCredit,
      sourceNo: row.sourceNo,
      pkDraw: row.pkDraw,
      pkPayment: row.pkPayment,
      pkFeeBill: row.pkBill,
    }))
  },
  keyOf: ({ pkReceipt }) => pkReceipt,
})
