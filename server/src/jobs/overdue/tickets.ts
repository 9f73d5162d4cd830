import { accountUpdatePage } from '@jinpiao/contract/permissions/redeem'
import { dueHref } from '@jinpiao/contract/waysToPay'
import { addDays } from '@jinpiao/values/days'
import { formatMoney } from '@jinpiao/values/money'
import type { Reader } from '../../db/database.ts'
import { payeeAccountsOf } from '../../queries/accounts.ts'
import type { Asked, NotDone, OverdueKind } from './kind.ts'

/** Days by which holidays put a payment off, at most: the index is over promised days. */
const MOST_MOVED = 30

/** Tickets that are due and not paid, for one of both sides. */
async function unpaid(read: Reader, side: 'fkIssuer' | 'fkHolder', { from, to, key }: Asked) {
  let found = read
    .selectFrom('ticket')
    .select(['pkCredit', 'creditNo', 'amountFen', 'promisedDate', 'payableDate', 'fkHolder', side])
    .where('state', 'in', ['DUE', 'OVERDUE'])
    .where('promisedDate', '>=', addDays(from, -MOST_MOVED))
    .where('promisedDate', '<=', to)
    .where('payableDate', '>=', from)
    .where('payableDate', '<=', to)
  if (key !== undefined) found = found.where('pkCredit', '=', key)
  const rows = await found.orderBy('pkCredit').execute()
  return rows.map((row) => ({
    key: row.pkCredit,
    fkCorp: row[side],
    lastDay: row.payableDate,
    no: row.creditNo,
    amount: formatMoney(row.amountFen),
    isMoved: row.payableDate !== row.promisedDate,
    fkHolder: row.fkHolder,
  }))
}

type Unpaid = Awaited<ReturnType<typeof unpaid>>

/** Payees that have no account: nobody can pay them (I18). */
async function payeesWithout(read: Reader, found: Unpaid): Promise<string[]> {
  const holders = found.map(({ fkHolder }) => fkHolder)
  const accounts = await payeeAccountsOf(read, holders)
  return holders.filter((holder) => !accounts.has(holder))
}

/** The issuer is told whom to remind. */
async function withPayees(read: Reader, found: Unpaid): Promise<NotDone[]> {
  const without = await payeesWithout(read, found)
  const corps = await read
    .selectFrom('corp')
    .select(['pkCorp', 'corpName'])
    .where('pkCorp', 'in', ['', ...without])
    .execute()
  const nameOf = new Map(corps.map(({ pkCorp, corpName }) => [pkCorp, corpName]))
  return found.map((each) => {
    const payee = nameOf.get(each.fkHolder)
    return payee === undefined ? each : { ...each, more: [payee], notices: noAccount, link: dueHref('noAccount') }
  })
}

const noAccount = { today: 'TICKET_NO_ACCOUNT_TODAY', over: 'TICKET_NO_ACCOUNT_OVER' } as const

/** The holder is told that it is its own account that is missing, and where it registers one. */
async function withOwnAccount(read: Reader, found: Unpaid): Promise<NotDone[]> {
  const without = await payeesWithout(read, found)
  return found.map((each) =>
    without.includes(each.fkHolder) ? { ...each, notices: noOwnAccount, link: accountUpdatePage[0] } : each,
  )
}

const noOwnAccount = { today: 'TICKET_HELD_NO_ACCOUNT_TODAY', over: 'TICKET_HELD_NO_ACCOUNT_OVER' } as const

const posts = ['OPERATOR', 'DIRECTOR'] as const
const locks: OverdueKind['locks'] = ({ key }) => ({ ticket: [key] })

/** To the issuer, who pays. On the promised day TICKET_DUE says it; where that was a day off, this says it on the day of payment. */
export const ticketsToPay: OverdueKind = {
  name: 'TICKET_TO_PAY',
  posts,
  notices: { today: 'TICKET_TO_PAY_TODAY', over: 'TICKET_TO_PAY_OVER' },
  firstOver: 1,
  find: async (read, asked) =>
    withPayees(
      read,
      (await unpaid(read, 'fkIssuer', asked)).filter(({ lastDay, isMoved }) => isMoved || lastDay < asked.today),
    ),
  locks,
  target: ({ key }) => `reminder:${key}:TO_PAY`,
}

/** To the holder, who is to be paid. */
export const ticketsHeld: OverdueKind = {
  name: 'TICKET_HELD',
  posts,
  notices: { today: 'TICKET_HELD_TODAY', over: 'TICKET_HELD_OVER' },
  firstOver: 1,
  find: async (read, asked) => withOwnAccount(read, await unpaid(read, 'fkHolder', asked)),
  locks,
  target: ({ key }) => `reminder:${key}:HELD`,
}
