import type { InstitutionAnswer } from '@jinpiao/contract/outside'
import { instantOf } from '../domain/clock.ts'
import { answerTask } from '../jobs/answerTask.ts'
import { proofOf } from '../jobs/simulated/answer.ts'
import { openTasksBefore } from '../queries/tasks.ts'
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
  const open = await openTasksBefore(stage.database.read, instantOf(stage.clock))
  const asked = open.find(({ task }) => task.no === no)
  if (asked === undefined) throw new RangeError(`Nobody is asked about ${no}`)
  const { task, owner } = asked
  const { answer, comment = '', line, body } = reply
  await answerTask(
    stage,
    { ...owner, name: task.institution, by: 'SIMULATOR' },
    {
      answer,
      comment,
      body: answer === 'APPROVE' ? { ...proofOf(task, line), ...body } : { ...body },
      pkTask: task.pkTask,
      ...(line !== undefined && { line }),
      evidenceKey: ['simulator', task.pkTask, line].filter((part) => part !== undefined).join(':'),
    },
  )
}
