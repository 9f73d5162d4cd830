import { matterHref } from '@jinpiao/contract/confirmations'
import { addDays, daysBetween } from '@jinpiao/values/days'
import { closeTodos, notify } from '../acts/notify.ts'
import type { Reader } from '../db/database.ts'
import { todayOf } from '../domain/clock.ts'
import { readConfirmation } from '../queries/confirmations.ts'
import { type Each, eachInGroups, pageOf } from './each.ts'
import type { JobContext } from './system.ts'

/** Days before the end on which the directors are reminded. */
const REMIND_DAYS = 3

/** Ends matters whose last day is over. */
export function expireConfirmations(job: JobContext): Promise<number> {
  const today = todayOf(job.clock)
  return eachInGroups(job, {
    ...waiting,
    find: (read, page) => pageOf(allWaiting(read).where('confirmBy', '<', today), 'pkConfirm', page).execute(),
    work: whileWaiting(async (act, row) => {
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
          link: matterHref(row.pkConfirm, 'ASKED'),
          target,
        },
      )
      return true
    }),
  })
}

/** Tells directors, three days before the last one, that a matter ends; once. On the last day itself `CONFIRM_TODAY` does. */
export function remindConfirmations(job: JobContext): Promise<number> {
  const today = todayOf(job.clock)
  const target = ({ pkConfirm }: Found) => `reminder:confirmation:${pkConfirm}`
  return eachInGroups(job, {
    ...waiting,
    find: (read, page) => {
      const soon = allWaiting(read).where('confirmBy', '>', today)
      return pageOf(soon.where('confirmBy', '<=', addDays(today, REMIND_DAYS)), 'pkConfirm', page).execute()
    },
    target,
    work: whileWaiting(async (act, row) => {
      const { confirmNo, initiatorName, title, confirmBy } = row
      const params = [confirmNo, initiatorName, title, confirmBy, String(daysBetween(today, confirmBy))]
      const link = matterHref(row.pkConfirm)
      const notice = { name: 'CONFIRM_SOON', params, messageType: 'NOTICE', link, target: target(row) } as const
      await notify(act, row.fkCorp, { posts: ['DIRECTOR'] }, notice)
      return true
    }),
  })
}

/** All but those about a payment, which have days of their own (`claims.ts`). */
const allWaiting = (read: Reader) =>
  read.selectFrom('confirmation').selectAll().where('state', '=', 'PENDING').where('kind', '!=', 'PAYMENT')

type Found = Awaited<ReturnType<ReturnType<typeof allWaiting>['execute']>>[number]

const waiting = {
  key: ({ pkConfirm }: Found) => pkConfirm,
  corp: ({ fkCorp }: Found) => fkCorp,
  locks: ({ pkConfirm }: Found) => ({ confirmation: [pkConfirm] }),
}

/** Under the lock of the matter: a director may have answered meanwhile, or another server have been here. */
const whileWaiting =
  (work: Each<Found>['work']): Each<Found>['work'] =>
  async (act, row) =>
    (await readConfirmation(act.tx, row.fkCorp, row.pkConfirm)).state === 'PENDING' && work(act, row)
