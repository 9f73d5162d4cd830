import type { Act } from '../acts/command.ts'
import { BusinessError } from '../domain/businessError.ts'
import { expire, outside, type OutsideAnswer } from '../domain/machine.ts'
import type { Outsider } from '@jinpiao/contract/flow'
import { canonicalJson } from '../domain/digest.ts'
import type { Ticket } from '../tickets/tickets.ts'
import { advance } from './advance.ts'
import { type Application, anyApplication, flowApplication, rowOf } from './application.ts'
import { type Businesses, type OutputAnswer, businessOf } from './business.ts'
import { answerLine, type Line, type LineState } from './lines.ts'
import { lockByKey } from './locks.ts'

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
 * The recipient of one ticket has answered, or let its time run out: the application that the ticket was born of goes
 * on waiting for the others, or ends with the last of them. One acceptance is enough for it to have had an effect.
 * The caller has changed the ticket itself, and locked what stands behind it.
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
  await business.answered?.(act, advanced, business.read(advanced.payload), { ticket, line, answer, reason })
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

/** An answer of the platform, a funder or a bank, with what proves it. */
export interface OutsideMessage {
  pkApply: string
  from: Outsider
  answer: OutsideAnswer
  comment?: string
  /** Which of its lines it is about, and where that stands now; the application stays until the last is answered. */
  line?: { line: number; state: LineState; reason: string | null }
  /** `key` is the sender's own and unique: the same message delivered twice is one. */
  evidence: { key: string; body: object }
}

/**
 * Takes an answer from outside. Delivered again it changes nothing and says so.
 * @throws {BusinessError} 99000409 the key comes back with another answer: nothing of it is believed.
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
  if (line) await answerLine(act, pkApply, line.line, line)
  const transition = outside(rowOf(application), await flowApplication(act.tx, application), from, answer, { comment })
  const advanced = await advance(act, application, transition, { comment })
  const business = businessOf(businesses, application.businessType)
  const payload = business.read(advanced.payload)
  if (transition.effect === 'release') await business.release(act, advanced, payload, transition)
  if (transition.effect === 'ended') await business.ended?.(act, advanced, payload, transition)
  return { isRepeated: false }
}
