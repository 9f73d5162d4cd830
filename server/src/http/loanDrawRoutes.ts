import { collectNow, getOwed, reportTransfer } from '@jinpiao/contract/loanDue'
import * as loans from '@jinpiao/contract/loans'
import { offerForm, offerForms } from '../business/formOffers.ts'
import { collectNow as collect } from '../business/loanDeduction/collect.ts'
import { quoteDraw } from '../business/loanDraw/quote.ts'
import { reportTransfer as report } from '../business/loanTransfer/report.ts'
import { getPlanOf } from '../queries/drawPlan.ts'
import { draws, getDrawDetail } from '../queries/draws.ts'
import { offering } from '../queries/listing/offering.ts'
import { getOwedOf } from '../queries/owed.ts'
import { repayments } from '../queries/repayments.ts'
import { onList } from './listRoutes.ts'
import type { Registration } from './register.ts'

/** Loans of a line: what a draw would cost, the loans with their plans, what has come back. */
export const registerDraws: Registration = (api) => {
  const { on } = api
  onList(api, loans.listDraws, offering(draws, offerForms))
  onList(api, loans.listRepayments, repayments, { small: true })
  on(loans.getDrawTrial, ({ query, queryContext }) => quoteDraw(queryContext(), query))
  on(loans.getDraw, async ({ params, queryContext }) => {
    const context = queryContext()
    const detail = await getDrawDetail(context, params)
    return { ...detail, draw: await offerForm(context, detail.draw) }
  })
  on(getOwed, ({ params, queryContext }) => getOwedOf(queryContext(), params))
  on(collectNow, async ({ params, body, commandContext }) => collect(await commandContext(), { ...params, ...body }))
  on(reportTransfer, async ({ params, body, commandContext }) => report(await commandContext(), params, body))
  on(loans.getPlan, ({ params, queryContext }) => getPlanOf(queryContext(), params))
}
