import { CLAIM_REMIND_DAYS } from '@jinpiao/contract/redeemClaimRules'
import { todayInShanghai } from '@jinpiao/values/days'
import { addWorkingDays, type Holiday } from '@jinpiao/values/workingDays'
import { type Act, runJob } from '../acts/command.ts'
import { holidays } from '../acts/holidays.ts'
import { businesses } from '../business/all.ts'
import { remindPayee } from '../business/claimNotices.ts'
import { answerBy } from '../business/receiptMatter.ts'
import { claimedLine } from '../business/redeemClaim/facts.ts'
import { payloadOf } from '../business/redeemClaim/payload.ts'
import { todayOf } from '../domain/clock.ts'
import { type Application, anyApplication } from '../flow/application.ts'
import { tell } from '../flow/hearing.ts'
import { lockByKey } from '../flow/locks.ts'
import { eachByItself } from './eachByItself.ts'
import { type JobContext, systemContext } from './system.ts'

/** Payments that payers have stated and nobody has answered: reminded on some days, then judged by the platform. */
export async function moveClaims(job: JobContext): Promise<number> {
  const { read } = job.database
  const waiting = await read
    .selectFrom('application')
    .select(['pkApply', 'fkCorp'])
    .where('businessType', '=', 'REDEEM_CLAIM')
    .where('state', '=', 'PENDING_COUNTERPARTY')
    .orderBy('pkApply')
    .execute()
  const calendar = await holidays(read)
  const today = todayOf(job.clock)
  return eachByItself(waiting, ({ pkApply, fkCorp }) =>
    runJob(systemContext(job, fkCorp), async (act) => {
      await lockByKey(businesses, act, [pkApply])
      const application = await anyApplication(act.tx, pkApply)
      // Somebody has answered since the search.
      if (application.state !== 'PENDING_COUNTERPARTY') return false
      return moveClaim(act, application, today, calendar)
    }),
  )
}

async function moveClaim(act: Act, application: Application, today: string, calendar: readonly Holiday[]) {
  const { pkApply, updatedAt, payload } = application
  // It came to its payee with the approval of the director, and nothing has changed it since.
  const askedOn = todayInShanghai(Date.parse(updatedAt))
  const last = answerBy(askedOn, calendar)
  if (last < today) {
    await tell(businesses, act, { pkApply, answer: 'REJECT', comment: '', isUnanswered: true })
    return true
  }
  const days = CLAIM_REMIND_DAYS.find((each) => addWorkingDays(askedOn, each, calendar) === today)
  if (days === undefined) return false
  return remindPayee(act, await claimedLine(act.tx, payloadOf(payload)), { pkApply, days, last })
}
