import type { InstitutionReply, TaskKind } from '@jinpiao/contract/outside'
import type { Act } from '../acts/command.ts'
import { type Judge, type JudgedReply, judgeAnswer } from '../acts/evidence.ts'
import type { Task } from '../acts/tasks.ts'
import type { Businesses } from './business.ts'

/** What the answers to one kind of task are judged by, and do. */
export interface TaskHandler<About> {
  /**
   * Locks what the task is about, and reads it.
   * @throws {BusinessError} 99000409 nobody waits for this answer any more.
   */
  open(act: Act, task: Task, businesses: Businesses): Promise<About>
  judge(about: About, task: Task): Judge<About>
  /** Numbers of the lines that are answered one by one; absent: it is answered as a whole. */
  lines?(about: About): readonly number[]
  /** Does what the answer means, and calls `finishTask` once nothing more is to be answered. */
  take(act: Act, task: Task, about: About, reply: JudgedReply): Promise<void>
}

/** Every kind of task has one: without a judge it does not compile. */
export type TaskHandlers = { readonly [Kind in TaskKind]: TaskHandler<unknown> }

/**
 * Takes an answer to a task: opened, judged, done. Refused, it has changed nothing once its act is undone, and the task
 * waits for another answer.
 * @throws {BusinessError} what refuses it.
 */
export async function answerBy<About>(
  handler: TaskHandler<About>,
  businesses: Businesses,
  { act, task, reply }: { act: Act; task: Task; reply: InstitutionReply },
): Promise<void> {
  const { answer, comment, line } = reply
  const about = await handler.open(act, task, businesses)
  const judge = handler.judge(about, task)
  const proof = await judgeAnswer(judge, { act, task, about, line }, reply, handler.lines?.(about))
  await handler.take(act, task, about, { answer, comment, line, proof })
}
