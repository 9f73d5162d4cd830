import { addDays, daysBetween } from '@jinpiao/values/days'
import { formatMoney } from '@jinpiao/values/money'
import { type Holiday, isWorkingDay, nextWorkingDay } from '@jinpiao/values/workingDays'
import type { Act } from '../acts/command.ts'
import { holidays } from '../acts/holidays.ts'
import type { Reader } from '../db/database.ts'
import { todayOf } from '../domain/clock.ts'
import { findAgreement, setAgreementState } from '../loans/agreements.ts'
import { type Draw, lockedDraw } from '../loans/draws.ts'
import { adjustPlan, askCollection, MOVABLE, moveLoan, saysWhen, tellOfLoan } from '../loans/due.ts'
import { readPlan, taskTargetOf, unpaidFen } from '../loans/plan.ts'
import { eachInGroups, pageOf } from './each.ts'
import type { JobContext } from './system.ts'

/** Days before an instalment falls due on which the enterprise is reminded of it. */
export const REMIND_BEFORE = [3, 1] as const

const loansWith = (read: Reader) =>
  read
    .selectFrom('instalment as i')
    .innerJoin('loan_draw as d', 'd.pkDraw', 'i.fkDraw')
    .select(['d.pkDraw', 'd.fkCorp', 'd.fkAgreement'])
    .groupBy(['d.pkDraw', 'd.fkCorp', 'd.fkAgreement'])

/** Each loan that has such an instalment, behind the lock of its agreement. */
const eachLoan = (
  job: JobContext,
  having: (loans: ReturnType<typeof loansWith>) => ReturnType<typeof loansWith>,
  work: (act: Act, draw: Draw) => Promise<boolean>,
) =>
  eachInGroups(job, {
    find: (read, page) => pageOf(having(loansWith(read)), 'd.pkDraw', page).execute(),
    key: ({ pkDraw }) => pkDraw,
    corp: ({ fkCorp }) => fkCorp,
    locks: ({ fkAgreement }) => ({ loan_agreement: [fkAgreement] }),
    work: async (act, { pkDraw }) => work(act, await lockedDraw(act, pkDraw)),
  })

/**
 * Instalments fall due, and are overdue when they are unpaid after their day; the bank is asked to collect what is
 * payable, on working days.
 *
 * @returns how many loans have moved, and of how many the bank is asked.
 */
export async function moveInstalments(job: JobContext): Promise<{ moved: number; asked: number }> {
  const today = todayOf(job.clock)
  const payable = (loans: ReturnType<typeof loansWith>) =>
    loans.where('i.state', 'in', ['NOT_DUE', 'DUE', 'PARTIAL', 'OVERDUE']).where('i.dueDate', '<=', today)
  const moved = await eachLoan(job, payable, moveLoan)
  if (!isWorkingDay(today, await holidays(job.database.read))) return { moved, asked: 0 }
  return { moved, asked: await eachLoan(job, payable, askCollection) }
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
  const due = days
    .filter((row) => nextWorkingDay(row.dueDate, calendar) !== row.payableDate)
    .map(({ dueDate }) => dueDate)
  if (due.length === 0) return 0
  return eachLoan(
    job,
    (loans) => loans.where('i.state', 'in', MOVABLE).where('i.dueDate', 'in', due),
    (act, draw) => adjustPlan(act, draw, calendar),
  )
}

/** Reminds of instalments three days and one day before they fall due, once each; a day that was jumped over is made good before it falls due. */
export function remindInstalments(job: JobContext): Promise<number> {
  const today = todayOf(job.clock)
  const last = addDays(today, Math.max(...REMIND_BEFORE))
  return eachLoan(
    job,
    (loans) => loans.where('i.state', '=', 'NOT_DUE').where('i.dueDate', '>', today).where('i.dueDate', '<=', last),
    remind,
  )
}

async function remind(act: Act, draw: Draw): Promise<boolean> {
  let isTold = false
  for (const row of await readPlan(act.tx, draw)) {
    const days = daysBetween(act.today, row.dueDate)
    const stage = REMIND_BEFORE.findLast((each) => days <= each)
    if (row.state !== 'NOT_DUE' || unpaidFen(row) === 0n || days < 1 || stage === undefined) continue
    const target = `reminder:${taskTargetOf(row)}:${stage}`
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
export function expireAgreements(job: JobContext): Promise<number> {
  const today = todayOf(job.clock)
  return eachInGroups(job, {
    find: (read, page) => {
      const over = read
        .selectFrom('loan_agreement')
        .select(['pkAgreement', 'fkCorp'])
        .where('state', '=', 'ACTIVE')
        .where('dayTo', '<', today)
        .where('product', '=', 'SELF_LOAN')
      return pageOf(over, 'pkAgreement', page).execute()
    },
    key: ({ pkAgreement }) => pkAgreement,
    corp: ({ fkCorp }) => fkCorp,
    locks: ({ pkAgreement }) => ({ loan_agreement: [pkAgreement] }),
    async work(act, { pkAgreement }) {
      const agreement = await findAgreement(act.tx, { pkAgreement })
      if (agreement?.state !== 'ACTIVE') return false
      await setAgreementState(act, agreement, 'EXPIRED')
      return true
    },
  })
}
