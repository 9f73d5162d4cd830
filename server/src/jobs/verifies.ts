import { expireVerify, latestVerify } from '../business/account/verify.ts'
import { instantOf } from '../domain/clock.ts'
import { eachInGroups, pageOf } from './each.ts'
import type { JobContext } from './system.ts'

/** Test payments that have not come within their days prove nothing any more. */
export function expireVerifies(job: JobContext): Promise<number> {
  const now = instantOf(job.clock)
  return eachInGroups(job, {
    find: (read, page) => {
      const late = read
        .selectFrom('account_verify')
        .select(['pkVerify', 'pkAccount', 'fkCorp'])
        .where('state', 'in', ['PENDING', 'CHECKING'])
        .where('validTo', '<', now)
      return pageOf(late, 'pkVerify', page).execute()
    },
    key: ({ pkVerify }) => pkVerify,
    corp: ({ fkCorp }) => fkCorp,
    locks: ({ pkAccount }) => ({ bank_account: [pkAccount] }),
    async work(act, { pkVerify, pkAccount, fkCorp }) {
      const verify = await latestVerify(act.tx, fkCorp, pkAccount)
      // It has been answered or renewed since the search.
      if (verify?.pkVerify !== pkVerify || (verify.state !== 'PENDING' && verify.state !== 'CHECKING')) return false
      await expireVerify(act, verify)
      act.facts.push({ action: 'ACCOUNT.EXPIRE', target: `account:${pkAccount}` })
      return true
    },
  })
}
