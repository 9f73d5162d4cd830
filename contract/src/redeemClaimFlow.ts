import { claims } from './claims.ts'
import { counterparty, director, everything, type FlowRow, operator, platform } from './flowRow.ts'
import { redeemDirectorPage, redeemPage } from './permissions/redeem.ts'

/**
 * 付款方登记: a payer says that it has paid one ticket of a redemption, where the bank has not said so, or could not pay. Two of its people
 * sign; the payee confirms by signature or contests with a reason, and what it contests or leaves unanswered the platform
 * judges. Until then its submitter may take it back.
 */
export const redeemClaimFlow = {
  name: claims.REDEEM.name,
  short: ['付款方登记', 'stated payments'],
  ...operator,
  submitPages: redeemPage,
  obstacles: ['NO_PAYING_LINE'],
  meantBy: { [redeemPage[0]]: 'claim' },
  withdrawnIn: ['PENDING_COUNTERPARTY', 'PENDING_PLATFORM'],
  steps: [
    { ...director(redeemDirectorPage), sharesPages: true },
    {
      ...counterparty,
      name: ['收款方确认', 'Confirmation by the payee'],
      word: { label: ['待收款方确认', 'To be confirmed by the payee'], tone: 'info' },
      asks: 'LATER',
    },
    platform({
      name: ['平台核定', 'Judgement by the platform'],
      word: { label: ['待平台核定', 'To be judged by the platform'], tone: 'warning' },
      days: null,
      ifRefused: true,
    }),
  ],
  words: {
    DONE: { label: ['付款已确认', 'Payment confirmed'], tone: 'success' },
    REJECTED: { label: ['付款未获确认', 'Payment not confirmed'], tone: 'danger' },
  },
  touches: [...everything, 'redeems', 'transactions'],
  counterparty: 'payeeName',
  called: { applyNo: 'claimNo', promisedDate: 'payDate' },
  // A ticket whose payment has failed: nobody pays it while a statement of it is open. Others are their batch's.
  locks: { states: ['DUE', 'OVERDUE'], side: 'ISSUER' },
  marks: ['bankSerial'],
} as const satisfies FlowRow
