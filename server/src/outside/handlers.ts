import type { InstitutionReply, TaskKind } from '@jinpiao/contract/outside'
import type { Act } from '../acts/command.ts'
import type { Task } from '../acts/tasks.ts'
import type { Businesses } from '../flow/business.ts'

/**
 * What an answer to a task of one kind does. It locks what the task is about before it reads or changes anything, and
 * calls `finishTask` once nothing more is to be answered.
 * @throws {BusinessError} what refuses the answer: nothing of it stays.
 */
export type TaskHandler = (act: Act, task: Task, reply: InstitutionReply, businesses: Businesses) => Promise<void>
export type TaskHandlers = Partial<Readonly<Record<TaskKind, TaskHandler>>>
