import { DRAFT_REMIND_DAYS, keptUntil } from '@jinpiao/contract/drafts'
import { addDays } from '@jinpiao/values/days'
import { todayOf } from '../domain/clock.ts'
import { anyApplication } from '../flow/application.ts'
import { tellEndsSoon } from '../flow/notices.ts'
import { eachInGroups, pageOf } from './each.ts'
import type { JobContext } from './system.ts'

/** Tells whoever has prepared it, three days before the last one, that a draft or what came back ends; once for each last day. */
export function remindDrafts(job: JobContext): Promise<number> {
  const today = todayOf(job.clock)
  const target = (row: { pkApply: string; updatedAt: string }) => `reminder:${row.pkApply}:${keptUntil(row.updatedAt)}`
  return eachInGroups(job, {
    find: (read, page) => {
      const ending = read
        .selectFrom('application')
        .select(['pkApply', 'fkCorp', 'updatedAt'])
        .where('state', 'in', ['DRAFT', 'RETURNED'])
        .where('expiresAt', '>=', today)
        .where('expiresAt', '<', addDays(today, DRAFT_REMIND_DAYS + 1))
      return pageOf(ending, 'pkApply', page).execute()
    },
    key: ({ pkApply }) => pkApply,
    corp: ({ fkCorp }) => fkCorp,
    locks: ({ pkApply }) => ({ application: [pkApply] }),
    target,
    async work(act, row) {
      const application = await anyApplication(act.tx, row.pkApply)
      // Saved, submitted or deleted since the search.
      if (application.updatedAt !== row.updatedAt) return false
      await tellEndsSoon(act, application, target(row))
      return true
    },
  })
}
