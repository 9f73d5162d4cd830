import type { BusinessType } from '@jinpiao/contract/flow'
import type { InstitutionReply, OutsideTask } from '@jinpiao/contract/outside'
import type { Day } from '@jinpiao/values/days'
import { holidays } from '../../acts/holidays.ts'
import { takeDemoBalance } from '../../db/demoBalances.ts'
import { instantOf, todayOf } from '../../domain/clock.ts'
import { answeredLines, openTasksBefore } from '../../queries/tasks.ts'
import { answerTask } from '../answerTask.ts'
import { eachByItself } from '../eachByItself.ts'
import type { JobContext } from '../system.ts'
import { fromBalance } from './balances.ts'
import { credit } from './credit.ts'
import { data } from './data.ts'
import { exchange } from './exchange.ts'
import { finance } from './finance.ts'
import { loans } from './loans.ts'
import { onboarding } from './onboarding.ts'
import { redeem } from './redeem.ts'
import { isPayDay, mayBeReturned, replyByDigit, type Simulated, type Simulator } from './simulator.ts'
import { ukey } from './ukey.ts'

/** People see for so long that somebody is being waited for. */
const WAIT_MS = 30_000

const packages: readonly Simulated[] = [redeem, finance, onboarding, ukey, data, exchange, loans, credit]
const evidence: Simulated['evidence'] = Object.assign({}, ...packages.map((each) => each.evidence))

/** What proves that an institution agrees to an application, or to one line of it; the package of its business knows it. */
export const proofOf = (task: OutsideTask, line?: number): InstitutionReply['body'] =>
  evidence[task.body['businessType'] as BusinessType]?.(task, line) ?? {}

const own: NonNullable<Simulated['applications']> = Object.assign({}, ...packages.map((each) => each.applications))

const refusals: NonNullable<Simulated['refusals']> = Object.assign({}, ...packages.map((each) => each.refusals))

const payDays: NonNullable<Simulated['payDays']> = Object.assign({}, ...packages.map((each) => each.payDays))

/** The day that was told for what a bank is asked to pay or collect, of one line where it has lines; undefined: any day. */
export const payDayOf = (task: OutsideTask, line?: number): Day | undefined =>
  task.institution === 'BANK' ? payDays[task.body['businessType'] as BusinessType]?.(task, line) : undefined

/** A step of an application. */
const application: Simulator = (task) =>
  own[task.body['businessType'] as BusinessType]?.(task) ??
  replyByDigit(
    task,
    mayBeReturned(task),
    (line) => proofOf(task, line),
    refusals[task.body['businessType'] as BusinessType],
  )

/** Who answers each kind of task. */
export const simulators: Simulated['tasks'] = Object.assign(
  { APPLICATION: application },
  ...packages.map((each) => each.tasks),
)

/**
 * The institutions of a demonstration answer what they have been asked for half a minute, through the same door as real
 * ones.
 * @param atLeastMs how long a task has been open.
 * @returns how many they answered.
 */
export async function simulate(job: JobContext, atLeastMs = WAIT_MS): Promise<number> {
  const { read, write } = job.database
  const today = todayOf(job.clock)
  const open = await openTasksBefore(read, instantOf(job.clock, -atLeastMs))
  const calendar = await holidays(read)
  const isTime = (told: Day | undefined) => told === undefined || isPayDay(told, today, calendar)
  const withLines = open.filter(({ task }) => task.body['lines'] !== undefined)
  const answered = await answeredLines(
    read,
    withLines.map(({ task }) => task.pkTask),
  )
  return eachByItself(open, async ({ task, owner }) => {
    const { pkTask, institution, kind } = task
    const answerer = { ...owner, name: institution, by: 'SIMULATOR' } as const
    const collected = await fromBalance(read, task)
    const replies = collected ? [collected.reply] : (simulators[kind]?.(task) ?? [])
    const due = replies.filter(({ line }) => isTime(payDayOf(task, line)) && !answered.has(`${pkTask}:${line}`))
    return eachByItself(due, async (reply) => {
      // One key for each task, and for each of its lines: two servers that answer at once have one effect.
      const evidenceKey = ['simulator', pkTask, reply.line].filter((part) => part !== undefined).join(':')
      const { isRepeated } = await answerTask(job, answerer, { ...reply, pkTask, evidenceKey })
      if (collected && !isRepeated) await write((tx) => takeDemoBalance(tx, collected.accountNo, collected.takenFen))
      return !isRepeated
    })
  })
}
