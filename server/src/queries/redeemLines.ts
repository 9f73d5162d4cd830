import { listRedeemLines, type RedeemLineRow } from '@jinpiao/contract/redeem'
import type { RedeemLineState } from '@jinpiao/contract/states/redeem'
import { fenToDecimal } from '@jinpiao/values/money'
import { listing } from './listing/page.ts'

/** Every payment of the enterprise's redemptions, the newest day first. */
export const redeemLines = listing<RedeemLineRow>(listRedeemLines, {
  table: 'redeem_line',
  key: 'pkLine',
  tenant: 'fkCorp',
  columns: {
    redeemNo: 'redeemNo',
    creditNo: 'creditNo',
    payeeName: 'payeeName',
    payDate: 'payDate',
    amount: 'amountFen',
    lineState: 'state',
  },
  numbers: { redeemNo: { letters: 'SQ', tail: 'noTail' }, creditNo: { letters: 'JP', tail: 'creditTail' } },
  sums: { amount: 'amountFen' },
  order: () => ['payDate', 'desc'],
  async load({ read }, keys) {
    const rows = await read
      .selectFrom('redeem_line')
      .selectAll()
      .where('pkLine', 'in', [...keys])
      .execute()
    return rows.map((row) => ({
      pkLine: row.pkLine,
      pkApply: row.pkApply,
      line: row.line,
      pkCredit: row.pkCredit,
      redeemNo: row.redeemNo,
      creditNo: row.creditNo,
      payeeName: row.payeeName,
      amount: fenToDecimal(row.amountFen),
      payDate: row.payDate,
      bankSerial: row.bankSerial,
      paidAt: row.paidAt,
      failReason: row.reason,
      isTaken: row.takenBy !== null,
      lineState: row.state as RedeemLineState,
    }))
  },
  keyOf: ({ pkLine }) => pkLine,
})
