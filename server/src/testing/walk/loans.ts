import type { LoanPayload } from '@jinpiao/contract/loanApply'
import type { LoanDrawPayload } from '@jinpiao/contract/loanDraw'
import type { LoanRepayPayload } from '@jinpiao/contract/loanRepay'
import { businesses } from '../../business/all.ts'
import { loanDrawBusiness } from '../../business/loanDraw/loanDraw.ts'
import { loanRepayBusiness } from '../../business/loanRepay/loanRepay.ts'
import { selfLoanBusiness } from '../../business/selfLoan/selfLoan.ts'
import { actsOf } from '../../flow/acts.ts'
import { drawLine, lineFor } from '../loanDraws.ts'
import { lend, repayLine } from '../repayments.ts'
import { prepareSelfLoan, selfLoanLine, signLine } from '../selfLoans.ts'
import type { Walks } from './walkOf.ts'

/** How the random walk fills in the forms of the package loans. */
export const loans: Walks = {
  SELF_LOAN_PROTOCOL: {
    form: (world) => ({ fkCorp: world.stranger, line: null }),
    save: (context) => signLine(context),
  },
  SELF_LOAN_APPLY: {
    // Not of the suppliers: they draw on lines, and this ends what line there is.
    form: (world, { amount }) => ({
      fkCorp: world.stranger,
      line: selfLoanLine(world, world.stranger, { amount }),
    }),
    async save(context, line) {
      await prepareSelfLoan(context, line as LoanPayload)
      return actsOf(businesses, selfLoanBusiness).save(context, { lines: [line] })
    },
  },
  LOAN_DRAW: {
    // Its line is granted when the form is stored: of an enterprise that applies for none of its own.
    form: (world, { amount }) => ({ fkCorp: world.stranger, line: drawLine(world, world.stranger, { amount }) }),
    async save(context, line) {
      const { pkAgreement } = await lineFor(context)
      const form: LoanDrawPayload = { ...(line as LoanDrawPayload), pkAgreement }
      return actsOf(businesses, loanDrawBusiness).save(context, { lines: [form] })
    },
  },
  LOAN_REPAY: {
    answersOnItsDay: true,
    // Every third repays a part. The loan is lent when the form is stored, and is priced then; a form that is only changed
    // names none, and is refused.
    form: (world, { pick, amount }) => {
      const fkCorp = world.suppliers[pick % 2]?.fkCorp ?? ''
      const line: LoanRepayPayload = {
        pkDraw: '',
        kind: pick % 3 === 0 ? 'EARLY_PART' : 'EARLY_ALL',
        principal: pick % 3 === 0 ? amount : '',
        repayDate: '',
        pkAccount: world.accounts[fkCorp] ?? '',
        totalQuoted: '',
      }
      return { fkCorp, line }
    },
    async save(context, line) {
      const { kind, principal, pkAccount } = line as LoanRepayPayload
      const isPart = kind === 'EARLY_PART' && Number(principal) > 0 && Number(principal) < 100_000
      const draw = await lend(context)
      const form = await repayLine(context, draw, pkAccount, isPart ? principal : '')
      return actsOf(businesses, loanRepayBusiness).save(context, { lines: [form] })
    },
  },
}
