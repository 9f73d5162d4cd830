import { LAST_REMINDER_DAYS, RENEWAL_DAYS } from '@jinpiao/contract/realnameRules'
import { addDays, daysBetween } from '@jinpiao/values/days'
import { runJob } from '../acts/command.ts'
import { notify } from '../acts/notify.ts'
import { DAY_MS, instantOf, todayOf } from '../domain/clock.ts'
import { eachByItself } from './eachByItself.ts'
import { type JobContext, systemContext } from './system.ts'

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

/** Tells enterprises, 30 days and 7 days before the end, that their licence ends; each once. */
export async function remindLicences(job: JobContext): Promise<number> {
  const today = todayOf(job.clock)
  const ending = await job.database.read
    .selectFrom('corp')
    .select(['pkCorp', 'licenceTo'])
    .where('realnameState', '=', 'PASSED')
    .where('userType', '<>', 'FUNDER')
    .where('licenceTo', '>=', today)
    .where('licenceTo', '<=', addDays(today, RENEWAL_DAYS))
    .execute()
  return eachByItself(ending, ({ pkCorp, licenceTo }) => {
    const day = licenceTo ?? today
    const days = daysBetween(today, day)
    const target = `licence:${pkCorp}:${day}:${days <= LAST_REMINDER_DAYS ? LAST_REMINDER_DAYS : RENEWAL_DAYS}`
    return runJob(systemContext(job, pkCorp), async (act) => {
      const told = await act.tx
        .selectFrom('message')
        .select('pkMessage')
        .where('target', '=', target)
        .executeTakeFirst()
      if (told) return false
      await notify(
        act,
        pkCorp,
        { posts: ['OPERATOR', 'DIRECTOR'] },
        {
          name: 'LICENCE_SOON',
          params: [day, String(days)],
          messageType: 'RISK',
          link: '/my/enterprise-info/realname',
          target,
        },
      )
      return true
    })
  })
}
