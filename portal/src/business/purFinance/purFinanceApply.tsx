import { purFinance } from '@jinpiao/contract/purFinance'
import { type CheckProps, defineApply } from '#portal/archetypes/apply/defineApply.ts'
import { LoanCheck } from '#portal/business/loanApply/LoanCheck.tsx'
import { loanFieldsMeant } from '#portal/business/loanApply/loanColumns.ts'
import { type LoanFormFacts, useLoanFacts } from '#portal/business/loanApply/loanForm.ts'
import { fenOf } from '#portal/business/trade/tradeForm.ts'
import { FileLinks } from '#portal/parts/FileLinks.tsx'
import { DayText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { EndedPurFinances } from './EndedPurFinances.tsx'
import { purFinanceDetail } from './PurFinanceDetail.tsx'
import { PurFinanceEditor } from './PurFinanceEditor.tsx'
import { purFinanceColumns } from './purFinanceColumns.ts'
import { findProblems, type PurFinanceForm, purFinanceForm, textParams } from './purFinanceForm.ts'

function Check(props: CheckProps<PurFinanceForm, LoanFormFacts>) {
  const { name } = useTerms()
  const { values, toField } = props
  const { financeMonth, financeDate, packName, contractFiles } = values
  const change = (field: string) => ({ onPress: () => toField(field) })
  return (
    <LoanCheck
      of="PUR_FINANCE"
      {...props}
      more={[
        { label: name('financeMonth'), value: financeMonth, change: change('financeMonth') },
        {
          label: name('financeDate'),
          value: financeDate !== '' && <DayText day={financeDate} />,
          change: change('financeDate'),
        },
        { label: name('packName'), value: packName, change: change('pkPack') },
      ]}
      moreFiles={[
        {
          label: name('contractFiles'),
          value: contractFiles.length > 0 && <FileLinks files={contractFiles} name={name('contractFiles')} />,
          isWide: true,
          change: change('contractFiles'),
        },
      ]}
    />
  )
}

/** 采购融资: the form of a purchaser. */
export const purFinanceApply = defineApply({
  of: purFinance,
  name: 'purFinance',
  title: 'purFinance',
  form: purFinanceForm,
  useFacts: () => useLoanFacts('PUR_FINANCE'),
  problems: findProblems,
  Editor: PurFinanceEditor,
  Check,
  detail: purFinanceDetail,
  columns: purFinanceColumns,
  parties: ({ funderName, amount }) => (funderName === '' ? [] : [{ name: funderName, amount: fenOf(amount) }]),
  asked: (form) => ({ params: textParams(form) }),
  tabs: [{ id: 'ended', label: 'endedPurFinances', isList: true, Content: EndedPurFinances }],
  fieldsMeant: () => ({
    ...loanFieldsMeant,
    financeMonth: ['financeMonth'],
    financeDate: ['financeDate'],
    packName: ['pkPack'],
    contractFiles: ['contractFiles'],
  }),
})
