import { matterHref } from '@jinpiao/contract/confirmations'
import { accountUpdatePage, redeemQueryPage } from '@jinpiao/contract/permissions/redeem'
import { confirmationPage } from '@jinpiao/contract/permissions/ukey'
import { dueHref } from '@jinpiao/contract/waysToPay'
import { addDays } from '@jinpiao/values/days'
import { formatMoney } from '@jinpiao/values/money'
import { matterOf } from '../../business/receiptMatter.ts'
import type { Reader } from '../../db/database.ts'
import { payeeAccountOf } from '../../queries/accounts.ts'
import { pageOf } from '../each.ts'
import type { Asked, OverdueKind } from './kind.ts'

/** Days by which holidays put a payment off, at most: the index is over promised days. */
const MOST_MOVED = 30

/** Tickets that are due and not paid, for one of both sides. */
async function unpaid(read: Reader, side: 'fkIssuer' | 'fkHolder', { from, to, today, key, page }: Asked) {
  let found = read
    .selectFrom('ticket')
    .select(['pkCredit', 'creditNo', 'amountFen', 'promisedDate', 'payableDate', side])
    .where('state', 'in', ['DUE', 'OVERDUE'])
    .where('promisedDate', '>=', addDays(from, -MOST_MOVED))
    .where('promisedDate', '<=', to)
    .where('payableDate', '>=', from)
    .where('payableDate', '<=', to)
  if (key !== undefined) found = found.where('pkCredit', '=', key)
  // On the promised day TICKET_DUE says it to the issuer.
  if (side === 'fkIssuer')
    found = found.where((eb) => eb.or([eb('payableDate', '<>', eb.ref('promisedDate')), eb('payableDate', '<', today)]))
  const rows = await pageOf(found, 'pkCredit', page).execute()
  return rows.map((row) => ({
    key: row.pkCredit,
    fkCorp: row[side],
    lastDay: row.payableDate,
    no: row.creditNo,
    amount: formatMoney(row.amountFen),
  }))
}

/** Name of the payee of a ticket, where it has no account that is proved: nobody can pay it (I18). */
async function payeeWithout(read: Reader, pkCredit: string): Promise<string | undefined> {
  const { fkHolder, corpName } = await read
    .selectFrom('ticket as t')
    .innerJoin('corp as h', 'h.pkCorp', 't.fkHolder')
    .select(['t.fkHolder', 'h.corpName'])
    .where('t.pkCredit', '=', pkCredit)
    .executeTakeFirstOrThrow()
  return (await payeeAccountOf(read, fkHolder)) === undefined ? corpName : undefined
}

/** The payment of a ticket that is under way, whoever may know of it: by its batch, and whether its payer has stated it. */
const underWay = (read: Reader, pkCredit: string) =>
  read
    .selectFrom('redeem_line')
    .select(['redeemNo', 'claim', 'claimedBy'])
    .where('pkCredit', '=', pkCredit)
    .where('shownState', 'in', ['WAITING', 'PAYING', 'STATED', 'ASKED', 'CLEARING'])
    .executeTakeFirst()

const posts = ['OPERATOR', 'DIRECTOR'] as const
const locks: OverdueKind['locks'] = ({ key }) => ({ ticket: [key] })

/** To the issuer, who pays. On the promised day TICKET_DUE says it; where that was a day off, this says it on the day of payment. */
export const ticketsToPay: OverdueKind = {
  name: 'TICKET_TO_PAY',
  posts,
  notices: { today: 'TICKET_TO_PAY_TODAY', over: 'TICKET_TO_PAY_OVER' },
  firstOver: 1,
  find: (read, asked) => unpaid(read, 'fkIssuer', asked),
  async instead(read, { key }) {
    const batch = await underWay(read, key)
    if (batch !== undefined) {
      const notices = { today: 'TICKET_IN_BATCH_TODAY', over: 'TICKET_IN_BATCH_OVER' } as const
      return { notices, more: [batch.redeemNo], link: redeemQueryPage[0] }
    }
    const payee = await payeeWithout(read, key)
    if (payee === undefined) return undefined
    const notices = { today: 'TICKET_NO_ACCOUNT_TODAY', over: 'TICKET_NO_ACCOUNT_OVER' } as const
    return { notices, more: [payee], link: dueHref('noAccount') }
  },
  locks,
  target: ({ key }) => `reminder:${key}:TO_PAY`,
}

/** To the holder, who is to be paid. */
export const ticketsHeld: OverdueKind = {
  name: 'TICKET_HELD',
  posts,
  notices: { today: 'TICKET_HELD_TODAY', over: 'TICKET_HELD_OVER' },
  firstOver: 1,
  find: (read, asked) => unpaid(read, 'fkHolder', asked),
  async instead(read, { key }) {
    const batch = await underWay(read, key)
    // Of a batch that nothing is stated of the holder knows nothing (I26).
    if (batch?.claim === 'ASKED' || batch?.claim === 'CLEARING') {
      const notices = { today: 'TICKET_HELD_STATED_TODAY', over: 'TICKET_HELD_STATED_OVER' } as const
      const matter = batch.claimedBy === null ? undefined : await matterOf(read, batch.claimedBy)
      return { notices, link: matter === undefined ? confirmationPage[0] : matterHref(matter.pkConfirm) }
    }
    if ((await payeeWithout(read, key)) === undefined) return undefined
    const notices = { today: 'TICKET_HELD_NO_ACCOUNT_TODAY', over: 'TICKET_HELD_NO_ACCOUNT_OVER' } as const
    return { notices, link: accountUpdatePage[0] }
  },
  locks,
  target: ({ key }) => `reminder:${key}:HELD`,
}
