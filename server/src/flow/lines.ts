import { type LineFate, type LineSums, outcomeOf, sumLines } from '@jinpiao/contract/outcome'
import type { Act } from '../acts/command.ts'
import type { Reader } from '../db/database.ts'
import { BusinessError } from '../domain/businessError.ts'
import type { Ticket } from '../tickets/tickets.ts'
import { type Application, nameOf } from './application.ts'

/**
 * One line of an application that somebody outside has to answer, with what it is about: `party` gets the amount, of a
 * ticket by the number `no`. `ticket` where its recipient answers a ticket.
 */
export interface OutputLine {
  line: number
  no: string | null
  party: string
  amountFen: bigint
  ticket?: Ticket
}

/** The line of a ticket that its holder is to answer. */
export const ticketLine = async (read: Reader, ticket: Ticket, line = 0): Promise<OutputLine> => ({
  line,
  no: ticket.creditNo,
  party: await nameOf(read, ticket.fkHolder),
  amountFen: ticket.amountFen,
  ticket,
})

/** Where one line of an application stands; `PENDING` waits for its answer. */
export type LineState = 'PENDING' | 'ACCEPTED' | 'REFUSED' | 'LAPSED' | 'CANCELLED'
const fates: Record<LineState, LineFate> = {
  PENDING: 'open',
  ACCEPTED: 'done',
  REFUSED: 'failed',
  LAPSED: 'failed',
  CANCELLED: 'failed',
}

/** Opens the lines of an application: each waits for its own answer. */
export async function openLines({ tx }: Act, { pkApply }: Application, outputs: readonly OutputLine[]): Promise<void> {
  if (outputs.length === 0) return
  await tx
    .insertInto('application_line')
    .values(
      outputs.map(({ line, no, party, amountFen, ticket }) => ({
        pkApply,
        line,
        pkCredit: ticket?.pkCredit ?? null,
        lineNo: no,
        party,
        amountFen,
        state: 'PENDING',
      })),
    )
    .execute()
}

export interface Line {
  line: number
  pkCredit: string | null
  amountFen: bigint
  state: LineState
  reason: string | null
}

/** What became of these lines, added up. */
export const sumsOf = (lines: readonly Pick<Line, 'state' | 'amountFen'>[]): LineSums =>
  sumLines(lines.map(({ state, amountFen }) => ({ fate: fates[state], amountFen })))

/** The same of each of these applications that has lines: one query. */
export async function readLineSums(read: Reader, pkApplys: readonly string[]): Promise<ReadonlyMap<string, LineSums>> {
  const rows = await read
    .selectFrom('application_line')
    .select(['pkApply', 'state', 'amountFen'])
    .where('pkApply', 'in', ['', ...pkApplys])
    .execute()
  const lines = Map.groupBy(
    rows as (Pick<Line, 'state' | 'amountFen'> & { pkApply: string })[],
    ({ pkApply }) => pkApply,
  )
  return new Map([...lines].map(([pkApply, own]) => [pkApply, sumsOf(own)]))
}

/** The lines of an application in their order; none before its decision. */
export async function readLines(read: Reader, pkApply: string): Promise<Line[]> {
  const rows = await read
    .selectFrom('application_line')
    .select(['line', 'pkCredit', 'amountFen', 'state', 'reason'])
    .where('pkApply', '=', pkApply)
    .orderBy('line')
    .execute()
  return rows as Line[]
}

/**
 * Stores the answer to one line, once.
 * @param before where it stands: what had failed may be done after all.
 * @returns all lines as they stand now.
 * @throws {BusinessError} 99000409 somebody has answered it meanwhile.
 */
export async function answerLine(
  { tx, at }: Pick<Act, 'tx' | 'at'>,
  pkApply: string,
  line: number,
  answer: { state: LineState; reason: string | null },
  before: LineState = 'PENDING',
): Promise<Line[]> {
  const { numUpdatedRows } = await tx
    .updateTable('application_line')
    .set({ ...answer, answeredAt: at })
    .where('pkApply', '=', pkApply)
    .where('line', '=', line)
    .where('state', '=', before)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new BusinessError('99000409')
  return readLines(tx, pkApply)
}

/** What the answers to the lines make of the whole. */
const answers = { UNDER_WAY: 'STAY', DONE: 'APPROVE', PARTLY_FAILED: 'PARTLY', FAILED: 'REJECT' } as const
export const wholeOf = (lines: readonly Pick<Line, 'state' | 'amountFen'>[]) => answers[outcomeOf(sumsOf(lines))]
