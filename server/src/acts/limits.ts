import type { LimitMove } from '@jinpiao/contract/status'
import { moveLimit } from '../domain/limit.ts'
import type { Act } from './command.ts'

/** Moves a limit and writes the entry that explains it: the columns stay the fold of the entries (I9). */
export async function moveLimitBy(
  { tx, at }: Act,
  pkLimit: string,
  kind: LimitMove,
  amountFen: bigint,
  cause: { pkApply: string | null; pkCredit?: string | null },
): Promise<void> {
  const limit = await tx
    .selectFrom('credit_limit')
    .selectAll()
    .where('pkLimit', '=', pkLimit)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const columns = moveLimit(limit, kind, amountFen)
  const seq = limit.entrySeq + 1
  await tx
    .updateTable('credit_limit')
    .set({ ...columns, entrySeq: seq, version: limit.version + 1 })
    .where('pkLimit', '=', pkLimit)
    .execute()
  await tx
    .insertInto('limit_entry')
    .values({
      fkLimit: pkLimit,
      seq,
      kind,
      amountFen,
      pkApply: cause.pkApply,
      pkCredit: cause.pkCredit ?? null,
      at,
      totalAfterFen: columns.totalFen,
      allocatedAfterFen: columns.allocatedFen,
      frozenAfterFen: columns.frozenFen,
      usedAfterFen: columns.usedFen,
    })
    .execute()
}
