import { pendingStatesOf } from '@jinpiao/contract/flow'
import { loanRepay } from '@jinpiao/contract/loanRepay'
import { useTranslation } from 'react-i18next'
import { ListPage } from '#portal/archetypes/ListPage.tsx'
import { repayResultPath } from '#portal/business/loanPaths.ts'
import { repayColumns } from './repayColumns.ts'

/** What has been submitted and not sent back: each of these has a result, or will have one. */
const submitted = [...pendingStatesOf(['LOAN_REPAY']), 'DONE', 'REJECTED', 'EXPIRED']

/** Early repayments to choose one of, the newest first. */
export function RepayResults() {
  const { t } = useTranslation('loanRepay')
  return (
    <ListPage
      route="repayResult"
      list={loanRepay.list}
      noun="applications"
      query={{ box: 'ALL', state: submitted }}
      columns={['applyNo', ...repayColumns, 'submittedAt', 'state']}
      filterLabel={t('filters')}
      sum="amount"
      rowKey={({ pkApply }) => pkApply}
      rowName={({ applyNo, drawNo }) => t('rowName', { applyNo, drawNo })}
      hrefOf={({ pkApply }) => `${repayResultPath}?id=${pkApply}`}
      empty={{ text: t('noRepayments') }}
    />
  )
}
