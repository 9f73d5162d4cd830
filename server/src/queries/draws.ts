import { judged } from '@jinpiao/contract/actions'
import { listChainLoans } from '@jinpiao/contract/chainCredit'
import { listCreditFundLoans } from '@jinpiao/contract/creditFund'
import type { DataOf } from '@jinpiao/contract/endpoint'
import { businessMessage } from '@jinpiao/contract/errors'
import { type BusinessType, flowOf, type ReceiptKind } from '@jinpiao/contract/flow'
import type { AnyListEndpoint } from '@jinpiao/contract/list'
import { loanProblems } from '@jinpiao/contract/loanRepayRules'
import { type DrawRow, type getDraw as getDrawEndpoint, listDraws } from '@jinpiao/contract/loans'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../acts/context.ts'
import type { Reader } from '../db/database.ts'
import { BusinessError } from '../domain/businessError.ts'
import { todayOf } from '../domain/clock.ts'
import { plansInForce } from '../loans/arrears.ts'
import { type Draw, findDraw } from '../loans/draws.ts'
import { dueBy, nextOwedOn, owedOn } from '../loans/plan.ts'
import type { AccountSnapshot } from './accounts.ts'
import { oneOf } from './conditions.ts'
import { rateOf } from './funderProducts.ts'
import { type Listing, listing } from './listing/page.ts'
import { openRepayments } from './openRepayments.ts'
import type { Source } from './source.ts'

/** Loans of the enterprise that fit, the newest first. */
const drawListing = (list: AnyListEndpoint, where: Source<DrawRow>['where']): Listing<DrawRow> =>
  listing<DrawRow>(list, {
    table: 'loan_draw',
    key: 'pkDraw',
    tenant: 'fkCorp',
    state: 'loanState',
    ...(where && { where }),
    columns: {
      drawNo: 'drawNo',
      amount: 'amountFen',
      outstanding: 'outstandingFen',
      startDate: 'dayFrom',
      maturityDate: 'dayTo',
      nextDueDate: 'nextDue',
      loanState: 'state',
    },
    numbers: { drawNo: { letters: 'JJ', tail: 'noTail' } },
    sums: { amount: 'amountFen', outstanding: 'outstandingFen' },
    order: () => ['startDate', 'desc'],
    async load(context, keys) {
      const rows = await context.read
        .selectFrom('loan_draw')
        .selectAll()
        .where('pkDraw', 'in', [...keys])
        .execute()
      return toDrawRows(context, rows as Draw[])
    },
    keyOf: ({ pkDraw }) => pkDraw,
  })

/** All loans, or those of which something is left. */
export const draws = drawListing(listDraws, ({ scope }) =>
  scope === 'REPAYABLE' ? [oneOf('state', ['ACTIVE', 'OVERDUE'])] : [],
)

/** Loans of one kind: one for each application that was paid. */
export const chainLoans = drawListing(listChainLoans, () => [oneOf('product', ['CHAIN_CREDIT'])])
export const creditFundLoans = drawListing(listCreditFundLoans, () => [oneOf('product', ['CREDIT_FUND'])])

/** Loans as lists show them: one query each for their plans, for the fee of their agreements and for open repayments. */
export async function toDrawRows(context: QueryContext, found: readonly Draw[]): Promise<DrawRow[]> {
  const { read, actor, clock, language } = context
  const today = todayOf(clock)
  const plans = await plansInForce(read, found)
  const drawNos = found.map(({ drawNo }) => drawNo)
  const open = await openRepayments(read, actor.fkCorp, drawNos)
  const fees = await earlyFees(read, found)
  const mayRepay = flowOf('LOAN_REPAY').submitters.includes(actor.post)
  return found.map((draw) => {
    const plan = plans.get(draw.pkDraw) ?? []
    const owed = owedOn(draw, plan, today, fees.get(draw.fkAgreement))
    const [refusal] = loanProblems({
      loanState: draw.state,
      outstanding: fenToDecimal(draw.outstandingFen),
      isDue: dueBy(plan, today).length > 0,
      openNo: open.get(draw.drawNo)?.applyNo ?? null,
    })
    return {
      pkDraw: draw.pkDraw,
      drawNo: draw.drawNo,
      funderName: draw.funderName,
      amount: fenToDecimal(draw.amountFen),
      outstanding: fenToDecimal(draw.outstandingFen),
      annualRate: rateOf(draw.rateBp),
      startDate: draw.dayFrom,
      maturityDate: draw.dayTo,
      repayMethod: draw.method,
      nextDueDate: draw.nextDue,
      nextDueAmount: draw.nextDue === null ? null : fenToDecimal(nextOwedOn(draw, plan, today)),
      owedToday: fenToDecimal(owed.principal + owed.interest + owed.penalty),
      accruedInterest: fenToDecimal(draw.state === 'SETTLED' ? 0n : owed.interest + owed.accrued),
      penalty: fenToDecimal(draw.state === 'SETTLED' ? 0n : owed.penalty),
      settleAmount: fenToDecimal(draw.state === 'SETTLED' ? 0n : owed.settle),
      loanState: draw.state,
      // Of what is settled nothing is left to repay; what another post does is absent.
      actions:
        mayRepay && draw.state !== 'SETTLED'
          ? [judged('REPAY', refusal && businessMessage(refusal.code, refusal.values, language))]
          : [],
    }
  })
}

