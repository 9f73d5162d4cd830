import * as loanLists from '@jinpiao/contract/loans'
import { quoteDraw } from '../../business/loanDraw/quote.ts'
import { getPlanOf } from '../../queries/drawPlan.ts'
import { draws, getDrawDetail } from '../../queries/draws.ts'
import { repayments } from '../../queries/repayments.ts'
import { onList } from '../listRoutes.ts'
import type { Registration } from '../register.ts'
import { registerRepayments } from '../repayRoutes.ts'

/** Loans of a line: what a draw would cost, the loans with their plans, what has come back. */
const drawing: Registration = (api) => {
  const { on } = api
  onList(api, loanLists.listDraws, draws)
  onList(api, loanLists.listRepayments, repayments, { small: true })
  on(loanLists.getDrawTrial, ({ query, queryContext }) => quoteDraw(queryContext(), query))
  on(loanLists.getDraw, ({ params, queryContext }) => getDrawDetail(queryContext(), params))
  on(loanLists.getPlan, ({ params, queryContext }) => getPlanOf(queryContext(), params))
}

/** Routes of the package loans. */
export const loans: readonly Registration[] = [drawing, registerRepayments]
