import type { LineMove } from '@jinpiao/contract/states/loans'
import { formatMoney } from '@jinpiao/values/money'
import { BusinessError } from './businessError.ts'

/** What moves of a credit line, in fen: what waits for its payment, and the principal that is owed. */
export interface LineColumns {
  reservedFen: bigint
  outstandingFen: bigint
}

/** What each kind of entry does to the columns. DRAW turns reserved into owed: it follows a RESERVE. */
const effects: Record<LineMove, Partial<Record<keyof LineColumns, 1n | -1n>>> = {
  RESERVE: { reservedFen: 1n },
  UNRESERVE: { reservedFen: -1n },
  DRAW: { reservedFen: -1n, outstandingFen: 1n },
  REPAY: { outstandingFen: -1n },
}

/** What may still be drawn of a line: 3,000,000.00 with 1,000,000.00 owed leaves 2,000,000.00. */
export const availableOf = ({ lineFen, reservedFen, outstandingFen }: LineColumns & { lineFen: bigint }): bigint =>
  lineFen - reservedFen - outstandingFen

/** What can be drawn today: of a line that is frozen nothing, whatever is left of it. */
export const drawableOf = (line: LineColumns & { lineFen: bigint; state: string }): bigint =>
  line.state === 'ACTIVE' ? availableOf(line) : 0n

/**
 * The columns of a line after a move.
 *
 * @throws {BusinessError} 09000101 the line does not cover what is to be reserved.
 * @throws {RangeError} more is given back than was taken: a defect, never an answer.
 */
export function moveColumns(line: LineColumns & { lineFen: bigint }, kind: LineMove, fen: bigint): LineColumns {
  if (fen <= 0n) throw new RangeError(`A line moves by a positive amount, not ${fen}`)
  const { lineFen, reservedFen, outstandingFen } = line
  const next = { reservedFen, outstandingFen }
  for (const [column, sign] of Object.entries(effects[kind]) as [keyof LineColumns, bigint][]) {
    next[column] += sign * fen
    if (next[column] < 0n) throw new RangeError(`${kind} of ${fen} leaves ${column} negative`)
  }
  if (availableOf({ lineFen, ...next }) < 0n) throw new BusinessError('09000101', formatMoney(availableOf(line)))
  return next
}
