import type { LoanDetail } from '@jinpiao/contract/loanApply'
import type { SummaryRow } from '@jinpiao/ui-kit/SummaryList'
import { useTranslation } from 'react-i18next'
import { MomentText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'

interface Received {
  account: LoanDetail['account']
  application: Pick<LoanDetail['application'], 'createdByName' | 'submittedAt'>
}

/** Rows of a decision: where the money goes, who has applied for it, when. */
export function useReceivingRows({ account, application: { createdByName, submittedAt } }: Received): SummaryRow[] {
  const { t } = useTranslation('loanApply')
  const { name } = useTerms()
  return [
    {
      label: name('receivingAccount'),
      value: account && t('account', { bank: account.bankName, tail: account.accountTail }),
    },
    { label: name('accountName'), value: account?.accountName },
    { label: name('createdByName'), value: createdByName },
    { label: name('submittedAt'), value: submittedAt && <MomentText at={submittedAt} /> },
  ]
}
