import { judgeBy } from '@jinpiao/contract/claims'
import { CLAIM_REMIND_DAYS } from '@jinpiao/contract/redeemClaimRules'
import type { ApplicationState } from '@jinpiao/contract/status'
import { todayInShanghai } from '@jinpiao/values/days'
import { addWorkingDays, type Holiday } from '@jinpiao/values/workingDays'
import type { Act } from '../acts/command.ts'
import { holidays } from '../acts/holidays.ts'
import { businesses } from '../business/all.ts'
import { remindPayee, tellNotJudged } from '../business/claimNotices.ts'
import { answerBy } from '../business/receiptMatter.ts'
import { claimedLine } from '../business/redeemClaim/facts.ts'
import { payloadOf } from '../business/redeemClaim/payload.ts'
import { setLine } from '../business/redeemLines.ts'
import { todayOf } from '../domain/clock.ts'
import { type Application, anyApplication } from '../flow/application.ts'
import { tell } from '../flow/hearing.ts'
import { lockByKey } from '../flow/locks.ts'
import { hotlineText } from '../platform/hotline.ts'
import { eachInGroups, pageOf } from './each.ts'
import type { JobContext } from './system.ts'

/**
 * Payments that payers have stated and nobody has answered: reminded on some days, then judged by the platform; that it has
 * not judged in its days is told.
 */
export async function moveClaims(job: JobContext): Promise<number> {
  const calendar = await holidays(job.database.read)
  const today = todayOf(job.clock)
  const asked = await eachIn(job, 'PENDING_COUNTERPARTY', (act, application) =>
    moveClaim(act, application, today, calendar),
  )
  return (
    asked + (await eachIn(job, 'PENDING_PLATFORM', (act, application) => moveJudging(job, act, application, calendar)))
  )
}

/** Statements in a state: somebody may have answered since the search. */
function eachIn(
  job: JobContext,
  state: ApplicationState,
  move: (act: Act, application: Application) => Promise<boolean>,
): Promise<number> {
  return eachInGroups(job, {
    find: (read, page) => {
      const claims = read.selectFrom('application').select(['pkApply', 'fkCorp'])
      const waiting = claims.where('businessType', '=', 'REDEEM_CLAIM').where('state', '=', state)
      return pageOf(waiting, 'pkApply', page).execute()
    },
    key: ({ pkApply }) => pkApply,
    corp: ({ fkCorp }) => fkCorp,
    locks: ({ pkApply }) => ({ application: [pkApply] }),
    async work(act, { pkApply }) {
      await lockByKey(businesses, act, [pkApply])
      const application = await anyApplication(act.tx, pkApply)
      return application.state === state && move(act, application)
    },
  })
}

/** Told on the day after the last one; what came to the platform before days were kept is counted from today. */
async function moveJudging(
  { operatorCreditCode }: JobContext,
  act: Act,
  { payload }: Application,
  calendar: readonly Holiday[],
): Promise<boolean> {
  const line = await claimedLine(act.tx, payloadOf(payload))
  if (line.judgeBy === null) {
    await setLine(act, line, { judgeBy: judgeBy(act.today, calendar) })
    return true
  }
  if (line.judgeBy >= act.today) return false
  const runner = await act.tx
    .selectFrom('corp')
    .select('pkCorp')
    .where('creditCode', '=', operatorCreditCode ?? '')
    .executeTakeFirst()
  const hotline = await hotlineText(act.tx)
  return tellNotJudged(act, line, { last: line.judgeBy, hotline, operator: runner?.pkCorp })
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
  // The last that has come: one whose day was jumped over is told the day after.
  const days = CLAIM_REMIND_DAYS.findLast((each) => addWorkingDays(askedOn, each, calendar) <= today)
  if (days === undefined) return false
  return remindPayee(act, await claimedLine(act.tx, payloadOf(payload)), { pkApply, days, last })
}
