import { formatMoney } from '@jinpiao/values/money'
import { todayOf } from '../domain/clock.ts'
import { loanTarget, lockedDraw } from '../loans/draws.ts'
import { tellOfLoan } from '../loans/due.ts'
import { setTransfer, transferByKey } from '../loans/transfers.ts'
import { eachInGroups, pageOf } from './each.ts'
import type { JobContext } from './system.ts'

/** Tells borrowers whose funder has not said in time whether a transfer has come: their bank collects again. Once each. */
export function tellUnanswered(job: JobContext): Promise<number> {
  const today = todayOf(job.clock)
  return eachInGroups(job, {
    find: (read, page) => {
      const late = read
        .selectFrom('loan_transfer as t')
        .innerJoin('loan_draw as d', 'd.pkDraw', 't.fkDraw')
        .select(['t.pkTransfer', 't.fkDraw', 't.fkCorp', 'd.fkAgreement'])
        .where('t.state', '=', 'CONFIRMING')
        .where('t.answerBy', '<', today)
        .where('t.isReminded', '=', 0)
      return pageOf(late, 't.pkTransfer', page).execute()
    },
    key: ({ pkTransfer }) => pkTransfer,
    corp: ({ fkCorp }) => fkCorp,
    locks: ({ fkAgreement }) => ({ loan_agreement: [fkAgreement] }),
    async work(act, { pkTransfer, fkDraw }) {
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
    },
  })
}
