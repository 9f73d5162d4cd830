import { businessMessage } from '@jinpiao/contract/errors'
import { type DueTicket, listDueTickets } from '@jinpiao/contract/redeem'
import type { Language } from '@jinpiao/contract/words'
import { daysBetween } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import { type SqlBool, sql } from 'kysely'
import { todayOf } from '../domain/clock.ts'
import { paidCorps } from './accounts.ts'
import type { Asked } from './conditions.ts'
import { partiesNamed } from './credits.ts'
import { failedIn, failReasons } from './failedLines.ts'
import { listing } from './listing/page.ts'
import { type Payable, readPayables } from './payables.ts'
import { readTally, totalsOf } from './tallies.ts'

const due = ['DUE', 'OVERDUE'] as const
type DueState = (typeof due)[number]
const isDue = (state: string): state is DueState => due.some((each) => each === state)

/** Why a ticket cannot be chosen; the rules of the form refuse it with the same words. */
function blockedReason({ redeemNo, account, payeeName }: Payable, language: Language): string | null {
  if (redeemNo !== null) return businessMessage('04000141', [redeemNo], language)
  return account === undefined ? businessMessage('04000142', [payeeName], language) : null
}

const inNoBatch: Asked = {
  isIndexed: false,
  columns: ['lockedBy'],
  anyOf: [sql<SqlBool>`${sql.ref('lockedBy')} is null`],
}
/** Its payee has an account that takes payments. */
const toBePaid: Asked = {
  isIndexed: false,
  columns: ['fkHolder'],
  anyOf: [sql<SqlBool>`${sql.ref('fkHolder')} in ${paidCorps}`],
}

/** Tickets that the caller's enterprise has to pay now, the oldest first. */
export const dueTickets = listing<DueTicket>(listDueTickets, {
  table: 'ticket',
  key: 'pkCredit',
  tenant: 'fkIssuer',
  within: () => [sql<SqlBool>`${sql.ref('issuerSees')} = 1`],
  columns: { creditNo: 'creditNo', amount: 'amountFen', promisedDate: 'promisedDate', state: 'state' },
  numbers: { creditNo: { letters: 'JP', tail: 'noTail' } },
  names: {
    payeeName: {
      column: 'fkHolder',
      find: (context, text, query) => partiesNamed(context, text, { ...query, scope: 'ISSUED' }),
    },
  },
  sums: { amount: 'amountFen' },
  where: ({ box }) => [
    ...(box === 'FREE' || box === 'CHOOSABLE' ? [inNoBatch] : []),
    ...(box === 'CHOOSABLE' ? [toBePaid] : []),
  ],
  order: () => ['promisedDate', 'asc'],
  limitedToKeys: ({ actor }, { box }) =>
    box === 'FAILED'
      ? sql`(select ${sql.ref('pkCredit')} from redeem_line where ${failedIn(actor.fkCorp)})`
      : undefined,
  async states({ read, actor }, query) {
    const asked = (query['state'] as DueState[] | undefined) ?? []
    const states = due.filter((state) => asked.length === 0 || asked.includes(state))
    const parts = await readTally(read, actor.fkCorp, 'issued.seen')
    return { ...totalsOf(parts, (state) => states.some((each) => each === state)), states }
  },
  async load({ read, actor, clock, language }, keys) {
    const today = todayOf(clock)
    const payables = await readPayables(read, actor.fkCorp, keys)
    const reasons = await failReasons(read, keys)
    return payables.map((payable) => ({
      pkCredit: payable.pkCredit,
      creditNo: payable.creditNo,
      rootNo: payable.rootNo,
      payeeName: payable.payeeName,
      amount: fenToDecimal(payable.amountFen),
      promisedDate: payable.promisedDate,
      payableDate: payable.payableDate,
      daysRemaining: daysBetween(today, payable.promisedDate),
      redeemNo: payable.redeemNo,
      pkRedeem: payable.lockedBy,
      accountTail: payable.account?.accountNo.slice(-4) ?? null,
      state: isDue(payable.state) ? payable.state : 'DUE',
      failReason: reasons.get(payable.pkCredit) ?? null,
      blockedReason: blockedReason(payable, language),
    }))
  },
  keyOf: ({ pkCredit }) => pkCredit,
})
