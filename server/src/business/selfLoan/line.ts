import type { LoanPayload } from '@jinpiao/contract/loanApply'
import type { Act } from '../../acts/command.ts'
import type { Transition } from '../../domain/machine.ts'
import type { Application } from '../../flow/application.ts'
import { bearAgreement } from '../../loans/births.ts'
import { grantedOf } from '../loanOutcome.ts'

/** The funder has the last word: the line that it has granted is there to be drawn on. */
export async function openLine(
  act: Act,
  application: Application,
  { fkProduct }: LoanPayload,
  { to }: Transition,
): Promise<void> {
  if (to !== 'DONE') return
  const { amountFen, rateBp, penaltyRateBp, months, methods, period } = grantedOf(application) ?? {}
  if (amountFen === undefined || rateBp === undefined || months === undefined || !methods || !period)
    throw new Error(`${application.applyNo} is granted without a line`)
  await bearAgreement(act, application, {
    product: 'SELF_LOAN',
    fkProduct,
    lineFen: amountFen,
    rateBp,
    penaltyRateBp,
    monthsMax: months,
    methods,
    dayFrom: period.from,
    dayTo: period.to,
  })
}
