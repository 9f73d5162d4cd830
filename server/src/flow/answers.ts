import type { Institution } from '@jinpiao/contract/flow'
import type { Act } from '../acts/command.ts'
import { BusinessError } from '../domain/businessError.ts'
import { canonicalJson } from '../domain/digest.ts'
import { expire, type OutsideAnswer, outside, wrongState } from '../domain/machine.ts'
import type { Ticket } from '../tickets/tickets.ts'
import { advance } from './advance.ts'
import { type Application, anyApplication, flowApplication, rowOf } from './application.ts'
import { type Businesses, businessOf, type OutputAnswer } from './business.ts'
import { freeInvoicesOfLine } from './invoices.ts'
import { answerLine, type Line, type LineState, readLines } from './lines.ts'
import { lockByKey } from './locks.ts'
import { notifyTransition, tellAnswered } from './notices.ts'

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
  const isOpen = lines.some(({ state }) => state === 'PENDING')
  const hasEffect = lines.some(({ state }) => state === 'ACCEPTED')
  if (answer === 'LAPSE') {
    if (!isOpen && !hasEffect) return expire(row, seen)
    return outside(row, seen, 'COUNTERPARTY', isOpen ? 'STAY' : 'APPROVE', { decision: 'AUTO' })
  }
  const decision = answer === 'ACCEPT' ? 'APPROVE' : 'REJECT'
  const whole = isOpen ? 'STAY' : hasEffect ? 'APPROVE' : 'REJECT'
  return outside(row, seen, 'COUNTERPARTY', whole, { comment: reason, decision })
}

/** An answer of the platform, a funder or a bank, with its evidence. */
export interface OutsideMessage {
  pkApply: string
  /** No counterparty: a recipient answers its ticket with its own signature. */
  from: Institution
  answer: OutsideAnswer
  comment?: string
  /** The answered line and its new state; `answer` is STAY until the last line is answered. */
  line?: { line: number; state: LineState; reason: string | null }
  /** The sender makes `key`, once for each message, so a message that is delivered twice is recognised. */
  evidence: { key: string; body: object }
}

/**
 * Takes an answer from outside. A message that is delivered twice takes effect once; `isRepeated` says so.
 * @throws {BusinessError} 99000409 the same key arrives with another answer: the second message is refused as a whole.
 * @throws {BusinessError} 04000114 a final answer while lines are still open: their recipients have not answered.
 */
export async function takeOutsideAnswer(
  businesses: Businesses,
  act: Act,
  message: OutsideMessage,
): Promise<{ isRepeated: boolean }> {
  const { pkApply, from, answer, comment = '', line, evidence } = message
  const body = canonicalJson({ pkApply, answer, comment, line: line ?? null, evidence: evidence.body })
  const stored = await act.tx
    .insertInto('inbox')
    .values({ evidenceKey: evidence.key, source: from, pkApply, answer, body, at: act.at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (stored.numInsertedOrUpdatedRows !== 1n) {
    const earlier = await act.tx
      .selectFrom('inbox')
      .select('body')
      .where('evidenceKey', '=', evidence.key)
      .executeTakeFirstOrThrow()
    if (earlier.body !== body) throw new BusinessError('99000409')
    return { isRepeated: true }
  }
  await lockByKey(businesses, act, [pkApply])
  const application = await anyApplication(act.tx, pkApply)
  const lines = line ? await answerLine(act, pkApply, line.line, line) : await readLines(act.tx, pkApply)
  if (answer !== 'STAY' && lines.some(({ state }) => state === 'PENDING')) throw wrongState(application.state)
  const transition = outside(rowOf(application), await flowApplication(act.tx, application), from, answer, { comment })
  const advanced = await advance(act, application, transition, { comment })
  await notifyTransition(act, advanced, transition, comment, from)
  const business = businessOf(businesses, application.businessType)
  const payload = business.read(advanced.payload)
  if (transition.effect === 'release') await business.release(act, advanced, payload, transition)
  if (transition.effect === 'ended') await business.ended?.(act, advanced, payload, transition)
  return { isRepeated: false }
}
