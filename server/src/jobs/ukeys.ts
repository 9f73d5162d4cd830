import { UKEY_LAST_DAYS, UKEY_SOON_DAYS } from '@jinpiao/contract/ukeyRules'
import { daysBetween, todayInShanghai } from '@jinpiao/values/days'
import { runJob } from '../acts/command.ts'
import { tellOfKey } from '../acts/ukeyNotices.ts'
import { todayOf } from '../domain/clock.ts'
import { ukeyBounds } from '../queries/ukeys.ts'
import { eachByItself } from './eachByItself.ts'
import { type JobContext, systemContext } from './system.ts'

const LIST = '/my/enterprise-info/ukey/list'

/** Tells bearers and directors, 30 days and 7 days before the end, that a certificate ends; each once. */
export async function remindUkeys(job: JobContext): Promise<number> {
  const today = todayOf(job.clock)
  const { now, soon } = ukeyBounds(job.clock.now())
  const ending = await job.database.read
    .selectFrom('ukey as k')
    .innerJoin('corp_user as u', 'u.userId', 'k.userId')
    .innerJoin('person as p', 'p.personId', 'u.personId')
    .select(['k.pkUkey', 'k.fkCorp', 'k.userId', 'k.codeSuffix', 'k.expiresAt', 'p.personName'])
    .where('k.state', '=', 'ACTIVE')
    .where('k.expiresAt', '>', now)
    .where('k.expiresAt', '<', soon)
    .orderBy('k.pkUkey')
    .execute()
  return eachByItself(ending, (key) => {
    const day = todayInShanghai(Date.parse(key.expiresAt))
    const days = daysBetween(today, day)
    const target = `ukey:${key.pkUkey}:${days <= UKEY_LAST_DAYS ? UKEY_LAST_DAYS : UKEY_SOON_DAYS}`
    return runJob(systemContext(job, key.fkCorp), async (act) => {
      const told = await act.tx
        .selectFrom('message')
        .select('pkMessage')
        .where('target', '=', target)
        .executeTakeFirst()
      if (told) return false
      const params = [key.personName, key.codeSuffix, day, String(days)]
      await tellOfKey(act, key, { name: 'UKEY_SOON', params, messageType: 'RISK', target, link: LIST })
      return true
    })
  })
}
