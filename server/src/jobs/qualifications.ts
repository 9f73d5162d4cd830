import { EXTEND_DAYS } from '@jinpiao/contract/signupRules'
import { addDays } from '@jinpiao/values/days'
import { notify } from '../acts/notify.ts'
import { todayOf } from '../domain/clock.ts'
import { eachInGroups, pageOf } from './each.ts'
import type { JobContext } from './system.ts'

/**
 * Tells enterprises that a qualification ends soon, once for each end; from its last day on the kind of
 * what falls due does. It ends by its day: nothing has to be changed then.
 */
export function remindQualifications(job: JobContext): Promise<number> {
  const today = todayOf(job.clock)
  const target = ({ pkApply, validTo }: { pkApply: string | null; validTo: string | null }) =>
    `reminder:${pkApply}:${validTo}`
  return eachInGroups(job, {
    find: (read, page) => {
      const ending = read
        .selectFrom('qualification as q')
        .innerJoin('funder_product as p', 'p.pkProduct', 'q.fkProduct')
        .select(['q.fkCorp', 'q.fkProduct', 'q.pkApply', 'q.lastApply', 'q.validTo', 'p.name'])
        .where('q.validTo', '>', today)
        .where('q.validTo', '<=', addDays(today, EXTEND_DAYS))
      return pageOf(ending, 'q.lastApply', page).execute()
    },
    key: ({ lastApply }) => lastApply,
    corp: ({ fkCorp }) => fkCorp,
    locks: ({ pkApply }) => ({ application: pkApply === null ? [] : [pkApply] }),
    target,
    async work(act, { fkCorp, fkProduct, pkApply, validTo, name }) {
      const link = `/my/signup/product?id=${fkProduct}`
      const notice = {
        name: 'QUALIFICATION_SOON',
        messageType: 'NOTICE',
        link,
        target: target({ pkApply, validTo }),
      } as const
      await notify(act, fkCorp, { posts: ['OPERATOR', 'DIRECTOR'] }, { ...notice, params: [name, validTo ?? ''] })
      return true
    },
  })
}
