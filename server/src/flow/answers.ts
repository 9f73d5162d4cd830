import type { Institution } from '@jinpiao/contract/flow'
import type { Act } from '../acts/command.ts'
import { expire, outside } from '../domain/machine.ts'
import type { Ticket } from '../tickets/tickets.ts'
import { advance } from './advance.ts'
import { type Application, anyApplication, flowApplication, rowOf } from './application.ts'
import { followTasks } from './asking.ts'
import { type Businesses, businessOf, type OutputAnswer } from './business.ts'
import { hear } from './hearing.ts'
import { endIdle } from './idle.ts'
import { freeInvoicesOfLine } from './invoices.ts'
import { answerLine, type Line, type LineState, wholeOf } from './lines.ts'
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
 * application waits until the last line is answered, and ends as `outcomeOf` says of them all. The caller
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
  const advanced = await advance(act, application, transition, { comment: reason, line, pkSign })
  const business = businessOf(businesses, application.businessType)
  const payload = business.read(advanced.payload)
  const given: OutputAnswer = { ticket, line, answer, reason }
  const back = await business.answered?.(act, advanced, payload, given)
  if (answer !== 'ACCEPT') {
    await freeInvoicesOfLine(act, application.pkApply, business.trade?.(payload, line)?.invoices ?? [])
  }
  await tellAnswered(act, application, given, back)
  for (const each of Object.values(businesses)) await endIdle(act, (await each.idleAbout?.(act.tx, ticket)) ?? [])
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
 * An institution answers a step that was not asked by the interpreter (`asks: 'LATER'`): the business has asked it by a task
 * of its own, whose judge has let `body` through, and which the caller has finished. It has locked the application, too.
 * @throws {BusinessError} 04000114, 04000124 the application is not, or no longer, in its step.
 */
export async function answerStep(
  businesses: Businesses,
  act: Act,
  pkApply: string,
  { from, body }: { from: Institution; body: object },
): Promise<void> {
  const said = { from, answer: 'APPROVE', comment: '', body } as const
  const [business, advanced, transition] = await hear(businesses, act, pkApply, said)
  await followTasks(act, business, advanced, transition)
}
