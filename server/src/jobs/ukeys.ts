import { ukeyListPage } from '@jinpiao/contract/permissions/ukey'
import { UKEY_LAST_DAYS, UKEY_SOON_DAYS } from '@jinpiao/contract/ukeyRules'
import { addDays, daysBetween, todayInShanghai } from '@jinpiao/values/days'
import { tellOfKey } from '../acts/ukeyNotices.ts'
import { todayOf } from '../domain/clock.ts'
import { beginOf, ukeyBounds } from '../queries/ukeys.ts'
import { eachInGroups, pageOf } from './each.ts'
import type { JobContext } from './system.ts'

/** Tells bearers and directors, 30 days and 7 days before the end, that a certificate ends; each once. From its last day on `overdue/keys.ts` does. */
export function remindUkeys(job: JobContext): Promise<number> {
  const today = todayOf(job.clock)
  const { soon } = ukeyBounds(job.clock.now())
  const tomorrow = beginOf(addDays(today, 1))
  const endOf = ({ expiresAt }: { expiresAt: string }) => {
    const day = todayInShanghai(Date.parse(expiresAt))
    return { day, days: daysBetween(today, day) }
  }
  const target = (key: { pkUkey: string; expiresAt: string }) =>
    `ukey:${key.pkUkey}:${endOf(key).days <= UKEY_LAST_DAYS ? UKEY_LAST_DAYS : UKEY_SOON_DAYS}`
  return eachInGroups(job, {
    find: (read, page) => {
      const ending = read
        .selectFrom('ukey as k')
        .innerJoin('corp_user as u', 'u.userId', 'k.userId')
        .innerJoin('person as p', 'p.personId', 'u.personId')
        .select(['k.pkUkey', 'k.fkCorp', 'k.userId', 'k.codeSuffix', 'k.expiresAt', 'p.personName'])
        .where('k.state', '=', 'ACTIVE')
        .where('k.expiresAt', '>=', tomorrow)
        .where('k.expiresAt', '<', soon)
      return pageOf(ending, 'k.pkUkey', page).execute()
    },
    key: ({ pkUkey }) => pkUkey,
    corp: ({ fkCorp }) => fkCorp,
    locks: ({ pkUkey }) => ({ ukey: [pkUkey] }),
    target,
    async work(act, key) {
      const { day, days } = endOf(key)
      const params = [key.personName, key.codeSuffix, day, String(days)]
      await tellOfKey(act, key, {
        name: 'UKEY_SOON',
        params,
        messageType: 'RISK',
        target: target(key),
        link: ukeyListPage[0],
      })
      return true
    },
  })
}
