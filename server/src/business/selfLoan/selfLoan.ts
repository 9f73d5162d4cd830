import type { DataOf } from '@jinpiao/contract/endpoint'
import type { LoanPayload } from '@jinpiao/contract/loanApply'
import { type SelfLoanApplication, selfLoan } from '@jinpiao/contract/selfLoan'
import type { FormBusiness, Judging, OwnDetail, OwnRow } from '../../flow/business.ts'
import { loanBusiness } from '../loanApplication.ts'
import { lineJudge } from '../loanOutcome.ts'
import { openLine } from './line.ts'

type Row = OwnRow<SelfLoanApplication>
type Detail = OwnDetail<DataOf<typeof selfLoan.get>>

/** SELF_LOAN_APPLY (金易贷授信申请): a funder grants a line of credit, which is drawn on afterwards. */
export const selfLoanBusiness: FormBusiness<LoanPayload, Row, Detail> & Judging<'SELF_LOAN_APPLY', LoanPayload> = {
  ...loanBusiness<LoanPayload, Row, Detail>({
    type: 'SELF_LOAN_APPLY',
    kind: 'SELF_LOAN',
    definition: selfLoan,
  }),
  judges: { FUNDER: lineJudge },
  ended: openLine,
}
