import type { Day } from '@jinpiao/values/days'
import type { DueClass } from './due.ts'
import { redeemPage, standingBookPage } from './permissions/redeem.ts'

/**
 * By what can be done about a ticket that is to be paid: a batch can be made of it; its payee has no account that is proved
 * (I18); a batch waits for its approval; the bank pays, or its payer has stated that it was paid. `failed`: of the first two
 * what failed and waits to be paid again.
 */
export const waysToPay = ['choosable', 'noAccount', 'registered', 'paying', 'failed'] as const
export type WayToPay = (typeof waysToPay)[number]

/** The view of the list of what is to be paid that has just these. */
export const dueBoxOf = {
  choosable: 'CHOOSABLE',
  noAccount: 'NO_ACCOUNT',
  registered: 'REGISTERED',
  paying: 'PAYING',
  failed: 'FAILED',
} as const satisfies Record<WayToPay, string>

/** Where these stand: the list that shows exactly what a figure counts. */
export const dueHref = (way: WayToPay, state?: 'DUE' | 'OVERDUE'): string =>
  `${redeemPage[0]}?box=${dueBoxOf[way]}${state === undefined ? '' : `&state=${state}`}`

/** In the address: the issuer has asked for an account to pay these tickets into, and the list says so. */
export const ACCOUNT_ASKED = 'accountAsked'

/** The list of 我的金票 that has what a holder is to be paid by an issuer and has no account for, with why it is shown. */
export function heldHref(states: readonly string[], issuerName: string): string {
  const isToPay = states.every((state) => state === 'DUE' || state === 'OVERDUE')
  const [first = 'all', ...others] = new Set(states)
  const tab = others.length === 0 ? first : isToPay ? 'UNPAID' : 'all'
  return `/?tab=${tab}&issuerName=${encodeURIComponent(issuerName)}&${ACCOUNT_ASKED}=1`
}

/**
 * The view of 兑付台账 that has what an issuer has promised and not paid, whoever holds it: what is overdue, what is due,
 * what is not due yet, of some days of payment.
 */
export const bookHref = (box: DueClass, from?: Day, to = from): string =>
  `${standingBookPage[0]}?box=${box}${from === undefined ? '' : `&promisedFrom=${from}&promisedTo=${to}`}`
