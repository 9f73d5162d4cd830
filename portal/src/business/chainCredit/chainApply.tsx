import type { DetailOf } from '@jinpiao/contract/applications'
import { chainCredit, listChainLoans } from '@jinpiao/contract/chainCredit'
import { loanTextOf } from '@jinpiao/contract/loanFlow'
import { type CheckProps, defineApply } from '#portal/archetypes/apply/defineApply.ts'
import { LoanCheck } from '#portal/business/loanApply/LoanCheck.tsx'
import { LoanDetail, loanFace } from '#portal/business/loanApply/LoanDetail.tsx'
import { loanColumns, loanFieldsMeant } from '#portal/business/loanApply/loanColumns.ts'
import { KindLoans } from '#portal/business/loanDraws/KindLoans.tsx'
import { fenOf } from '#portal/business/trade/tradeForm.ts'
import { FileLinks } from '#portal/parts/FileLinks.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { ChainEditor } from './ChainEditor.tsx'
import { ChainFacts } from './ChainFacts.tsx'
import { type ChainForm, chainForm } from './chainForm.ts'
import { type ChainFormFacts, findProblems, useChainFacts } from './useChainFacts.ts'

function Check(props: CheckProps<ChainForm, ChainFormFacts>) {
  const { name } = useTerms()
  const { values, toField } = props
  const change = (field: string) => ({ onPress: () => toField(field) })
  const files = values.contractFiles
  return (
    <LoanCheck
      of="CHAIN_CREDIT"
      {...props}
      more={[{ label: name('orderNo'), value: values.orderNo, change: change('orderNo') }]}
      moreFiles={[
        {
          label: name('contractFiles'),
          value: files.length > 0 && <FileLinks files={files} name={name('contractFiles')} />,
          isWide: true,
          change: change('contractFiles'),
        },
      ]}
    />
  )
}

function ChainDetail({ detail }: { detail: DetailOf<typeof chainCredit> }) {
  const { name } = useTerms()
  const { payload, contractFiles } = detail
  return (
    <LoanDetail
      detail={detail}
      more={[{ label: name('orderNo'), value: payload.orderNo }]}
      moreFiles={[
        {
          label: name('contractFiles'),
          value: contractFiles.length > 0 && <FileLinks files={contractFiles} name={name('contractFiles')} />,
          isWide: true,
        },
      ]}
    />
  )
}

export const chainDetail = { face: loanFace, facts: ChainDetail }

/** 金链贷申请, with the loans that have come of it. */
export const chainApply = defineApply({
  of: chainCredit,
  name: 'chainCredit',
  title: 'chainCredit',
  form: chainForm,
  useFacts: useChainFacts,
  known: ({ standing }) => <ChainFacts standing={standing} />,
  problems: findProblems,
  Editor: ChainEditor,
  Check,
  detail: chainDetail,
  columns: [...loanColumns, { key: 'orderNo', secondary: true }],
  parties: ({ funderName, amount }) => (funderName === '' ? [] : [{ name: funderName, amount: fenOf(amount) }]),
  asked: ({ guarantee }) => ({ call: loanTextOf('SUBMIT', [guarantee]) }),
  fieldsMeant: () => ({ ...loanFieldsMeant, orderNo: ['orderNo'], contractFiles: ['contractFiles'] }),
  tabs: [{ id: 'loans', label: 'kindLoans', isList: true, Content: () => <KindLoans list={listChainLoans} /> }],
})
