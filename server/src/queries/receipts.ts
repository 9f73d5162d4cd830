import type { ReceiptKind } from '@jinpiao/contract/flow'
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
      .selectAll('r')
      .select(['a.applyNo', 'a.fkCorp as fkApplicant', 't.creditNo'])
      .where('r.pkReceipt', 'in', [...keys])
      .execute()
    return rows.map((row) => ({
      pkReceipt: row.pkReceipt,
      receiptNo: row.receiptNo,
      receiptKind: row.kind as ReceiptKind,
      counterpartyName: partiesText(row.counterpartyName, language),
      amount: fenToDecimal(row.amountFen),
      receiptAt: row.at,
      // What the applicant calls its business is its own affair (I26).
      applyNo: row.fkApplicant === row.fkCorp ? row.applyNo : '',
      creditNo: row.creditNo ?? '',
      sourceNo: row.sourceNo,
    }))
  },
  keyOf: ({ pkReceipt }) => pkReceipt,
})
