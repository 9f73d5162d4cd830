import type { LoanRepayPayload } from '@jinpiao/contract/loanRepay'
import { businesses } from '../../business/all.ts'
import { loanRepayBusiness } from '../../business/loanRepay/loanRepay.ts'
import { actsOf } from '../../flow/acts.ts'
import { lend, repayLine } from '../repayments.ts'
import type { Walks } from './walkOf.ts'

/** How the random walk fills in the forms of the package loans. */
export const loans: Walks = {
  LOAN_REPAY: {
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
