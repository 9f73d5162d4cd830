import type { RepayLoan } from '@jinpiao/contract/loanRepay'
import { drawStates, repayMethods } from '@jinpiao/contract/states/loans'
import { Money } from '@jinpiao/ui-kit/Money'
import { Select } from '@jinpiao/ui-kit/Select'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { formatMoney } from '@jinpiao/values/money'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { DayText, ProseText } from '#portal/parts/Moment.tsx'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import type { RepayForm } from './repayForm.ts'

/** Which loan, with what is owed of it. Fills `pkDraw`, `drawNo` and `funderName`. */
export function LoanField({ loans }: { loans: readonly RepayLoan[] }) {
  const { t } = useTranslation('loanRepay')
  const { name } = useTerms()
  const { setValue } = useFormContext<RepayForm>()
  const { onChange, ...field } = useField('pkDraw')
  const chosen = loans.find(({ pkDraw }) => pkDraw === field.value)
  return (
    <>
      <Select
        {...field}
        onChange={choose}
        label={name('drawNo')}
        options={loans.map(({ pkDraw, drawNo, outstanding, funderName }) => ({
          id: pkDraw,
          label: drawNo,
          description: t('loanOption', { funder: funderName, amount: formatMoney(outstanding) }),
        }))}
        isRequired
      />
      {chosen && <LoanFacts loan={chosen} />}
    </>
  )

  function choose(pkDraw: string) {
    const loan = loans.find((each) => each.pkDraw === pkDraw)
    onChange(pkDraw)
    setValue('drawNo', loan?.drawNo ?? '')
    setValue('funderName', loan?.funderName ?? '')
  }
}

function LoanFacts({ loan }: { loan: RepayLoan }) {
  const { name, words } = useTerms()
  const { label, tone } = drawStates[loan.loanState]
  return (
    <SummaryList
      rows={[
        { label: name('outstanding'), value: <Money value={loan.outstanding} unit /> },
        { label: name('loanState'), value: <StatusTag tone={tone}>{words(label)}</StatusTag> },
        { label: name('annualRate'), value: <ProseText>{`${loan.annualRate}%`}</ProseText> },
        { label: name('repayMethod'), value: words(repayMethods[loan.repayMethod].label) },
        { label: name('nextDueDate'), value: loan.nextDueDate && <DayText day={loan.nextDueDate} /> },
        { label: name('nextDueAmount'), value: loan.nextDueAmount && <Money value={loan.nextDueAmount} unit /> },
        { label: name('feeRate'), value: <ProseText>{`${loan.feeRate}%`}</ProseText> },
      ]}
    />
  )
}
