import type { LoanDrawPayload } from '@jinpiao/contract/loanDraw'
import { addMonths } from '@jinpiao/values/days'
import { decimalToFen } from '@jinpiao/values/money'
import { runJob } from '../acts/command.ts'
import type { CommandContext } from '../acts/context.ts'
import { newPk } from '../acts/keys.ts'
import { businesses } from '../business/all.ts'
import { selfLoanBusiness } from '../business/selfLoan/selfLoan.ts'
import { todayOf } from '../domain/clock.ts'
import { actsOf } from '../flow/acts.ts'
import { store } from '../flow/advance.ts'
import { anyApplication } from '../flow/application.ts'
import { type Agreement, lineOf } from '../loans/agreements.ts'
import { bearAgreement } from '../loans/births.ts'
import { loanMethods } from './loans.ts'
import { prepareSelfLoan, selfLoanLine } from './selfLoans.ts'
import type { World } from './world.ts'

const LINE = '3000000.00'
const emptyWorld = { accounts: {}, files: {} } as unknown as World

/** The line of the enterprise of a context: 3,000,000.00 at 3.98 % over up to 12 months; granted where it has none. */
export async function lineFor(context: CommandContext, line = LINE): Promise<Agreement> {
  const { database, actor, clock } = context
  const known = await lineOf(database.read, actor.fkCorp)
  if (known !== undefined) return known
  await prepareSelfLoan(context, { amount: line })
  // What it was applied for by: an application that nobody goes on with.
  const form = { ...selfLoanLine(emptyWorld, ''), authFileIds: [] }
  const { saved } = await actsOf(businesses, selfLoanBusiness).save(
    { ...context, requestId: newPk() },
    { lines: [form] },
  )
  const [{ pkApply } = { pkApply: '' }] = saved
  const dayFrom = todayOf(clock)
  return runJob(context, async (act) => {
    await store(act, await anyApplication(act.tx, pkApply), { state: 'CANCELLED' })
    return bearAgreement(
      act,
      { pkApply, fkCorp: actor.fkCorp },
      {
        product: 'SELF_LOAN',
        fkProduct: form.fkProduct,
        lineFen: decimalToFen(line),
        rateBp: 398,
        monthsMax: 12,
        methods: loanMethods,
        dayFrom,
        dayTo: addMonths(dayFrom, 12),
      },
    )
  })
}

/** A complete form for a draw of an enterprise; its line is still to be named. */
export const drawLine = (world: World, fkCorp: string, changes: Partial<LoanDrawPayload> = {}): LoanDrawPayload => ({
  pkAgreement: '',
  amount: '1000.00',
  months: '6',
  method: 'EQUAL_INSTALMENT',
  purpose: 'PURCHASE',
  purposeNote: '',
  pkAccount: world.accounts[fkCorp] ?? '',
  contractFileIds: [world.files[fkCorp] ?? ''],
  ...changes,
})
