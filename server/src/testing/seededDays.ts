import { dueNotices } from '@jinpiao/contract/dueNotices'
import { graceUntil } from '@jinpiao/contract/grace'
import type { OutsideTask } from '@jinpiao/contract/outside'
import { addDays } from '@jinpiao/values/days'
import { isWorkingDay } from '@jinpiao/values/workingDays'
import { holidays } from '../acts/holidays.ts'
import type { Reader } from '../db/database.ts'
import { type Clock, instantOf } from '../domain/clock.ts'
import { payDayOf } from '../jobs/simulated/answer.ts'
import { isPayDay } from '../jobs/simulated/simulator.ts'

/**
 * What institutions have answered that cannot have been so: on a day on which they do not work, on another than the one that
 * was told for the payment, before they were asked, or in the future.
 * @returns a sentence for each, such as `BANK REDEEM SQ20261121000003 on 2026-11-22: no working day`.
 */
export async function untrueAnswers(read: Reader, clock: Clock): Promise<{ asked: number; untrue: string[] }> {
  const calendar = await holidays(read)
  const now = instantOf(clock)
  const tasks = await read.selectFrom('outside_task').selectAll().where('state', '<>', 'OPEN').execute()
  const answers = await read.selectFrom('outside_answer').selectAll().execute()
  const of = Map.groupBy(answers, ({ body }) => (JSON.parse(body) as { pkTask?: string }).pkTask)
  const untrue: string[] = []
  let asked = 0
  for (const row of tasks) {
    const asking: OutsideTask['body'] = JSON.parse(row.body)
    const task = { ...row, body: asking } as unknown as OutsideTask
    for (const { at, body } of of.get(row.pkTask) ?? []) {
      asked += 1
      const { line } = JSON.parse(body) as { line?: number }
      const day = at.slice(0, 10)
      const told = payDayOf(task, line)
      const faults = [
        !isWorkingDay(day, calendar) && 'no working day',
        told !== undefined && !isPayDay(told, day, calendar) && `told for ${told}`,
        at < row.createdAt && `asked at ${row.createdAt}`,
        at > now && `it is ${now}`,
      ].filter((fault) => fault !== false)
      const what = typeof asking['businessType'] === 'string' ? asking['businessType'] : row.kind
      untrue.push(...faults.map((fault) => `${row.institution} ${what} ${row.no} on ${day}: ${fault}`))
    }
  }
  return { asked, untrue }
}

/** Where a message says on which day it is sent: at its place among what fills it; `over` days before, where it says how many. */
type OwnDay = { day: number; over?: number } | 'promisedDate' | 'afterGrace'

/** Of what falls due: the last day, and one, seven and thirty days after it. */
const ofDues = Object.keys(dueNotices).map((name): [string, OwnDay] => [
  name,
  name.endsWith('_TODAY') ? { day: 2 } : { day: 2, over: 3 },
])
const ownDays: Readonly<Record<string, OwnDay>> = {
  ...Object.fromEntries(ofDues),
  LIMIT_LAST_DAY: { day: 2 },
  TICKET_DUE: 'promisedDate',
  TICKET_OVERDUE: 'afterGrace',
  ISSUE_SUSPENDED: { day: 0 },
  ISSUE_SUSPENDED_PARENT: { day: 0 },
}

/** Messages that speak of a day (今日到期, 自 … 起) and stand on another; those told late, after a server stood still, among them. */
export async function messagesOffTheirDay(read: Reader): Promise<{ spoken: Set<string>; astray: string[] }> {
  const calendar = await holidays(read)
  const messages = await read
    .selectFrom('message')
    .select(['notice', 'params', 'at'])
    .distinct()
    .where('notice', 'in', Object.keys(ownDays))
    .execute()
  const tickets = new Map((await read.selectFrom('ticket').selectAll().execute()).map((each) => [each.creditNo, each]))
  const astray = messages.flatMap(({ notice, params: filled, at }) => {
    const params = JSON.parse(filled) as string[]
    const own = ownDays[notice]
    const on = at.slice(0, 10)
    const ticket = tickets.get(params[0] ?? '')
    if (own === 'promisedDate') return ticket?.promisedDate === on ? [] : [`${notice} ${filled} on ${on}`]
    if (own === 'afterGrace') {
      const day = addDays(graceUntil(ticket?.payableDate ?? '', calendar), 1)
      return day === on ? [] : [`${notice} ${filled} on ${on}`]
    }
    const { day = 0, over } = own ?? {}
    const isStage = over === undefined || OVER_STAGES.includes(Number(params[over]))
    const is = over === undefined ? on : addDays(on, -Number(params[over]))
    return isStage && params[day] === is ? [] : [`${notice} ${filled} on ${on}`]
  })
  return { spoken: new Set(messages.map(({ notice }) => notice)), astray }
}

const OVER_STAGES: readonly number[] = [1, 7, 30]
