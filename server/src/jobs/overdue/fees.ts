import { formatMoney } from '@jinpiao/values/money'
import { payeeText } from '../../platform/collectionAccount.ts'
import { pageOf } from '../each.ts'
import type { OverdueKind } from './kind.ts'

/** Bills for services. */
export const fees: OverdueKind = {
  name: 'FEE',
  posts: ['OPERATOR', 'DIRECTOR'],
  notices: { today: 'FEE_TODAY', over: 'FEE_OVER' },
  firstOver: 1,
  async find(read, { from, to, key, page }) {
    let found = read
      .selectFrom('fee_bill')
      .select(['pkBill', 'fkCorp', 'feeBillNo', 'amountFen', 'deadline'])
      .where('state', '=', 'UNPAID')
      .where('deadline', '>=', from)
      .where('deadline', '<=', to)
    if (key !== undefined) found = found.where('pkBill', '=', key)
    const rows = await pageOf(found, 'pkBill', page).execute()
    const more = rows.length === 0 ? [] : [await payeeText(read)]
    return rows.map(({ pkBill, fkCorp, feeBillNo, amountFen, deadline }) => ({
      key: pkBill,
      fkCorp,
      lastDay: deadline,
      no: feeBillNo,
      amount: formatMoney(amountFen),
      more,
      link: `/my/account/bill?id=${pkBill}`,
    }))
  },
  locks: ({ key }) => ({ fee_bill: [key] }),
  target: ({ key }) => `overdue:bill:${key}`,
}

/** Fees of exchanges, which are paid before the bank delivers its bill. */
export const payments: OverdueKind = {
  name: 'PAYMENT',
  posts: ['OPERATOR', 'DIRECTOR'],
  notices: { today: 'PAYMENT_TODAY', over: 'PAYMENT_OVER' },
  firstOver: 1,
  async find(read, { from, to, key, page }) {
    let found = read
      .selectFrom('payment')
      .select(['pkApply', 'pkPayment', 'fkCorp', 'paymentNo', 'amountFen', 'deadline'])
      .where('state', '=', 'UNPAID')
      .where('deadline', '>=', from)
      .where('deadline', '<=', to)
    if (key !== undefined) found = found.where('pkApply', '=', key)
    const rows = await pageOf(found, 'pkPayment', page).execute()
    // The lock of its application guards a payment order.
    return rows.map(({ pkApply, pkPayment, fkCorp, paymentNo, amountFen, deadline }) => ({
      key: pkApply,
      place: pkPayment,
      fkCorp,
      lastDay: deadline,
      no: paymentNo,
      amount: formatMoney(amountFen),
      link: `/credit/baexchange/payment-detail/index?id=${pkPayment}`,
    }))
  },
  locks: ({ key }) => ({ application: [key] }),
  target: ({ key }) => `overdue:payment:${key}`,
}
