import { businessMessage } from '@jinpiao/contract/errors'
import { type DueTicket, listDueTickets } from '@jinpiao/contract/redeem'
import type { Language } from '@jinpiao/contract/words'
import { daysBetween } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { QueryContext } from '../acts/context.ts'
import { todayOf } from '../domain/clock.ts'
import { maturityOf } from '../domain/tallies.ts'
import { paidCorps } from './accounts.ts'
import type { Condition } from './conditions.ts'
import { partiesNamed } from './credits.ts'
import { draftsOf, openPayments } from './duePayments.ts'
import { failedIn, lastFailures } from './failedLines.ts'
import { listing } from './listing/page.ts'
import { type Payable, readPayables, remindedOn } from './payables.ts'
import { lineActions, maySayPaid } from './redeemLines.ts'
import type { Totals } from './source.ts'
import { readTally, totalsOf } from './tallies.ts'
import { type DueState, freeWaysOf } from './toPay.ts'

const due = ['DUE', 'OVERDUE'] as const
const isDue = (state: string): state is DueState => due.some((each) => each === state)

/** Why a ticket cannot be chosen; the rules of the form refuse it with the same words. */
function blockedReason({ redeemNo, claimNo, account, payeeName }: Payable, language: Language): string | null {
  if (claimNo !== null) return businessMessage('04000148', [claimNo], language)
  if (redeemNo !== null) return businessMessage('04000141', [redeemNo], language)
  return account === undefined ? businessMessage('04000142', [payeeName], language) : null
}

/** The statement that holds a ticket whose payment failed. */
const claimOf = ({ claimNo, lockedBy, judgeBy }: Payable): DueTicket['claim'] =>
  claimNo === null ? null : { pkApply: lockedBy ?? '', claimNo, judgeBy }

/** Of a view: in no batch, and its payee has an account that takes payments. */
const boxed = (box: unknown): Condition[] => [
  ...(box === 'FREE' || box === 'CHOOSABLE' ? [sql<SqlBool>`${sql.ref('lockedBy')} is null`] : []),
  ...(box === 'CHOOSABLE' ? [sql<SqlBool>`${sql.ref('fkHolder')} in ${paidCorps}`] : []),
]

/** Keys of the few tickets that a view has, by what is under way with them. */
function keysOf({ actor: { fkCorp } }: QueryContext, box: unknown) {
  const heldWhere = (stages: RawBuilder<SqlBool>) =>
    sql`(select i.${sql.ref('pkCredit')} from application as a
      inner join application_ticket as i on i.${sql.ref('pkApply')} = a.${sql.ref('pkApply')} and i.${sql.ref('isOpen')} = 1
      where a.${sql.ref('fkCorp')} = ${fkCorp} and ${stages})`
  if (box === 'NO_ACCOUNT')
    return sql`(select ${sql.ref('pkCredit')} from ticket where ${sql.ref('fkIssuer')} = ${fkCorp}
      and ${sql.ref('issuerSees')} = 1 and state in ('DUE', 'OVERDUE') and ${sql.ref('lockedBy')} is null
      and ${sql.ref('fkHolder')} not in ${paidCorps})`
  if (box === 'FAILED') return sql`(select ${sql.ref('pkCredit')} from redeem_line where ${failedIn(fkCorp)})`
  if (box === 'REGISTERED')
    return heldWhere(sql`(a.family = 'REDEEM' and a.state in ('PENDING_DIRECTOR', 'PENDING_FINAL') or a.family = 'REDEEM_CLAIM'
      and a.state = 'PENDING_DIRECTOR' and a.${sql.ref('pkApply')} = (select t.${sql.ref('lockedBy')} from ticket as t
        where t.${sql.ref('pkCredit')} = i.${sql.ref('pkCredit')}))`)
  if (box === 'PAYING')
    return heldWhere(sql`(a.family = 'REDEEM' and a.state = 'PENDING_PAYMENT' or a.family = 'REDEEM_CLAIM'
      and a.state in ('PENDING_COUNTERPARTY', 'PENDING_PLATFORM'))`)
  return undefined
}

/** Counts and sums of a view in some states, from what is kept. */
async function totalsIn(context: QueryContext, box: unknown, states: readonly DueState[]): Promise<Totals> {
  const { read, actor, clock } = context
  if (box === 'CHOOSABLE' || box === 'NO_ACCOUNT') {
    const way = box === 'CHOOSABLE' ? 'choosable' : 'noAccount'
    return totalsOf([{ part: '', ...(await freeWaysOf(context, states))[way] }], () => true)
  }
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
  limitedToKeys: (context, { box }) => keysOf(context, box),
  async states(context, query) {
    const asked = (query['state'] as DueState[] | undefined) ?? []
    const states = due.filter((state) => asked.length === 0 || asked.includes(state))
    return { ...(await totalsIn(context, query['box'], states)), states }
  },
  async load(context, keys) {
    const { read, actor, clock, language } = context
    const today = todayOf(clock)
    const payables = await readPayables(read, actor.fkCorp, keys)
    const failures = await lastFailures(read, keys)
    const open = await openPayments(read, actor.fkCorp, keys)
    // A form that is not submitted is the affair of those who fill it in.
    const drafts = maySayPaid(context) ? await draftsOf(read, actor.fkCorp) : undefined
    const payees = payables.map(({ fkPayee }) => fkPayee)
    const reminded = await remindedOn(read, actor.fkCorp, payees)
    return payables.map((payable) => {
      const lastFailure = failures.get(payable.pkCredit) ?? null
      const paying = open.get(payable.pkCredit)
      const payment = paying ?? lastFailure
      const claim = claimOf(payable) ?? paying?.claim ?? null
      return {
        pkCredit: payable.pkCredit,
        creditNo: payable.creditNo,
        rootNo: payable.rootNo,
        pkRoot: payable.pkRoot,
        payeeName: payable.payeeName,
        amount: fenToDecimal(payable.amountFen),
        promisedDate: payable.promisedDate,
        payableDate: payable.payableDate,
        daysRemaining: daysBetween(today, payable.promisedDate),
        redeemNo: payable.redeemNo,
        pkRedeem: payable.redeemNo === null ? null : payable.lockedBy,
        draft: payable.lockedBy === null ? (drafts?.get(payable.pkCredit) ?? null) : null,
        claim,
        payment: payment && { pkLine: payment.pkLine, pkApply: payment.pkApply, line: payment.line },
        payeeAccount: payable.account?.accountNo ?? null,
        accountTail: payable.account?.accountNo.slice(-4) ?? null,
        remindedOn: payable.account === undefined ? (reminded.get(payable.fkPayee) ?? null) : null,
        state: isDue(payable.state) ? payable.state : 'DUE',
        failReason: lastFailure?.failReason ?? null,
        lastFailure,
        // What the bank has not answered, or could not pay, its payer may have paid otherwise.
        actions: payment
          ? lineActions(context, {
              lineState: paying ? 'PAYING' : 'FAILED',
              claimNo: claim?.claimNo ?? null,
              takenNo: null,
            })
          : [],
        blockedReason: blockedReason(payable, language),
      }
    })
  },
  keyOf: ({ pkCredit }) => pkCredit,
})
