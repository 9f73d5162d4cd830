import { LAST_REMINDER_DAYS, RENEWAL_DAYS } from '@jinpiao/contract/realnameRules'
import { addDays, daysBetween } from '@jinpiao/values/days'
import { notify } from '../acts/notify.ts'
import { DAY_MS, instantOf, todayOf } from '../domain/clock.ts'
import { eachInGroups, pageOf } from './each.ts'
import type { JobContext } from './system.ts'

/** Files of strangers that no registration has named within a day, with their bytes where nothing else has the same. */
export async function tidyRegisters({ database, clock, fileStore }: JobContext): Promise<number> {
  const gone = await database.write((tx) =>
    tx
      .deleteFrom('register_file')
      .where('pkRegister', 'is', null)
      .where('at', '<', instantOf(clock, -DAY_MS))
      .returning('sha256')
      .execute(),
  )
  const hashes = [...new Set(gone.map(({ sha256 }) => sha256))]
  for (const sha256 of hashes) {
    const users = await Promise.all(
      (['file_object', 'register_file'] as const).map((table) =>
        database.read.selectFrom(table).select('pkFile').where('sha256', '=', sha256).limit(1).executeTakeFirst(),
      ),
    )
    if (users.every((user) => user === undefined)) await fileStore?.remove(sha256)
  }
  return gone.length
}

/** Tells enterprises, 30 days and 7 days before the end, that their licence ends; each once. From its last day on `licences` does. */
export function remindLicences(job: JobContext): Promise<number> {
  const today = todayOf(job.clock)
  const endOf = ({ licenceTo }: { licenceTo: string | null }) => {
    const day = licenceTo ?? today
    return { day, days: daysBetween(today, day) }
  }
  const target = (corp: { pkCorp: string; licenceTo: string | null }) => {
    const { day, days } = endOf(corp)
    return `licence:${corp.pkCorp}:${day}:${days <= LAST_REMINDER_DAYS ? LAST_REMINDER_DAYS : RENEWAL_DAYS}`
  }
  return eachInGroups(job, {
    find: (read, page) => {
      const ending = read
        .selectFrom('corp')
        .select(['pkCorp', 'licenceTo'])
        .where('realnameState', '=', 'PASSED')
        .where('userType', '<>', 'FUNDER')
        .where('licenceTo', '>', today)
        .where('licenceTo', '<=', addDays(today, RENEWAL_DAYS))
      return pageOf(ending, 'pkCorp', page).execute()
    },
    key: ({ pkCorp }) => pkCorp,
    corp: ({ pkCorp }) => pkCorp,
    locks: ({ pkCorp }) => ({ corp: [pkCorp] }),
    target,
    async work(act, corp) {
      const { day, days } = endOf(corp)
      await notify(
        act,
        corp.pkCorp,
        { posts: ['OPERATOR', 'DIRECTOR'] },
        {
          name: 'LICENCE_SOON',
          params: [day, String(days)],
          messageType: 'RISK',
          link: '/my/enterprise-info/realname',
          target: target(corp),
        },
      )
      return true
    },
  })
}
