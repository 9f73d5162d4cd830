import { runJob } from '../acts/command.ts'
import { lockRows } from '../acts/locks.ts'
import { expireVerify, latestVerify } from '../business/account/verify.ts'
import { instantOf } from '../domain/clock.ts'
import { eachByItself } from './eachByItself.ts'
import { type JobContext, systemContext } from './system.ts'

/** Test payments that have not come within their days prove nothing any more. */
export async function expireVerifies(job: JobContext): Promise<number> {
  const now = instantOf(job.clock)
  const late = await job.database.read
    .selectFrom('account_verify')
    .select(['pkVerify', 'pkAccount', 'fkCorp'])
    .where('state', 'in', ['PENDING', 'CHECKING'])
    .where('validTo', '<', now)
    .orderBy('pkVerify')
    .execute()
  return eachByItself(late, ({ pkVerify, pkAccount, fkCorp }) =>
    runJob(systemContext(job, fkCorp), async (act) => {
      await lockRows(act, { bank_account: [pkAccount] })
      const verify = await latestVerify(act.tx, fkCorp, pkAccount)
      // It has been answered or renewed since the search.
      if (verify?.pkVerify !== pkVerify || (verify.state !== 'PENDING' && verify.state !== 'CHECKING')) return false
      await expireVerify(act, verify)
      act.facts.push({ action: 'ACCOUNT.EXPIRE', target: `account:${pkAccount}` })
      return true
    }),
  )
}
