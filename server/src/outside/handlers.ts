import type { Act } from '../acts/command.ts'
import { credit } from './areas/credit.ts'
import { data } from './areas/data.ts'
import { exchange } from './areas/exchange.ts'
import { finance } from './areas/finance.ts'
import { loans } from './areas/loans.ts'
import { onboarding } from './areas/onboarding.ts'
import { redeem } from './areas/redeem.ts'
import { shared } from './areas/shared.ts'
import { ukey } from './areas/ukey.ts'

/** What an outsider was asked for. */
export interface AnsweredTask {
  pkTask: string
  kind: string
  /** Key of what it is about: an application, an invoice, a registration. */
  target: string
  fkCorp: string
  body: object
}

/** What an outsider has answered. `body` has the form that the contract gives this kind of task. */
export interface TaskAnswer {
  evidenceKey: string
  answer: 'APPROVE' | 'REJECT' | 'RETURN'
  comment: string
  /** Of a task with several lines: the one that is answered. */
  line?: number
  body: object
}

/** Does what the answer of a task means, in the transaction that stores it. */
export type TaskHandler = (act: Act, task: AnsweredTask, answer: TaskAnswer) => Promise<void>
export type TaskHandlers = Readonly<Record<string, TaskHandler>>

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
