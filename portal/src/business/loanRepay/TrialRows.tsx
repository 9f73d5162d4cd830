import type { RepayTrial } from '@jinpiao/contract/loanRepay'
import { Money } from '@jinpiao/ui-kit/Money'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { DayText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'

/** What a repayment is made of, and what it saves. */
export function TrialRows({ trial }: { trial: RepayTrial }) {
  const { name } = useTerms()
  return (
    <SummaryList
      rows={[
        { label: name('repayPrincipal'), value: <Money value={trial.repayPrincipal} unit /> },
        { label: name('accruedInterest'), value: <Money value={trial.accruedInterest} unit /> },
        { label: name('feeAmount'), value: <Money value={trial.feeAmount} unit /> },
        { label: name('savedInterest'), value: <Money value={trial.savedInterest} unit /> },
        { label: name('repayDate'), value: <DayText day={trial.repayDate} /> },
      ]}
    />
  )
}
