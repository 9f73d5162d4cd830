import { addDays, daysBetween } from '@jinpiao/values/days'
import { formatMoney } from '@jinpiao/values/money'
import { type Holiday, isWorkingDay, nextWorkingDay } from '@jinpiao/values/workingDays'
import { type Act, runJob } from '../acts/command.ts'
import { holidays } from '../acts/holidays.ts'
import { lockRows } from '../acts/locks.ts'
import { todayOf } from '../domain/clock.ts'
import { findAgreement, setAgreementState } from '../loans/agreements.ts'
import { type Draw, lockedDraw } from '../loans/draws.ts'
import { adjustPlan, askCollection, MOVABLE, moveLoan, saysWhen, tellOfLoan } from '../loans/due.ts'
import { readPlan, taskTargetOf, unpaidFen } from '../loans/plan.ts'
import { eachByItself } from './eachByItself.ts'
import { type JobContext, systemContext } from './system.ts'

/** Days before an instalment falls due on which the enterprise is reminded of it. */
export const REMIND_BEFORE = [3, 1] as const

interface Found {
  pkDraw: string
  fkCorp: string
}

/** Each loan in a transaction of its own, behind the lock of its agreement. */
const eachLoan = (job: JobContext, found: readonly Found[], work: (act: Act, draw: Draw) => Promise<boolean>) =>
  eachByItself(found, ({ pkDraw, fkCorp }) =>
    runJob(systemContext(job, fkCorp), async (act) => work(act, await lockedDraw(act, pkDraw))),
  )

/**
 * Instalments fall due, and are overdue when they are unpaid after their day; the bank is asked to collect what is
 * payable, on working days.
 *
 * @returns how many loans have moved, and of how many the bank is asked.
 */
export async function moveInstalments(job: JobContext): Promise<{ moved: number; asked: number }> {
  const { read } = job.database
  const today = todayOf(job.clock)
  const found = await read
    .selectFrom('instalment as i')
    .innerJoin('loan_draw as d', 'd.pkDraw', 'i.fkDraw')
    .select(['d.pkDraw', 'd.fkCorp'])
    .distinct()
    .where('i.state', 'in', ['NOT_DUE', 'DUE', 'PARTIAL', 'OVERDUE'])
    .where('i.dueDate', '<=', today)
    .orderBy('d.pkDraw')
    .execute()
  const moved = await eachLoan(job, found, moveLoan)
  if (!isWorkingDay(today, await holidays(read))) return { moved, asked: 0 }
  return { moved, asked: await eachLoan(job, found, askCollection) }
}

/** Computes the days of payment of instalments anew, by a calendar that has changed. @returns of how many loans. */
export async function adjustInstalments(job: JobContext, calendar: readonly Holiday[]): Promise<number> {
  const { read } = job.database
  const days = await read
    .selectFrom('instalment')
    .select(['dueDate', 'payableDate'])
    .distinct()
    .where('state', 'in', MOVABLE)
    .execute()
  const due = days.filter((row) => nextWorkingDay(row.dueDate, calendar) !== row.payableDate)
  if (due.length === 0) return 0
  const found = await read
    .selectFrom('instalment as i')
    .innerJoin('loan_draw as d', 'd.pkDraw', 'i.fkDraw')
    .select(['d.pkDraw', 'd.fkCorp'])
    .distinct()
    .where('i.state', 'in', MOVABLE)
    .where(
      'i.dueDate',
      'in',
      due.map(({ dueDate }) => dueDate),
    )
    .orderBy('d.pkDraw')
    .execute()
  return eachLoan(job, found, (act, draw) => adjustPlan(act, draw, calendar))
}

/** Reminds of instalments three days and one day before they fall due, once each. */
export async function remindInstalments(job: JobContext): Promise<number> {
  const today = todayOf(job.clock)
  const found = await job.database.read
    .selectFrom('instalment as i')
    .innerJoin('loan_draw as d', 'd.pkDraw', 'i.fkDraw')
    .select(['d.pkDraw', 'd.fkCorp'])
    .distinct()
    .where('i.state', '=', 'NOT_DUE')
    .where(
      'i.dueDate',
      'in',
      REMIND_BEFORE.map((days) => addDays(today, days)),
    )
    .orderBy('d.pkDraw')
    .execute()
  return eachLoan(job, found, remind)
}

async function remind(act: Act, draw: Draw): Promise<boolean> {
  let isTold = false
  for (const row of await readPlan(act.tx, draw)) {
    const days = daysBetween(act.today, row.dueDate)
    if (row.state !== 'NOT_DUE' || unpaidFen(row) === 0n || !REMIND_BEFORE.some((each) => each === days)) continue
    const target = `reminder:${taskTargetOf(row)}:${days}`
    // Another server may have been here: it held the lock until its message was there.
    const known = await act.tx.selectFrom('message').select('pkMessage').where('target', '=', target).executeTakeFirst()
    if (known) continue
    const params = [draw.drawNo, row.dueDate, formatMoney(unpaidFen(row)), String(days)]
    await tellOfLoan(act, draw, { ...saysWhen('LOAN_DUE_SOON', row, params), messageType: 'NOTICE', target })
    isTold = true
  }
  return isTold
}

/** A line is no longer drawn from after its last day; what is owed of it stays owed. A frozen one ends with its arrears. */
export async function expireAgreements(job: JobContext): Promise<number> {
  const over = await job.database.read
    .selectFrom('loan_agreement')
    .select(['pkAgreement', 'fkCorp'])
    .where('state', '=', 'ACTIVE')
    .where('dayTo', '<', todayOf(job.clock))
    .where('product', '=', 'SELF_LOAN')
    .orderBy('pkAgreement')
    .execute()
  return eachByItself(over, ({ pkAgreement, fkCorp }) =>
    runJob(systemContext(job, fkCorp), async (act) => {
      await lockRows(act, { loan_agreement: [pkAgreement] })
      const agreement = await findAgreement(act.tx, { pkAgreement })
      if (agreement?.state !== 'ACTIVE') return false
      await setAgreementState(act, agreement, 'EXPIRED')
      return true
    }),
  )
}
