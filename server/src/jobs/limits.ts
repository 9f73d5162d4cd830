import { addDays, type Day, daysBetween } from '@jinpiao/values/days'
import { formatMoney } from '@jinpiao/values/money'
import { tellOfLimit } from '../acts/grantedLimits.ts'
import type { Reader } from '../db/database.ts'
import { todayOf } from '../domain/clock.ts'
import { eachInGroups, type Page, pageOf } from './each.ts'
import type { JobContext } from './system.ts'

/** Days before the last one on which its end is told; 0: the last day itself. */
const STAGES = [0, 7, 30] as const

/** Limits that are in force, or frozen, by their last day. */
const ending = (read: Reader, from: Day, to: Day, page: Page) =>
  pageOf(
    read
      .selectFrom('credit_limit')
      .select(['pkLimit', 'fkCorp', 'sourceName', 'totalFen', 'dayTo'])
      .where('state', 'in', ['ACTIVE', 'SUSPENDED'])
      .where('dayTo', '>=', from)
      .where('dayTo', '<=', to),
    'pkLimit',
    page,
  ).execute()

/** Tells whoever issues on a limit that it ends: 30 days and 7 days before, and on its last day; each once. */
export function remindLimits(job: JobContext): Promise<number> {
  const today = todayOf(job.clock)
  const target = ({ pkLimit, dayTo }: { pkLimit: string; dayTo: Day }) =>
    `limit:${pkLimit}:${dayTo}:${STAGES.find((days) => daysBetween(today, dayTo) <= days)}`
  return eachInGroups(job, {
    find: (read, page) => ending(read, today, addDays(today, Math.max(...STAGES)), page),
    key: ({ pkLimit }) => pkLimit,
    corp: ({ fkCorp }) => fkCorp,
    locks: ({ pkLimit }) => ({ credit_limit: [pkLimit] }),
    target,
    async work(act, limit) {
      const { sourceName, totalFen, dayTo } = limit
      const name = dayTo === today ? 'LIMIT_LAST_DAY' : 'LIMIT_SOON'
      const params = [sourceName, formatMoney(totalFen), dayTo, String(daysBetween(today, dayTo))]
      await tellOfLimit(act, limit, { name, params, messageType: 'RISK', target: target(limit) })
      return true
    },
  })
}

/** Ends limits whose last day has passed, frozen ones as well, and tells it. */
export function expireLimits(job: JobContext): Promise<number> {
  const yesterday = addDays(todayOf(job.clock), -1)
  return eachInGroups(job, {
    find: (read, page) => ending(read, '', yesterday, page),
    key: ({ pkLimit }) => pkLimit,
    corp: ({ fkCorp }) => fkCorp,
    locks: ({ pkLimit }) => ({ credit_limit: [pkLimit] }),
    async work(act, limit) {
      const { pkLimit, sourceName, totalFen, dayTo } = limit
      const { numUpdatedRows } = await act.tx
        .updateTable('credit_limit')
        .set((eb) => ({ state: 'EXPIRED', version: eb('version', '+', 1) }))
        .where('pkLimit', '=', pkLimit)
        .where('state', 'in', ['ACTIVE', 'SUSPENDED'])
        .executeTakeFirst()
      // Another node may have ended it between the search and now.
      if (numUpdatedRows !== 1n) return false
      act.facts.push({ action: 'LIMIT.EXPIRE', target: `limit:${pkLimit}` })
      const params = [sourceName, formatMoney(totalFen), dayTo]
      await tellOfLimit(act, limit, { name: 'LIMIT_EXPIRED', params, messageType: 'RISK' })
      return true
    },
  })
}