/** What repaying early costs, in 1/10000, by key of the agreement. */
async function earlyFees(read: Reader, found: readonly Draw[]): Promise<Map<string, number>> {
  const rows = await read
    .selectFrom('loan_agreement')
    .select(['pkAgreement', 'earlyFeeBp'])
    .where('pkAgreement', 'in', ['', ...new Set(found.map(({ fkAgreement }) => fkAgreement))])
    .execute()
  return new Map(rows.map(({ pkAgreement, earlyFeeBp }) => [pkAgreement, earlyFeeBp]))
}

/** A loan of the caller's enterprise. @throws {BusinessError} 01000302 it has none by this key. */
export async function ownDraw({ read, actor }: QueryContext, pkDraw: string): Promise<Draw> {
  const draw = await findDraw(read, { pkDraw })
  if (draw?.fkCorp !== actor.fkCorp) throw new BusinessError('01000302')
  return draw
}

/** One loan: its terms, where it was paid to, what has come back. @throws {BusinessError} 01000302 not the enterprise's. */
export async function getDrawDetail(
  context: QueryContext,
  { pkDraw }: { pkDraw: string },
): Promise<DataOf<typeof getDrawEndpoint>> {
  const { read } = context
  const draw = await ownDraw(context, pkDraw)
  const [row] = await toDrawRows(context, [draw])
  if (row === undefined) throw new BusinessError('01000302')
  const { agreementNo } = await read
    .selectFrom('loan_agreement')
    .select('agreementNo')
    .where('pkAgreement', '=', draw.fkAgreement)
    .executeTakeFirstOrThrow()
  const { applyNo, businessType } = await read
    .selectFrom('application')
    .select(['applyNo', 'businessType'])
    .where('pkApply', '=', draw.pkApply)
    .executeTakeFirstOrThrow()
  const repaid = await read.selectFrom('repayment').select('totalFen').where('fkDraw', '=', pkDraw).execute()
  const { accountName, bankName, accountNo } = JSON.parse(draw.account) as AccountSnapshot
  return {
    draw: row,
    agreementNo,
    applyNo,
    months: draw.months,
    purpose: draw.purpose,
    bankSerial: draw.bankSerial,
    pkApply: draw.pkApply,
    businessType: businessType as BusinessType,
    penaltyRate: rateOf(draw.penaltyRateBp),
    dayBasis: draw.dayBasis,
    account: { accountName, bankName, accountTail: accountNo.slice(-4) },
    repaidPrincipal: fenToDecimal(draw.amountFen - draw.outstandingFen),
    repaidTotal: fenToDecimal(repaid.reduce((sum, { totalFen }) => sum + totalFen, 0n)),
    receipts: await receiptsOf(read, draw),
  }
}

/** What proves the loan and each repayment, in the hands of the borrower. */
async function receiptsOf(read: Reader, { drawNo, fkCorp }: Draw) {
  const rows = await read
    .selectFrom('receipt')
    .selectAll()
    .where('fkCorp', '=', fkCorp)
    .where('sourceNo', '=', drawNo)
    .orderBy('receiptNo', 'desc')
    .execute()
  return rows.map(({ pkReceipt, kind, receiptNo, amountFen, at }) => ({
    pkReceipt,
    receiptKind: kind as ReceiptKind,
    receiptNo,
    amount: fenToDecimal(amountFen),
    receiptAt: at,
  }))
}
