import { formatMoney } from '@jinpiao/values/money'
import { runJob } from '../acts/command.ts'
import { todayOf } from '../domain/clock.ts'
import { loanTarget, lockedDraw } from '../loans/draws.ts'
import { tellOfLoan } from '../loans/due.ts'
import { setTransfer, transferByKey } from '../loans/transfers.ts'
import { eachByItself } from './eachByItself.ts'
import { type JobContext, systemContext } from './system.ts'

/** Tells borrowers whose funder has not said in time whether a transfer has come: their bank collects again. Once each. */
export async function tellUnanswered(job: JobContext): Promise<number> {
  const late = await job.database.read
    .selectFrom('loan_transfer')
    .select(['pkTransfer', 'fkDraw', 'fkCorp'])
    .where('state', '=', 'CONFIRMING')
    .where('answerBy', '<', todayOf(job.clock))
    .where('isReminded', '=', 0)
    .orderBy('pkTransfer')
    .execute()
  return eachByItself(late, ({ pkTransfer, fkDraw, fkCorp }) =>
    runJob(systemContext(job, fkCorp), async (act) => {
      const draw = await lockedDraw(act, fkDraw)
      const transfer = await transferByKey(act.tx, pkTransfer)
      if (transfer?.state !== 'CONFIRMING' || transfer.isReminded === 1) return false
      await setTransfer(act, transfer, { isReminded: 1 })
      const params = [draw.drawNo, formatMoney(transfer.amountFen), transfer.answerBy]
      await tellOfLoan(act, draw, {
        name: 'LOAN_TRANSFER_UNANSWERED',
        params,
        messageType: 'RISK',
        target: loanTarget(draw),
      })
      return true
    }),
  )
}
