import type { LoanDetail } from '@jinpiao/contract/loanApply'
import { Money } from '@jinpiao/ui-kit/Money'
import { useTranslation } from 'react-i18next'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { DayText } from '#portal/parts/Moment.tsx'

/** What a loan would cost, in four lines: how many instalments, all interest, the first and the last of them. */
export function TrialSheet({ title, trial }: { title: string; trial: NonNullable<LoanDetail['trial']> }) {
  const { t } = useTranslation('loanApply')
  return (
    <FactSheet
      title={title}
      rows={[
        { label: t('trialRows'), value: t('trialCount', { count: trial.count }) },
        { label: t('interestSum'), value: <Money value={trial.interest} unit /> },
        { label: t('firstDue'), value: <Due day={trial.firstDate} amount={trial.firstAmount} /> },
        { label: t('lastDue'), value: <Due day={trial.lastDate} amount={trial.lastAmount} /> },
      ]}
    />
  )
}

/** A day with what is due on it. */
function Due({ day, amount }: { day: string; amount: string }) {
  return (
    <>
      <DayText day={day} /> <Money value={amount} unit />
    </>
  )
}
