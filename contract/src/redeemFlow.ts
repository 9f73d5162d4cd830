import { bank, director, everything, type FlowRow, final, operator } from './flowRow.ts'
import { redeemDirectorPage, redeemFinalPage, redeemPage, redeemQueryPage } from './permissions/redeem.ts'

/** 兑付: a batch of due tickets, approved by director and final reviewer, paid by the bank line by line. */
export const redeemFlow = {
  name: ['金票兑付', 'Redemption'],
  short: ['兑付', 'redemptions'],
  ...operator,
  submitPages: redeemPage,
  obstacles: ['NO_DUE_TICKET', 'NO_ACCOUNT'],
  readOn: redeemQueryPage,
  steps: [
    { ...director(redeemDirectorPage), sharesPages: true },
    final(redeemFinalPage),
    bank({ word: { label: ['付款中', 'Being paid'], tone: 'info' } }),
  ],
  words: { REJECTED: { label: ['付款失败', 'Payment failed'], tone: 'danger' } },
  lines: {
    unit: ['笔', 'payments'],
    done: ['已付款', 'Paid'],
    failed: ['付款失败', 'Failed'],
    open: ['付款中', 'Being paid'],
  },
  touches: [...everything, 'redeems', 'transactions'],
  counterparty: 'payeeName',
  called: { applyNo: 'redeemNo', promisedDate: 'payDate' },
  receipt: { label: ['兑付凭证', 'Redemption'], tone: 'success' },
  locks: { states: ['DUE', 'OVERDUE'], side: 'ISSUER' },
  holdsDue: true,
} as const satisfies FlowRow
