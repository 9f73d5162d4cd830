import { refusalOf } from '@jinpiao/contract/actions'
import type { DataOf } from '@jinpiao/contract/endpoint'
import type { purFinance } from '@jinpiao/contract/purFinance'
import type { QueryContext } from '../../acts/context.ts'
import type { Application } from '../../flow/application.ts'
import { findDraw } from '../../loans/draws.ts'
import { toDrawRows } from '../../queries/draws.ts'

/**
 * Whether the loan of an application may be repaid early. The page for it is for operators of enterprises that have signed
 * for a credit line (spec §6): others are told so.
 */
export async function repayOf(
  context: QueryContext,
  { pkApply, fkCorp }: Application,
): Promise<DataOf<typeof purFinance.get>['repay']> {
  const draw = await findDraw(context.read, { pkApply })
  if (draw === undefined || draw.state === 'SETTLED') return null
  const { lineAgreementTime } = await context.read
    .selectFrom('corp')
    .select('lineAgreementTime')
    .where('pkCorp', '=', fkCorp)
    .executeTakeFirstOrThrow()
  const [row] = await toDrawRows(context, [draw])
  return { isPageOpen: lineAgreementTime !== null, refusal: (row && refusalOf(row.actions, 'REPAY')) ?? null }
}
