import type { BusinessType } from '@jinpiao/contract/flow'
import type { ProductKind } from '@jinpiao/contract/funderProducts'
import { penaltyRateOf } from '@jinpiao/contract/priceTerms'
import type { Purpose } from '@jinpiao/contract/states/loans'
import { type Day } from '@jinpiao/values/days'
import { dueDates, planOf, type RepayMethod } from '@jinpiao/values/loanPlan'
import type { Act } from '../acts/command.ts'
import { newPk, nextNumber } from '../acts/keys.ts'
import { money } from '../acts/ledger.ts'
import { tailOf } from '../domain/numbering.ts'
import { type Agreement, findAgreement } from './agreements.ts'
import { type Draw, findDraw } from './draws.ts'
import { moveLine } from './line.ts'
import { insertPlan, nextOf } from './plan.ts'

/** What a funder has granted. */
export interface Granted {
  product: ProductKind
  fkProduct: string
  lineFen: bigint
  rateBp: number
  /** Where the funder says one; else it follows from the product's, and from the rate that it has granted. */
  penaltyRateBp?: number | undefined
  monthsMax: number
  methods: readonly RepayMethod[]
  dayFrom: Day
  dayTo: Day
}

/**
 * An agreement comes into force: the line of SELF_LOAN, or the one loan of another product. Day basis, early fee and funder
 * are the product's, as it is at that moment; the penalty is as many times the granted rate as the product's is of its own.
 */
export async function bearAgreement(
  act: Act,
  { pkApply, fkCorp }: { pkApply: string; fkCorp: string },
  { methods, penaltyRateBp, ...granted }: Granted,
): Promise<Agreement> {
  const product = await act.tx
    .selectFrom('funder_product')
    .select(['rateBp', 'penaltyRateBp', 'dayBasis', 'earlyFeeBp', 'fkFunder', 'funderName'])
    .where('pkProduct', '=', granted.fkProduct)
    .executeTakeFirstOrThrow()
  const pkAgreement = newPk()
  const agreementNo = await nextNumber(act, 'XY')
  await act.tx
    .insertInto('loan_agreement')
    .values({
      ...product,
      ...granted,
      penaltyRateBp: penaltyRateBp ?? penaltyRateOf(granted.rateBp, product),
      pkAgreement,
      agreementNo,
      noTail: tailOf(agreementNo),
      fkCorp,
      methods: JSON.stringify(methods),
      pkApply,
      createdAt: act.at,
      updatedAt: act.at,
    })
    .execute()
  act.facts.push({
    action: 'CREDIT.GRANT',
    target: `agreement:${pkAgreement}`,
    after: { agreementNo, product: granted.product, lineFen: String(granted.lineFen), rateBp: granted.rateBp },
  })
  const agreement = await findAgreement(act.tx, { pkAgreement })
  if (agreement === undefined) throw new Error(`${agreementNo} is not there`)
  return agreement
}

/** A loan as it is paid out. `account` is the snapshot of where to. */
export interface PaidOut {
  amountFen: bigint
  method: RepayMethod
  months: number
  purpose: Purpose
  account: object
  paidOn: Day
  bankSerial: string
}

/**
 * A loan is born when it is paid: the loan and its plan from that day, the line, the books of both sides. What was reserved
 * of a SELF_LOAN line becomes owed; the one loan of another product takes its whole agreement at once. The caller has
 * locked the agreement; the receipts are the business's.
 */
export async function bearDraw(
  act: Act,
  application: { pkApply: string; applyNo: string; fkCorp: string; businessType: BusinessType },
  agreement: Agreement,
  { paidOn, account, ...loan }: PaidOut,
): Promise<Draw> {
  const { pkApply, fkCorp } = application
  const { pkAgreement, product, fkFunder, funderName, rateBp, penaltyRateBp, dayBasis } = agreement
  if (product !== 'SELF_LOAN') await moveLine(act, pkAgreement, 'RESERVE', loan.amountFen, pkApply)
  await moveLine(act, pkAgreement, 'DRAW', loan.amountFen, pkApply)
  const due = dueDates(paidOn, loan.months, loan.method)
  const plan = planOf({ rateBp, dayBasis, amount: loan.amountFen, method: loan.method, from: paidOn, dueDates: due })
  const drawNo = await nextNumber(act, 'JJ')
  const pkDraw = newPk()
  const terms = { product, fkFunder, funderName, rateBp, penaltyRateBp, dayBasis }
  await act.tx
    .insertInto('loan_draw')
    .values({
      ...loan,
      ...terms,
      pkDraw,
      drawNo,
      noTail: tailOf(drawNo),
      fkAgreement: pkAgreement,
      fkCorp,
      outstandingFen: loan.amountFen,
      account: JSON.stringify(account),
      dayFrom: paidOn,
      dayTo: due.at(-1) ?? paidOn,
      pkApply,
      createdAt: act.at,
      updatedAt: act.at,
    })
    .execute()
  const rows = await insertPlan(act, { pkDraw, planNo: 1 }, plan)
  await act.tx.updateTable('loan_draw').set(nextOf(rows)).where('pkDraw', '=', pkDraw).execute()
  const payment = { amountFen: loan.amountFen, bankSerial: loan.bankSerial }
  money(act, application, { ...payment, fkCorp, direction: 'IN', fkParty: fkFunder, partyName: funderName })
  // A funder knows the loan by its number, as an enterprise knows a ticket that it is paid for.
  const ticket = { pkCredit: null, creditNo: drawNo }
  money(act, application, { ...payment, ticket, fkCorp: fkFunder, direction: 'OUT', fkParty: fkCorp })
  act.facts.push({
    action: 'LOAN.BORN',
    target: `loan:${pkDraw}`,
    after: { drawNo, pkApply, amountFen: String(loan.amountFen), paidOn, bankSerial: loan.bankSerial },
  })
  const draw = await findDraw(act.tx, { pkDraw })
  if (draw === undefined) throw new Error(`${drawNo} is not there`)
  return draw
}
