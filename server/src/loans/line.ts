import { agreementStates, type LineMove } from '@jinpiao/contract/states/loans'
import type { Act } from '../acts/command.ts'
import { BusinessError } from '../domain/businessError.ts'
import { moveColumns } from '../domain/loanLine.ts'
import { findAgreement } from './agreements.ts'

/**
 * Moves a credit line and writes the entry that explains it: the columns stay the fold of the entries. The caller has
 * locked the agreement. RESERVE when a draw is submitted, UNRESERVE when it comes to nothing, DRAW when it is paid, REPAY
 * of what comes back; `pkApply` is null for a scheduled repayment.
 *
 * @throws {BusinessError} 09000101 the line does not cover what is to be reserved; 09000102 nothing can be reserved of a
 * line that is frozen, expired or settled.
 */
export async function moveLine(
  { tx, at }: Act,
  pkAgreement: string,
  kind: LineMove,
  fen: bigint,
  pkApply: string | null,
): Promise<void> {
  const agreement = await findAgreement(tx, { pkAgreement })
  if (agreement === undefined) throw new BusinessError('01000302')
  const { state, version } = agreement
  if (kind === 'RESERVE' && state !== 'ACTIVE') throw new BusinessError('09000102', agreementStates[state].label)
  const columns = moveColumns(agreement, kind, fen)
  const seq = agreement.entrySeq + 1
  await tx
    .updateTable('loan_agreement')
    .set({ ...columns, entrySeq: seq, version: version + 1, updatedAt: at })
    .where('pkAgreement', '=', pkAgreement)
    .execute()
  await tx
    .insertInto('loan_entry')
    .values({
      fkAgreement: pkAgreement,
      seq,
      kind,
      amountFen: fen,
      pkApply,
      at,
      reservedAfterFen: columns.reservedFen,
      outstandingAfterFen: columns.outstandingFen,
    })
    .execute()
}
