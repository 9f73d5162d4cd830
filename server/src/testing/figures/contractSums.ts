import { baseCodes, businessErrors } from '@jinpiao/contract/errors'
import { type NoticeName, notices } from '@jinpiao/contract/notices'
import { reviewHints } from '@jinpiao/contract/reviewHints'

/** The amount of the one thing that is named. */
const ONE = 'one thing'
/** The least or most that may be entered, or is left. */
const BOUND = 'a bound'
/** Added up: by what stands in the source that is named. */
type Sum = { sum: readonly [source: string, by: string] }
type From = typeof ONE | typeof BOUND | Sum

const sum = (source: string, by: string): Sum => ({ sum: [source, by] })
const owed = sum('loans/owed.ts', 'principal + ')

/** Each message with an amount is of the one thing that it is about, but for these. */
const ofMessages: Partial<Record<NoticeName, From>> = {
  PAYEE_ACCOUNT_NEEDED_ALL: sum('business/redeem/remind.ts', 'tickets.reduce'),
  PAYEE_ACCOUNT_READY: sum('business/account/payers.ts', 'count(*)'),
  PAYROLL_PAID: sum('business/payroll/paid.ts', 'paid.reduce'),
  LOAN_OVER: owed,
  LOAN_COLLECTED_PART: owed,
  LOAN_COLLECTED_LEFT: owed,
  LOAN_TRANSFERRED_LEFT: owed,
}
const inUse = sum('business/issue/facts.ts', 'coalesce(sum(')

/** Hints of reviewers and refusals with an amount, each of them. */
const others: Readonly<Record<string, From>> = {
  INVOICE_COVERAGE: sum('business/invoiceCover.ts', 'total'),
  CONTRACT_USED: inUse,
  PRICE_MOVED: ONE,
  PART: ONE,
  LITTLE_LEFT: BOUND,
  '04000105': BOUND,
  '04000113': BOUND,
  '04000120': sum('acts/suspension.ts', 'amountFen'),
  '04000126': inUse,
  '04000127': BOUND,
  '04000130': BOUND,
  '04000132': BOUND,
  '05000101': BOUND,
  '05000103': BOUND,
  '06000111': sum('../../contract/src/invoice.ts', 'invoiceTotal'),
  '06000114': BOUND,
  '08000108': BOUND,
  '09000101': BOUND,
  '09000107': BOUND,
  '09000109': BOUND,
  '09000134': owed,
  '10000112': BOUND,
}

/** Every text of the contract's own with an amount, and what that is. */
export function textsWithAmounts(): { name: string; text: string; from: From | undefined }[] {
  const messages = Object.entries(notices).map(([name, { title, body }]) => {
    const own = ofMessages[name as NoticeName] ?? ONE
    return { name, text: `${title[0]} ${body[0]}`, from: own as From | undefined }
  })
  const rest = Object.entries({ ...reviewHints, ...baseCodes, ...businessErrors }).map(([name, [text]]) => ({
    name,
    text: text as string,
    from: others[name],
  }))
  return [...messages, ...rest].filter(({ text }) => /\{\w+\} ?元/.test(text))
}

/** Names in the tables, each of which is the name of a text with an amount. */
export const tabled: readonly string[] = [...Object.keys(ofMessages), ...Object.keys(others)]

/** It counts things, or says that it adds up, or that something is used or issued so far. */
export const ADDS_UP = /\{\d\} ?[笔张份项家人个]|合计 ?\{|共 ?\{|已开立 ?\{|已用.*\{|(?<!期)今日仍?应还 \{/
