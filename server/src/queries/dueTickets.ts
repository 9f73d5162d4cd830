import { businessMessage } from '@jinpiao/contract/errors'
import { type DueTicket, listDueTickets } from '@jinpiao/contract/redeem'
import type { Language } from '@jinpiao/contract/words'
import { daysBetween } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import { type SqlBool, sql } from 'kysely'
import type { QueryContext } from '../acts/context.ts'
import { todayOf } from '../domain/clock.ts'
import { maturityOf } from '../domain/tallies.ts'
import { paidCorps } from './accounts.ts'
import type { Condition } from './conditions.ts'
import { partiesNamed } from './credits.ts'
import { failedIn, failReasons } from './failedLines.ts'
import { listing } from './listing/page.ts'
import { type Payable, readPayables } from './payables.ts'
import { choosableOf } from './redeemFigures.ts'
import type { Totals } from './source.ts'
import { readTally, totalsOf } from './tallies.ts'

const due = ['DUE', 'OVERDUE'] as const
type DueState = (typeof due)[number]
const isDue = (state: string): state is DueState => due.some((each) => each === state)

/** Why a ticket cannot be chosen; the rules of the form refuse it with the same words. */
function blockedReason({ redeemNo, account, payeeName }: Payable, language: Language): string | null {
  if (redeemNo !== null) return businessMessage('04000141', [redeemNo], language)
  return account === undefined ? businessMessage('04000142', [payeeName], language) : null
}

/** Of a view: in no batch, and its payee has an account that takes payments. */
const boxed = (box: unknown): Condition[] => [
  ...(box === 'FREE' || box === 'CHOOSABLE' ? [sql<SqlBool>`${sql.ref('lockedBy')} is null`] : []),
  ...(box === 'CHOOSABLE' ? [sql<SqlBool>`${sql.ref('fkHolder')} in ${paidCorps}`] : []),
]

/** Counts and sums of a view in some states, from what is kept. */
async function totalsIn(context: QueryContext, box: unknown, states: readonly DueState[]): Promise<Totals> {
  const { read, actor, clock } = context
  if (box === 'CHOOSABLE') return totalsOf([{ part: '', ...(await choosableOf(context, states)) }], () => true)
  const parts = await readTally(read, actor.fkCorp, box === 'FREE' ? 'issued.free' : 'issued.seen')
  const stateOf = (part: string) => (box === 'FREE' ? maturityOf(part, todayOf(clock)).state : part)
  return totalsOf(parts, (part) => states.some((each) => each === stateOf(part)))
}

/** Tickets that the caller's enterprise has to pay now, the oldest first. */
export const dueTickets = listing<DueTicket>(listDueTickets, {
  table: 'ticket',
  key: 'pkCredit',
  tenant: 'fkIssuer',
  within: (_, { box }) => [sql<SqlBool>`${sql.ref('issuerSees')} = 1`, ...boxed(box)],
  columns: { creditNo: 'creditNo', amount: 'amountFen', promisedDate: 'promisedDate', state: 'state' },
  numbers: { creditNo: { letters: 'JP', tail: 'noTail' } },
  names: {
    payeeName: {
      column: 'fkHolder',
      find: (context, text, query) => partiesNamed(context, text, { ...query, scope: 'ISSUED' }),
    },
  },
  sums: { amount: 'amountFen' },
  order: () => ['promisedDate', 'asc'],
  limitedToKeys: ({ actor }, { box }) =>
    box === 'FAILED'
      ? sql`(select ${sql.ref('pkCredit')} from redeem_line where ${failedIn(actor.fkCorp)})`
      : undefined,
  async states(context, query) {
    const asked = (query['state'] as DueState[] | undefined) ?? []
    const states = due.filter((state) => asked.length === 0 || asked.includes(state))
    return { ...(await totalsIn(context, query['box'], states)), states }
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
