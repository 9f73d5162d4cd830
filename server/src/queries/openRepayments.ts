import { underWayStatesOf } from '@jinpiao/contract/flow'
import type { Reader } from '../db/database.ts'

/**
 * Early repayments of loans that are under way, by number of the loan.
 * @param pkApply the application that asks: it is not in its own way.
 */
export async function openRepayments(
  read: Reader,
  fkCorp: string,
  drawNos: readonly string[],
  pkApply = '',
): Promise<ReadonlyMap<string, { pkApply: string; applyNo: string }>> {
  const open = await read
    .selectFrom('application')
    .select(['pkApply', 'applyNo', 'mark1'])
    .where('fkCorp', '=', fkCorp)
    .where('family', '=', 'LOAN_REPAY')
    .where('mark1', 'in', ['', ...drawNos])
    .where('state', 'in', underWayStatesOf(['LOAN_REPAY']))
    .where('pkApply', '!=', pkApply)
    .execute()
  return new Map(open.map(({ mark1, ...application }) => [mark1 ?? '', application]))
}
