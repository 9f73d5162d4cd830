import type { BusinessType } from '@jinpiao/contract/flow'
import type { ProductKind } from '@jinpiao/contract/funderProducts'
import { addMonths } from '@jinpiao/values/days'
import type { RepayMethod } from '@jinpiao/values/loanPlan'
import { decimalToFen } from '@jinpiao/values/money'
import { runJob } from '../acts/command.ts'
import { lockRows } from '../acts/locks.ts'
import { todayOf } from '../domain/clock.ts'
import { anyApplication } from '../flow/application.ts'
import { systemContext } from '../jobs/system.ts'
import { type Agreement, findAgreement } from '../loans/agreements.ts'
import { bearAgreement, bearDraw } from '../loans/births.ts'
import type { Draw } from '../loans/draws.ts'
import { moveLine } from '../loans/line.ts'
import { draft } from './steps.ts'
import type { World } from './world.ts'

export const loanMethods = ['EQUAL_INSTALMENT', 'EQUAL_PRINCIPAL', 'INTEREST_MONTHLY', 'BULLET'] as const

/** A job of the core enterprise. */
const asJob = ({ database, clock, core }: World) => systemContext({ database, clock }, core)

/** A credit line of the core enterprise, or the agreement about one loan of another product, at 560 of 10,000 a year, penalty 840. */
export async function grantedLine(
  world: World,
  { product = 'SELF_LOAN', line = '3000000.00' }: { product?: ProductKind; line?: string } = {},
): Promise<Agreement> {
  const fkProduct = `loan-${product}`
  const terms = { rateBp: 560, penaltyRateBp: 840, dayBasis: 360, minFen: 1n, maxFen: decimalToFen('10000000.00') }
  const offer = {
    minDays: 1,
    maxDays: 366,
    monthsMax: 12,
    methods: JSON.stringify(loanMethods),
    feeBp: 0,
    earlyFeeBp: 50,
  }
  const texts = {
    materials: '[]',
    documents: '[]',
    note: '',
    state: 'ACTIVE',
    name: product,
    funderName: '示范商业银行',
  }
  await world.database.write((tx) =>
    tx
      .insertInto('funder_product')
      .values({ ...terms, ...offer, ...texts, pkProduct: fkProduct, kind: product, fkFunder: world.funder })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
  const application = { pkApply: await draft(world), fkCorp: world.core }
  const dayFrom = todayOf(world.clock)
  return runJob(asJob(world), (act) =>
    bearAgreement(act, application, {
      product,
      fkProduct,
      lineFen: decimalToFen(line),
      rateBp: 560,
      monthsMax: 12,
      methods: loanMethods,
      dayFrom,
      dayTo: addMonths(dayFrom, 12),
    }),
  )
}

/** What a test says of a loan. */
export interface TestLoan {
  amount?: string
  method?: RepayMethod
  months?: number
}

/** A loan that is paid out today, as an application for it ends: reserved, then paid. */
export async function paidOut(world: World, { pkAgreement }: Agreement, loan: TestLoan = {}): Promise<Draw> {
  const { amount = '1000000.00', method = 'EQUAL_PRINCIPAL', months = 12 } = loan
  const pkApply = await draft(world)
  const amountFen = decimalToFen(amount)
  return runJob(asJob(world), async (act) => {
    await lockRows(act, { loan_agreement: [pkAgreement] })
    const agreement = await findAgreement(act.tx, { pkAgreement })
    if (agreement === undefined) throw new Error('no agreement')
    if (agreement.product === 'SELF_LOAN') await moveLine(act, pkAgreement, 'RESERVE', amountFen, pkApply)
    const application = await anyApplication(act.tx, pkApply)
    // Any stored application will do: what applies for loans has tests of its own.
    const applied = { ...application, businessType: application.businessType as BusinessType }
    const locked = (await findAgreement(act.tx, { pkAgreement })) ?? agreement
    const account = {
      accountName: '华岳重工',
      accountNo: '6222020200012345678',
      bankName: '示范商业银行',
      interBankNo: '',
    }
    const paid = { amountFen, method, months, purpose: 'PURCHASE', account } as const
    return bearDraw(act, applied, locked, { ...paid, paidOn: act.today, bankSerial: `SERIAL${pkApply}` })
  })
}
