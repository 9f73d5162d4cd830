import type { Act } from '../acts/command.ts'
import type { Reader } from '../db/database.ts'
import { BusinessError } from '../domain/businessError.ts'
import type { Ticket } from '../tickets/tickets.ts'
import type { Application } from './application.ts'

/** One line of an application that somebody outside has to answer; `ticket` where its recipient answers a ticket. */
export interface OutputLine {
  line: number
  ticket?: Ticket
}

/** Where one line of an application stands; `PENDING` waits for its answer. */
export type LineState = 'PENDING' | 'ACCEPTED' | 'REFUSED' | 'LAPSED' | 'CANCELLED'

/** Opens the lines of an application: each waits for its own answer. */
export async function openLines({ tx }: Act, { pkApply }: Application, outputs: readonly OutputLine[]): Promise<void> {
  if (outputs.length === 0) return
  await tx
    .insertInto('application_line')
    .values(
      outputs.map(({ line, ticket }) => ({ pkApply, line, pkCredit: ticket?.pkCredit ?? null, state: 'PENDING' })),
    )
    .execute()
}

export interface Line {
  line: number
  pkCredit: string | null
  state: LineState
  reason: string | null
}

/** The lines of an application in their order; none before its decision. */
export async function readLines(read: Reader, pkApply: string): Promise<Line[]> {
  const rows = await read
    .selectFrom('application_line')
    .select(['line', 'pkCredit', 'state', 'reason'])
    .where('pkApply', '=', pkApply)
    .orderBy('line')
    .execute()
  return rows as Line[]
}

/**
 * Stores the answer to one line, once.
 * @returns all lines as they stand now.
 * @throws {BusinessError} 99000409 somebody has answered it meanwhile.
 */
export async function answerLine(
  { tx, at }: Pick<Act, 'tx' | 'at'>,
  pkApply: string,
  line: number,
  answer: { state: LineState; reason: string | null },
): Promise<Line[]> {
  const { numUpdatedRows } = await tx
    .updateTable('application_line')
    .set({ ...answer, answeredAt: at })
    .where('pkApply', '=', pkApply)
    .where('line', '=', line)
    .where('state', '=', 'PENDING')
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new BusinessError('99000409')
  return readLines(tx, pkApply)
}

/** What the answers to the lines make of the whole: it waits for the last, and ends well if at least one was approved. */
export function wholeOf(lines: readonly Pick<Line, 'state'>[]): 'STAY' | 'APPROVE' | 'REJECT' {
  if (lines.some(({ state }) => state === 'PENDING')) return 'STAY'
  return lines.some(({ state }) => state === 'ACCEPTED') ? 'APPROVE' : 'REJECT'
}
