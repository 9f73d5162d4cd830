import { formatMoney } from '@jinpiao/values/money'
import { type Draw, findDraw } from '../../loans/draws.ts'
import { loanPageOf } from '../../loans/due.ts'
import { owedOn, readPlan } from '../../loans/plan.ts'
import { pageOf } from '../each.ts'
import type { NotDone, OverdueKind } from './kind.ts'

/**
 * Loans with arrears, by the oldest instalment that is overdue. That one falls due and is overdue is told when it happens
 * (LOAN_DUE, LOAN_OVERDUE); here what is owed a week and a month after.
 */
export const loans: OverdueKind = {
  name: 'LOAN',
  posts: ['OPERATOR', 'DIRECTOR'],
  notices: { over: 'LOAN_OVER' },
  firstOver: 7,
  async find(read, { from, to, today, key, page }) {
    let late = read
      .selectFrom('instalment as i')
      .innerJoin('loan_draw as d', (join) => join.onRef('d.pkDraw', '=', 'i.fkDraw').onRef('d.planNo', '=', 'i.planNo'))
      .select(['d.pkDraw', 'd.fkAgreement'])
      .select(({ fn }) => fn.min('i.payableDate').as('lastDay'))
      .where('i.state', '=', 'OVERDUE')
      .groupBy(['d.pkDraw', 'd.fkAgreement'])
      .having(({ fn }) => fn.min('i.payableDate'), '>=', from)
      .having(({ fn }) => fn.min('i.payableDate'), '<=', to)
    if (key !== undefined) late = late.where('d.fkAgreement', '=', key)
    const found: NotDone[] = []
    for (const { pkDraw, fkAgreement, lastDay } of await pageOf(late, 'd.pkDraw', page).execute()) {
      const draw = (await findDraw(read, { pkDraw })) as Draw
      const { principal, interest, penalty } = owedOn(draw, await readPlan(read, draw), today)
      const amount = formatMoney(principal + interest + penalty)
      const { drawNo: no, fkCorp } = draw
      found.push({ key: fkAgreement, place: pkDraw, no, fkCorp, lastDay, amount, ...loanPageOf(draw) })
    }
    return found
  },
  // The lock of its agreement guards a loan.
  locks: ({ key }) => ({ loan_agreement: [key] }),
  target: ({ no, lastDay }) => `overdue:loan:${no}:${lastDay}`,
}
