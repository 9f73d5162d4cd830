import type { InstitutionReply, TaskKind } from '@jinpiao/contract/outside'
import type { Act } from '../acts/command.ts'
import type { Task } from '../acts/tasks.ts'
import type { Businesses } from '../flow/business.ts'
import { credit } from './areas/credit.ts'
import { data } from './areas/data.ts'
import { exchange } from './areas/exchange.ts'
import { finance } from './areas/finance.ts'
import { loans } from './areas/loans.ts'
import { onboarding } from './areas/onboarding.ts'
import { redeem } from './areas/redeem.ts'
import { shared } from './areas/shared.ts'
import { ukey } from './areas/ukey.ts'

/**
 * What an answer to a task of one kind does. It locks what the task is about before it reads or changes anything, and
 * calls `finishTask` once nothing more is to be answered.
 * @throws {BusinessError} what refuses the answer: nothing of it stays.
 */
export type TaskHandler = (act: Act, task: Task, reply: InstitutionReply, businesses: Businesses) => Promise<void>
export type TaskHandlers = Partial<Readonly<Record<TaskKind, TaskHandler>>>

/** Handlers of every package, by kind of task. */
export const taskHandlers: TaskHandlers = {
  ...shared,
  ...redeem,
  ...finance,
  ...onboarding,
  ...ukey,
  ...data,
  ...exchange,
  ...loans,
  ...credit,
}
