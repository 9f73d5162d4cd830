import type { FinanceOutcome as Outcome } from '@jinpiao/contract/finance'
import { Money } from '@jinpiao/ui-kit/Money'
import { useTranslation } from 'react-i18next'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { DayText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'

/** What the institutions have proved: registered, agreed, paid. */
export function FinanceOutcome({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('finance')
  const { name } = useTerms()
  const { loanDate, feeDays, serviceFee, netAmount, bankSerial, registryNo, factoringNo } = outcome
  const paid =
    netAmount === null
      ? []
      : [
          {
            label: name('netAmount'),
            value: (
              <strong>
                <Money value={netAmount} unit />
              </strong>
            ),
          },
          { label: name('serviceFee'), value: serviceFee && <Money value={serviceFee} unit /> },
          { label: name('loanDate'), value: loanDate && <DayText day={loanDate} /> },
          { label: name('feeDays'), value: feeDays !== null && t('days', { count: feeDays }) },
          { label: name('bankSerial'), value: bankSerial },
        ]
  return (
    <FactSheet
      title={t('outcome')}
      rows={[
        ...paid,
        { label: name('registryNo'), value: registryNo },
        { label: name('factoringNo'), value: factoringNo },
      ]}
    />
  )
}
