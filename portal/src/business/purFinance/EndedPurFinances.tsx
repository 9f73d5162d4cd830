import { purFinance } from '@jinpiao/contract/purFinance'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ListView } from '#portal/lists/ListView.tsx'
import { purFinanceColumns } from './purFinanceColumns.ts'

/** States in which nothing is waited for any more. */
const ended = ['DONE', 'REJECTED', 'WITHDRAWN', 'CANCELLED', 'EXPIRED'] as const

/** 已办结: what has been paid, refused or given up; a paid one leads to its loan. */
export function EndedPurFinances() {
  const { t } = useTranslation(['purFinance', 'approval'])
  const { pathname } = useLocation()
  return (
    <ListView
      list={purFinance.list}
      noun="applications"
      query={{ box: 'ALL', state: ended }}
      columns={['applyNo', ...purFinanceColumns, 'state', { key: 'updatedAt', secondary: true }]}
      caption={t('ended')}
      filterLabel={t('approval:filters')}
      sum="amount"
      hasTools
      rowKey={({ pkApply }) => pkApply}
      rowName={({ applyNo }) => t('approval:rowName', { applyNo })}
      hrefOf={({ pkApply }) => `${pathname}?pkApply=${pkApply}`}
      empty={{ text: t('noneEnded') }}
    />
  )
}
