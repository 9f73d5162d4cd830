import type { InstitutionAnswer, InstitutionReply, OutsideTask } from '@jinpiao/contract/outside'
import { addDays, type Day } from '@jinpiao/values/days'
import { isWorkingDay, nextWorkingDay } from '@jinpiao/values/workingDays'
import { holidays } from '../acts/holidays.ts'
import { instantOf, todayOf } from '../domain/clock.ts'
import { answerTask } from '../jobs/answerTask.ts'
import { payDayOf, proofOf } from '../jobs/simulated/answer.ts'
import { openTasksBefore, type TaskOwner } from '../queries/tasks.ts'
import type { Stage } from './actors.ts'

export interface Reply {
  answer: InstitutionAnswer
  /** Why, where it is no. */
  comment?: string
  /** Of one line of the application. */
  line?: number
  /** What it says besides: to a yes what proves it, added to what the simulator of the type would send. */
  body?: object
}

/** The institution that an application waits for answers it, as the simulators of a demonstration do. */
export async function playReply(stage: Stage, pkApply: string, reply: Reply): Promise<void> {
  const { applyNo } = await stage.database.read
    .selectFrom('application')
    .select('applyNo')
    .where('pkApply', '=', pkApply)
    .executeTakeFirstOrThrow()
  return playReplyTo(stage, applyNo, reply)
}

/** The same of a task by the number that it is about, such as a payment order. */
export async function playReplyTo(stage: Stage, no: string, reply: Reply): Promise<void> {
  const asked = await askedOf(stage, ({ task }) => task.no === no)
  const { answer, comment = '', line, body } = reply
  await answerAtWork(stage, asked, {
    answer,
    comment,
    body: answer === 'APPROVE' ? { ...proofOf(asked.task, line), ...body } : { ...body },
    ...(line !== undefined && { line }),
  })
}

export interface Asked {
  task: OutsideTask
  owner: TaskOwner
}

/** What somebody is asked at the moment that is played. */
export async function askedOf(stage: Stage, isMeant: (asked: Asked) => boolean): Promise<Asked> {
  const asked = (await openTasksBefore(stage.database.read, instantOf(stage.clock))).find(isMeant)
  if (asked === undefined) throw new RangeError('Nobody is asked about this')
  return asked
}

/** An institution answers as soon as it works: on a payment not before the day that was told for it. */
export async function answerAtWork(
  stage: Stage,
  { task, owner }: Asked,
  reply: Omit<InstitutionReply, 'pkTask' | 'evidenceKey'>,
): Promise<void> {
  const { pkTask, institution } = task
  await stage.at(await workingMoment(stage, stage.clock.now(), payDayOf(task, reply.line)))
  const evidenceKey = ['simulator', pkTask, reply.line].filter((part) => part !== undefined).join(':')
  await answerTask(stage, { ...owner, name: institution, by: 'SIMULATOR' }, { ...reply, pkTask, evidenceKey })
}

/** This moment where it lies on a working day, else ten in the morning of the next one; not before `told`. */
export async function workingMoment({ database }: Pick<Stage, 'database'>, ms: number, told?: Day): Promise<number> {
  const day = todayOf({ now: () => ms })
  const works = nextWorkingDay(told !== undefined && told > day ? told : day, await holidays(database.read))
  return works === day ? ms : Date.parse(`${works}T10:00:00+08:00`)
}

/** Nine in the morning of the last working day that lies so many days back, or more: what is asked then is answered on that day. */
export async function workingMorning({ database }: Pick<Stage, 'database'>, now: number, ago: number): Promise<number> {
  const calendar = await holidays(database.read)
  let day = addDays(todayOf({ now: () => now }), -ago)
  while (!isWorkingDay(day, calendar)) day = addDays(day, -1)
  return Date.parse(`${day}T09:00:00+08:00`)
}
