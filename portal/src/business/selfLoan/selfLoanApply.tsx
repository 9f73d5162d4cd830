import type { DetailOf } from '@jinpiao/contract/applications'
import type { DataOf } from '@jinpiao/contract/endpoint'
import { loanTextOf } from '@jinpiao/contract/loanFlow'
import { getAgreement, selfLoan } from '@jinpiao/contract/selfLoan'
import { useQuery } from '@tanstack/react-query'
import { singleForm } from '#portal/archetypes/apply/applyForm.ts'
import {
  type CheckProps,
  defineApply,
  type EditorProps,
  type FactsQuery,
} from '#portal/archetypes/apply/defineApply.ts'
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
import { queryOf } from '#portal/http/queries.ts'
import { LineView } from './LineView.tsx'

type Detail = DetailOf<typeof selfLoan>

interface Facts extends LoanFormFacts {
  /** The line that the enterprise has; null: it applies for one. */
  line: DataOf<typeof getAgreement>
}

function useFacts(): FactsQuery<Facts> {
  const offers = useLoanFacts('SELF_LOAN')
  const line = useQuery(queryOf('loans', getAgreement, {}))
  return {
    data: offers.data && line.data !== undefined ? { ...offers.data, line: line.data } : undefined,
    error: offers.error ?? line.error,
    isFetching: offers.isFetching || line.isFetching,
    refetch: () => Promise.all([offers.refetch(), line.refetch()]),
  }
}

const Editor = (props: EditorProps<typeof selfLoan, LoanValues, Facts>) => <LoanEditor {...props} />
const Check = (props: CheckProps<LoanValues, Facts>) => <LoanCheck of="SELF_LOAN_APPLY" {...props} />
const DetailFacts = ({ detail }: { detail: Detail }) => <LoanDetail detail={detail} />

export const selfLoanDetail = { face: loanFace, facts: DetailFacts }

/** 授信申请: for a line of credit on the enterprise's own standing. */
export const selfLoanApply = defineApply({
  of: selfLoan,
  name: 'selfLoan',
  title: 'selfLoanApply',
  form: singleForm({
    schema: loanSchema,
    empty: (facts?: Facts) => emptyLoan(facts),
    chosen: chosenLoan,
    toPayload: toLoanPayload,
    fill: (detail: Detail) => fillLoan(detail),
  }),
  useFacts,
  instead: ({ line }) => (line ? <LineView line={line} /> : undefined),
  problems: (form, facts) => loanProblems('SELF_LOAN', form, facts).map((found) => ({ ...found, line: 0 })),
  Editor,
  Check,
  detail: selfLoanDetail,
  columns: loanColumns,
  asked: ({ guarantee }) => ({ call: loanTextOf('SUBMIT', [guarantee]) }),
  parties: ({ funderName }) => (funderName === '' ? [] : [{ name: funderName }]),
  fieldsMeant: () => loanFieldsMeant,
})
