import type { LoanDrawPayload } from '@jinpiao/contract/loanDraw'
import { addDays } from '@jinpiao/values/days'
import type { Question } from '../../acts/evidence.ts'
import { accountAsked, amountAsked, askedOn, happenedOn, serial } from '../../acts/said.ts'
import type { Judging, StepAbout } from '../../flow/business.ts'
import { findAgreement } from '../../loans/agreements.ts'

/** The day after the last one of the line that it is drawn from. */
async function endOfLine({ act, about }: Question<StepAbout<LoanDrawPayload>>): Promise<string | undefined> {
  const line = await findAgreement(act.tx, { pkAgreement: about.payload.pkAgreement })
  return line && addDays(line.dayTo, 1)
}

/** A funder agrees to a draw as it is; a bank pays out all of it, while the line lasts. */
export const drawJudges: Judging<'LOAN_DRAW', LoanDrawPayload>['judges'] = {
  FUNDER: { APPROVE: {} },
  BANK: {
    APPROVE: {
      bankSerial: serial,
      paidOn: happenedOn(askedOn, endOfLine),
      amount: amountAsked,
      accountNo: accountAsked,
    },
  },
}
