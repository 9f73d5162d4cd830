import type { SavedDraft } from '@jinpiao/contract/applications'
import { savePayroll as endpoint, type Wage } from '@jinpiao/contract/finance'
import { findPayrollProblems } from '@jinpiao/contract/payrollRules'
import { runCommand } from '../../acts/command.ts'
import type { CommandContext } from '../../acts/context.ts'
import { lockRows } from '../../acts/locks.ts'
import { spend } from '../../acts/quota.ts'
import { refuse } from '../../domain/businessError.ts'
import { canonicalJson } from '../../domain/digest.ts'
import { insertApplication } from '../../flow/advance.ts'
import { ownApplication } from '../../flow/application.ts'
import { savedOf } from '../../flow/drafts.ts'
import { readingIn } from '../../flow/reading.ts'
import { wagesLeft } from '../wagesLeft.ts'
import { payrollBusiness, payrollColumns } from './payroll.ts'

/** Makes the draft of a list of wages; it is signed and submitted like any application. What is wrong with it is refused here. */
export function savePayroll(
  context: CommandContext,
  input: { pkFinance: string; wages: Wage[] },
): Promise<{ saved: SavedDraft[] }> {
  const { permission } = endpoint
  return runCommand(context, { name: 'PAYROLL.SAVE', permission }, input, async (act) => {
    await spend(act.tx, act.today, 'draft', act.actor.fkCorp, 1)
    await lockRows(act, { application: [input.pkFinance] })
    const financing = await ownApplication(act.tx, act.actor, input.pkFinance, ['FINANCE'])
    const leftFen = await wagesLeft(act.tx, financing)
    refuse(findPayrollProblems(input.wages, { state: financing.state, leftFen }))
    const columns = await payrollColumns(readingIn(act), input)
    const draft = { ...columns, payload: canonicalJson(input), batchId: null }
    return { saved: [savedOf(await insertApplication(act, payrollBusiness, draft))] }
  })
}
