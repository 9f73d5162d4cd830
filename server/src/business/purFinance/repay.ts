import { refusalOf } from '@jinpiao/contract/actions'
import type { DataOf } from '@jinpiao/contract/endpoint'
import { flows } from '@jinpiao/contract/flow'
import type { purFinance } from '@jinpiao/contract/purFinance'
import type { QueryContext } from '../../acts/context.ts'
import type { Application } from '../../flow/application.ts'
import { findDraw } from '../../loans/draws.ts'
import { toDrawRows } from '../../queries/draws.ts'
import { openToCorp } from '../../queries/openPages.ts'

/**
 * Whether the loan of an application may be repaid early. The pages for it are for operators of enterprises that have signed
 * for a credit line, or that chain credit is enabled for (spec §6): others are told so.
 */
export async function repayOf(
  context: QueryContext,
  { pkApply, fkCorp }: Application,
): Promise<DataOf<typeof purFinance.get>['repay']> {
  const draw = await findDraw(context.read, { pkApply })
  if (draw === undefined || draw.state === 'SETTLED') return null
  const pages = await openToCorp(context.read, fkCorp, flows.LOAN_REPAY.submitPages)
  // Whoever reads it learns what the operator would: it is the operator's act.
  const asOperator = { ...context, actor: { ...context.actor, post: flows.LOAN_REPAY.submitters[0] } }
  const [row] = await toDrawRows(asOperator, [draw])
  return { isPageOpen: pages.length > 0, refusal: (row && refusalOf(row.actions, 'REPAY')) ?? null }
}
