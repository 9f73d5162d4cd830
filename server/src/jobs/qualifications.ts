import { EXTEND_DAYS } from '@jinpiao/contract/signupRules'
import { addDays } from '@jinpiao/values/days'
import { runJob } from '../acts/command.ts'
import { lockRows } from '../acts/locks.ts'
import { notify } from '../acts/notify.ts'
import { todayOf } from '../domain/clock.ts'
import { eachByItself } from './eachByItself.ts'
import { type JobContext, systemContext } from './system.ts'

/**
 * Tells enterprises that a qualification ends soon, once for each end. It ends by its day: nothing has to be changed then.
 */
export async function remindQualifications(job: JobContext): Promise<number> {
  const today = todayOf(job.clock)
  const ending = await job.database.read
    .selectFrom('qualification as q')
    .innerJoin('funder_product as p', 'p.pkProduct', 'q.fkProduct')
    .select(['q.fkCorp', 'q.fkProduct', 'q.pkApply', 'q.validTo', 'p.name'])
    .where('q.validTo', '>=', today)
    .where('q.validTo', '<=', addDays(today, EXTEND_DAYS))
    .orderBy('q.fkCorp')
    .orderBy('q.fkProduct')
    .execute()
  return eachByItself(ending, ({ fkCorp, fkProduct, pkApply, validTo, name }) =>
    runJob(systemContext(job, fkCorp), async (act) => {
      const target = `reminder:${pkApply}:${validTo}`
      // Another server may be at it: it waits here, and finds the message that the first one sent.
      await lockRows(act, { application: pkApply === null ? [] : [pkApply] })
      const known = await act.tx
        .selectFrom('message')
        .select('pkMessage')
        .where('target', '=', target)
        .executeTakeFirst()
      if (known) return false
      const link = `/my/signup/product?id=${fkProduct}`
      const notice = { name: 'QUALIFICATION_SOON', messageType: 'NOTICE', link, target } as const
      await notify(act, fkCorp, { posts: ['OPERATOR', 'DIRECTOR'] }, { ...notice, params: [name, validTo ?? ''] })
      return true
    }),
  )
}
