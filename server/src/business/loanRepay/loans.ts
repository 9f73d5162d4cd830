import type { DataOf } from '@jinpiao/contract/endpoint'
import type { listRepayLoans } from '@jinpiao/contract/loanRepay'
import { pricesIn, repayPrice } from '@jinpiao/contract/priceTerms'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../../acts/context.ts'
import { todayOf } from '../../domain/clock.ts'
import { readingOf } from '../../flow/reading.ts'
import { plansInForce } from '../../loans/arrears.ts'
import type { Draw } from '../../loans/draws.ts'
import { nextOwedOn } from '../../loans/plan.ts'
import { rateOf } from '../../queries/funderProducts.ts'
import { openRepayments } from '../../queries/openRepayments.ts'
import { isDueBy, repayDayOf } from './facts.ts'

/** As many as a form offers to choose from. */
const MOST = 200

/** Loans of the enterprise that are not settled, the newest first, each with what would refuse an early repayment. */
export async function repayLoans(context: QueryContext): Promise<DataOf<typeof listRepayLoans>> {
  const { read, actor, clock, language } = context
  const today = todayOf(clock)
  const repayDate = await repayDayOf(readingOf(context))
  const rows = await read
    .selectFrom('loan_draw as d')
    .innerJoin('loan_agreement as g', 'g.pkAgreement', 'd.fkAgreement')
    .selectAll('d')
    .select('g.earlyFeeBp')
    .where('d.fkCorp', '=', actor.fkCorp)
    .where('d.state', '!=', 'SETTLED')
    .orderBy('d.createdAt', 'desc')
    .orderBy('d.pkDraw', 'desc')
    .limit(MOST)
    .execute()
  const draws = rows as (Draw & { earlyFeeBp: number })[]
  const plans = await plansInForce(read, draws)
  const open = await openRepayments(
    read,
    actor.fkCorp,
    draws.map(({ drawNo }) => drawNo),
  )
  return {
    repayDate,
    loans: draws.map(({ earlyFeeBp, ...draw }) => ({
      pkDraw: draw.pkDraw,
      drawNo: draw.drawNo,
      funderName: draw.funderName,
      amount: fenToDecimal(draw.amountFen),
      annualRate: rateOf(draw.rateBp),
      maturityDate: draw.dayTo,
      nextDueDate: draw.nextDue,
      nextDueAmount: draw.nextDue === null ? null : fenToDecimal(nextOwedOn(draw, plans.get(draw.pkDraw) ?? [], today)),
      feeRate: rateOf(earlyFeeBp),
      repayMethod: draw.method,
      loanState: draw.state,
      prices: pricesIn(repayPrice({ ...draw, earlyFeeBp }), language),
      outstanding: fenToDecimal(draw.outstandingFen),
      isDue: isDueBy(draw, repayDate),
      open: open.get(draw.drawNo) ?? null,
    })),
  }
}
