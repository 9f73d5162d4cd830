import type { DetailOf } from '@jinpiao/contract/applications'
import { creditFund, listCreditFundLoans } from '@jinpiao/contract/creditFund'
import { loanTextOf } from '@jinpiao/contract/loanFlow'
import {
  type CheckProps,
  defineApply,
  type EditorProps,
  type FactsQuery,
} from '#portal/archetypes/apply/defineApply.ts'
import type { DetailParts } from '#portal/archetypes/desk.ts'
import { LoanCheck } from '#portal/business/loanApply/LoanCheck.tsx'
import { LoanDetail } from '#portal/business/loanApply/LoanDetail.tsx'
import { LoanEditor } from '#portal/business/loanApply/LoanEditor.tsx'
import { loanColumns, loanFieldsMeant } from '#portal/business/loanApply/loanColumns.ts'
import { useLoanFacts } from '#portal/business/loanApply/loanForm.ts'
import { KindLoans } from '#portal/business/loanDraws/KindLoans.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useIsOpened } from '#portal/session/useIsOpened.ts'
import { type CreditFundFacts, type CreditFundValues, creditFundForm, findProblems } from './creditFundForm.ts'
import { RecommenderField } from './RecommenderField.tsx'

const Editor = (props: EditorProps<typeof creditFund, CreditFundValues, CreditFundFacts>) => (
  <LoanEditor {...props} before={<RecommenderField />} />
)

function Check(props: CheckProps<CreditFundValues, CreditFundFacts>) {
  const { name } = useTerms()
  const { values, toField } = props
  const recommender = {
    label: name('recommenderName'),
    value: values.recommenderName,
    change: { onPress: () => toField('pkRecommender') },
  }
  return <LoanCheck of="CREDIT_FUND" {...props} more={[recommender]} />
}

function Facts({ detail }: { detail: DetailOf<typeof creditFund> }) {
  const { name } = useTerms()
  const { recommenderName } = detail.application
  return <LoanDetail detail={detail} more={[{ label: name('recommenderName'), value: recommenderName }]} />
}

export const creditFundDetail: DetailParts<typeof creditFund> = {
  face: ({ application }) => ({ counterparty: application.recommenderName }),
  facts: Facts,
}

function useCreditFundFacts(): FactsQuery<CreditFundFacts> {
  const isOpened = useIsOpened('CREDIT_FUND')
  const query = useLoanFacts('CREDIT_FUND')
  return { ...query, data: query.data && { ...query.data, isOpened } }
}

/** 三一信用金申请, with the loans that have come of it. */
export const creditFundApply = defineApply({
  of: creditFund,
  name: 'creditFund',
  title: 'creditFund',
  form: creditFundForm,
  useFacts: useCreditFundFacts,
  problems: findProblems,
  Editor,
  Check,
  detail: creditFundDetail,
  columns: ['recommenderName', ...loanColumns],
  parties: ({ recommenderName }) => (recommenderName === '' ? [] : [{ name: recommenderName }]),
  asked: ({ guarantee }) => ({ call: loanTextOf('SUBMIT', [guarantee]) }),
  fieldsMeant: () => ({ ...loanFieldsMeant, recommenderName: ['pkRecommender'] }),
  tabs: [{ id: 'loans', label: 'kindLoans', isList: true, Content: () => <KindLoans list={listCreditFundLoans} /> }],
})
