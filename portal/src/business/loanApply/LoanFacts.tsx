import type { BusinessType } from '@jinpiao/contract/flow'
import { calledIn } from '@jinpiao/contract/flow'
import { guarantorOf, type LoanPayload } from '@jinpiao/contract/loanApply'
import { guarantees, purposes, repayMethods } from '@jinpiao/contract/states/loans'
import { Money } from '@jinpiao/ui-kit/Money'
import type { SummaryListProps, SummaryRow } from '@jinpiao/ui-kit/SummaryList'
import { useTranslation } from 'react-i18next'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { ProseText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'

interface LoanFactsProps {
  of: BusinessType
  payload: LoanPayload
  productName: string | undefined
  funderName: string
  /** Per year, in per cent. */
  annualRate: string | null | undefined
  /** Rows of the type, with those of the terms. */
  more?: readonly SummaryRow[]
  /** On the check page: the way back to a field. */
  changeOf?: (field: string) => SummaryListProps['change']
}

/** The terms and the purpose of a loan, to read: on the check page, and where it is decided. */
export function LoanFacts({ of, payload, productName, funderName, annualRate, more = [], changeOf }: LoanFactsProps) {
  const { t } = useTranslation('loanApply')
  const { name, words } = useTerms()
  const { amount, months, method, purpose, purposeNote, repaySource, guarantee } = payload
  const change = (field: string) => (changeOf ? { change: changeOf(field) } : {})
  return (
    <>
      <FactSheet
        title={t('terms')}
        rows={[
          { label: name('product'), value: productName, ...change('fkProduct') },
          { label: name('funderName'), value: funderName },
          {
            label: name(calledIn(of, 'amount') ?? 'amount'),
            value: amount !== '' && (
              <strong>
                <Money value={amount} unit />
              </strong>
            ),
            ...change('amount'),
          },
          {
            label: name('months'),
            value: months !== '' && t('monthCount', { count: Number(months) }),
            ...change('months'),
          },
          {
            label: name('repayMethod'),
            value: method !== '' && words(repayMethods[method].label),
            ...change('method'),
          },
          { label: name('annualRate'), value: annualRate && <ProseText>{`${annualRate}%`}</ProseText> },
          ...more,
        ]}
      />
      <FactSheet
        title={t('use')}
        rows={[
          { label: name('purpose'), value: purpose !== '' && words(purposes[purpose].label), ...change('purpose') },
          {
            label: name('guarantee'),
            value: guarantee !== '' && words(guarantees[guarantee].label),
            ...change('guarantee'),
          },
          { label: name('guarantor'), value: guarantorOf(payload), ...change('guarantor') },
          { label: name('purposeNote'), value: purposeNote, isWide: true, ...change('purposeNote') },
          { label: name('repaySource'), value: repaySource, isWide: true, ...change('repaySource') },
        ]}
      />
    </>
  )
}
