import type { DetailOf } from '@jinpiao/contract/applications'
import { selfLoan } from '@jinpiao/contract/selfLoan'
import { singleForm } from '#portal/archetypes/apply/applyForm.ts'
import { type CheckProps, defineApply, type EditorProps } from '#portal/archetypes/apply/defineApply.ts'
import { LoanCheck } from '#portal/business/loanApply/LoanCheck.tsx'
import { LoanDetail, loanFace } from '#portal/business/loanApply/LoanDetail.tsx'
import { LoanEditor } from '#portal/business/loanApply/LoanEditor.tsx'
import { loanColumns, loanFieldsMeant } from '#portal/business/loanApply/loanColumns.ts'
import {
  chosenLoan,
  emptyLoan,
  fillLoan,
  type LoanFormFacts,
  type LoanValues,
  loanProblems,
  loanSchema,
  toLoanPayload,
  useLoanFacts,
} from '#portal/business/loanApply/loanForm.ts'

type Detail = DetailOf<typeof selfLoan>

const Editor = (props: EditorProps<typeof selfLoan, LoanValues, LoanFormFacts>) => <LoanEditor {...props} />
const Check = (props: CheckProps<LoanValues, LoanFormFacts>) => <LoanCheck of="SELF_LOAN_APPLY" {...props} />
const Facts = ({ detail }: { detail: Detail }) => <LoanDetail detail={detail} />

export const selfLoanDetail = { face: loanFace, facts: Facts }

/** 授信申请: for a line of credit on the enterprise's own standing. */
export const selfLoanApply = defineApply({
  of: selfLoan,
  name: 'selfLoan',
  title: 'selfLoanApply',
  form: singleForm({
    schema: loanSchema,
    empty: (facts?: LoanFormFacts) => emptyLoan(facts),
    chosen: chosenLoan,
    toPayload: toLoanPayload,
    fill: (detail: Detail) => fillLoan(detail),
  }),
  useFacts: () => useLoanFacts('SELF_LOAN'),
  problems: (form, facts) => loanProblems('SELF_LOAN', form, facts).map((found) => ({ ...found, line: 0 })),
  Editor,
  Check,
  detail: selfLoanDetail,
  columns: loanColumns,
  parties: ({ funderName }) => (funderName === '' ? [] : [{ name: funderName }]),
  fieldsMeant: () => loanFieldsMeant,
})
