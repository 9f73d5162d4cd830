import { REMIND_DAYS } from '@jinpiao/contract/billRules'
import { addDays, daysBetween } from '@jinpiao/values/days'
import { formatMoney } from '@jinpiao/values/money'
import { runJob } from '../acts/command.ts'
import { lockRows } from '../acts/locks.ts'
import { notify } from '../acts/notify.ts'
import { todayOf } from '../domain/clock.ts'
import { ownBill } from '../queries/bills.ts'
import { eachByItself } from './eachByItself.ts'
import { type JobContext, systemContext } from './system.ts'

/** Tells enterprises, ten days after a bill was made out, that it is not paid; once for each bill. */
export async function remindFees(job: JobContext): Promise<number> {
  const today = todayOf(job.clock)
  const late = await job.database.read
    .selectFrom('fee_bill')
    .select(['pkBill', 'fkCorp'])
    .where('state', '=', 'UNPAID')
    .where('createdAt', '<', addDays(today, 1 - REMIND_DAYS))
    .orderBy('createdAt')
    .orderBy('pkBill')
    .execute()
  return eachByItself(late, ({ pkBill, fkCorp }) =>
    runJob(systemContext(job, fkCorp), async (act) => {
      await lockRows(act, { fee_bill: [pkBill] })
      const bill = await ownBill(act.tx, fkCorp, pkBill)
      const target = `reminder:bill:${pkBill}`
      // Somebody may have reported a payment meanwhile, or another server have been here.
      const told = await act.tx
        .selectFrom('message')
        .select('pkMessage')
        .where('target', '=', target)
        .executeTakeFirst()
      if (told || bill.state !== 'UNPAID') return false
      const days = daysBetween(bill.createdAt.slice(0, 10), today)
      const params = [bill.feeBillNo, formatMoney(bill.amountFen), String(days)]
      const notice = { name: 'FEE_DUE', params, messageType: 'NOTICE', target } as const
      const link = `/my/account/bill?id=${pkBill}`
      await notify(act, fkCorp, { posts: ['OPERATOR', 'DIRECTOR'] }, { ...notice, link })
      return true
    }),
  )
}
