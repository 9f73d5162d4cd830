import { askedHref } from '@jinpiao/contract/confirmations'
import { addDays, daysBetween } from '@jinpiao/values/days'
import { type Act, runJob } from '../acts/command.ts'
import { lockRows } from '../acts/locks.ts'
import { closeTodos, notify } from '../acts/notify.ts'
import { todayOf } from '../domain/clock.ts'
import { readConfirmation, type StoredConfirmation } from '../queries/confirmations.ts'
import { eachByItself } from './eachByItself.ts'
import { type JobContext, systemContext } from './system.ts'

/** Days before the end on which the directors are reminded. */
const REMIND_DAYS = 3

/** Ends matters whose last day is over, each in a transaction of its own. */
export async function expireConfirmations(job: JobContext): Promise<number> {
  const today = todayOf(job.clock)
  const over = await waiting(job).where('confirmBy', '<', today).execute()
  return eachByItself(over, (row) =>
    onWaiting(job, row, async (act) => {
      await act.tx
        .updateTable('confirmation')
        .set({ state: 'EXPIRED', version: row.version + 1, updatedAt: act.at })
        .where('pkConfirm', '=', row.pkConfirm)
        .execute()
      const target = `confirmation:${row.pkConfirm}`
      await closeTodos(act, target)
      act.facts.push({
        action: 'CONFIRMATION.EXPIRE',
        target,
        before: { state: 'PENDING' },
        after: { state: 'EXPIRED' },
        alsoFor: row.fkInitiator,
      })
      const { corpName } = act.actor
      await notify(
        act,
        row.fkInitiator,
        { posts: ['OPERATOR', 'DIRECTOR'] },
        {
          name: 'CONFIRM_UNANSWERED',
          params: [row.confirmNo, corpName, row.title, row.confirmBy],
          messageType: 'NOTICE',
          link: askedHref,
          target,
        },
      )
      return true
    }),
  )
}

/** Tells directors, three days before the last one, that a matter ends; once. On the last day itself `CONFIRM_TODAY` does. */
export async function remindConfirmations(job: JobContext): Promise<number> {
  const today = todayOf(job.clock)
  const soon = await waiting(job)
    .where('confirmBy', '>', today)
    .where('confirmBy', '<=', addDays(today, REMIND_DAYS))
    .execute()
  return eachByItself(soon, (row) =>
    onWaiting(job, row, async (act) => {
      const target = `reminder:confirmation:${row.pkConfirm}`
      const told = await act.tx
        .selectFrom('message')
        .select('pkMessage')
        .where('target', '=', target)
        .executeTakeFirst()
      if (told) return false
      const { confirmNo, initiatorName, title, confirmBy } = row
      const params = [confirmNo, initiatorName, title, confirmBy, String(daysBetween(today, confirmBy))]
      const link = '/my/confirmation/index'
      const notice = { name: 'CONFIRM_SOON', params, messageType: 'NOTICE', link, target } as const
      await notify(act, row.fkCorp, { posts: ['DIRECTOR'] }, notice)
      return true
    }),
  )
}

/** All but those about a payment, which have days of their own (`claims.ts`). */
const waiting = ({ database }: JobContext) =>
  database.read
    .selectFrom('confirmation')
    .selectAll()
    .where('state', '=', 'PENDING')
    .where('kind', '!=', 'PAYMENT')
    .orderBy('pkConfirm')

/** Under the lock of the matter: a director may have answered meanwhile, or another server have been here. */
const onWaiting = (job: JobContext, { pkConfirm, fkCorp }: StoredConfirmation, work: (act: Act) => Promise<boolean>) =>
  runJob(systemContext(job, fkCorp), async (act) => {
    await lockRows(act, { confirmation: [pkConfirm] })
    const { state } = await readConfirmation(act.tx, fkCorp, pkConfirm)
    return state === 'PENDING' && work(act)
  })
