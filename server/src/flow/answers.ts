import type { Institution } from '@jinpiao/contract/flow'
import type { InstitutionAnswer, InstitutionReply } from '@jinpiao/contract/outside'
import * as z from 'zod/mini'
import type { Act } from '../acts/command.ts'
import { finishTask, type Task } from '../acts/tasks.ts'
import { BusinessError } from '../domain/businessError.ts'
import { expire, outside } from '../domain/machine.ts'
import type { Ticket } from '../tickets/tickets.ts'
import { advance } from './advance.ts'
import { type Application, anyApplication, flowApplication, rowOf } from './application.ts'
import { followTasks } from './asking.ts'
import { type Business, type Businesses, businessOf, type OutputAnswer } from './business.ts'
import { hear, hearPart } from './hearing.ts'
import { freeInvoicesOfLine } from './invoices.ts'
import { answerLine, type Line, type LineState, wholeOf } from './lines.ts'
import { lockByKey } from './locks.ts'
import { tellAnswered } from './notices.ts'

const stateAfter = { ACCEPT: 'ACCEPTED', REFUSE: 'REFUSED', LAPSE: 'LAPSED' } as const satisfies Record<
  OutputAnswer['answer'],
  LineState
>

interface TicketAnswer {
  answer: OutputAnswer['answer']
  reason: string
  pkSign: string | null
}

/**
 * Stores the answer of one recipient, or that its time has run out, in the application that the ticket was born of. The
 * application waits until the last line is answered; it ends as DONE if at least one recipient has accepted. The caller
 * has locked the application and changed the ticket.
 */
export async function answerOutput(
  businesses: Businesses,
  act: Act,
  ticket: Ticket,
  { answer, reason, pkSign }: TicketAnswer,
): Promise<void> {
  const application = await anyApplication(act.tx, ticket.bornBy)
  const found = await act.tx
    .selectFrom('application_line')
    .select('line')
    .where('pkApply', '=', application.pkApply)
    .where('pkCredit', '=', ticket.pkCredit)
    .executeTakeFirst()
  if (!found) throw new Error(`Ticket ${ticket.creditNo} is no output of ${application.applyNo}`)
  const { line } = found
  const text = reason === '' ? null : reason
  const lines = await answerLine(act, application.pkApply, line, { state: stateAfter[answer], reason: text })
  const transition = await transitionAfter(act, application, answer, reason, lines)
  const advanced = await advance(act, application, transition, { comment: reason, pkSign })
  const business = businessOf(businesses, application.businessType)
  const payload = business.read(advanced.payload)
  const given: OutputAnswer = { ticket, line, answer, reason }
  const back = await business.answered?.(act, advanced, payload, given)
  if (answer !== 'ACCEPT') {
    await freeInvoicesOfLine(act, application.pkApply, business.trade?.(payload, line)?.invoices ?? [])
  }
  await tellAnswered(act, application, given, back)
  await followTasks(act, business, advanced, transition)
}

async function transitionAfter(
  { tx }: Act,
  application: Application,
  answer: TicketAnswer['answer'],
  reason: string,
  lines: readonly Line[],
) {
  const row = rowOf(application)
  const seen = await flowApplication(tx, application)
  const whole = wholeOf(lines)
  if (answer === 'LAPSE') {
    if (whole === 'REJECT') return expire(row, seen)
    return outside(row, seen, 'COUNTERPARTY', whole, { decision: 'AUTO' })
  }
  const decision = answer === 'ACCEPT' ? 'APPROVE' : 'REJECT'
  return outside(row, seen, 'COUNTERPARTY', whole, { comment: reason, decision })
}

/**
 * An institution answers its step of an application, or one line of it: the step ends with the last line, well if at least
 * one line was approved.
 * @throws {BusinessError} 04000114, 04000124 the application is not, or no longer, in its step; 01000303 the evidence lacks
 * what the business needs; 99000409 the task or the line has been answered.
 */
export async function answerApplication(
  businesses: Businesses,
  act: Act,
  task: Task,
  { answer, comment, line, body }: InstitutionReply,
): Promise<void> {
  await lockByKey(businesses, act, [task.target])
  const { businessType, round } = await anyApplication(act.tx, task.target)
  // It has been sent back and submitted again since: the answer is to a form that has changed.
  if (round !== task.round) throw new BusinessError('99000409')
  const from = task.institution
  const evidence = evidenceOf(businessOf(businesses, businessType), from, answer, body)
  if (line === undefined) {
    const [business, advanced, transition] = await hear(businesses, act, task.target, {
      from,
      answer,
      comment,
      body: evidence,
    })
    await finishTask(act, task)
    return followTasks(act, business, advanced, transition)
  }
  if (answer === 'RETURN') throw new BusinessError('01000202')
  const part = { pkApply: task.target, from, line, answer, comment, body: evidence }
  const [business, advanced, transition] = await hearPart(businesses, act, part)
  if (transition.from === transition.to) return
  await finishTask(act, task)
  await followTasks(act, business, advanced, transition)
}

/**
 * An institution answers a step that was not asked by the interpreter (`asks: 'LATER'`): the business has asked it by a task
 * of its own, which the caller has finished. It has locked the application, too.
 * @throws {BusinessError} 04000114, 04000124 the application is not, or no longer, in its step; 01000303 the evidence lacks
 * what the business needs.
 */
export async function answerStep(
  businesses: Businesses,
  act: Act,
  pkApply: string,
  { from, body }: { from: Institution; body: object },
): Promise<void> {
  const { businessType } = await anyApplication(act.tx, pkApply)
  const evidence = evidenceOf(businessOf(businesses, businessType), from, 'APPROVE', body)
  const said = { from, answer: 'APPROVE', comment: '', body: evidence } as const
  const [business, advanced, transition] = await hear(businesses, act, pkApply, said)
  await followTasks(act, business, advanced, transition)
}

/** What proves an approval, as the business needs it. @throws {BusinessError} 01000303 it lacks something. */
function evidenceOf(
  { evidence = {} }: Business<unknown>,
  from: Institution,
  answer: InstitutionAnswer,
  body: object,
): object {
  const schema = evidence[from]
  if (schema === undefined || answer !== 'APPROVE') return body
  const parsed = z.safeParse(schema, body)
  if (parsed.success) return parsed.data
  throw new BusinessError('01000303', parsed.error.issues.map(({ path }) => path.join('.')).join(', '))
}
