import { getRedeemFigures } from '@jinpiao/contract/redeem'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Figures } from '#portal/business/homes/Figures.tsx'
import { queryOf } from '#portal/http/queries.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'

/** What is to be paid now, and what comes within a week: a sum, because the issuer does not know its payees yet (I26). */
export function RedeemFigures() {
  const { t } = useTranslation('redeem')
  const query = useQuery(queryOf('redeems', getRedeemFigures, {}))
  return (
    <QueryState query={query}>
      {(figures) => (
        <Figures figures={(['due', 'overdue', 'soon'] as const).map((key) => ({ label: t(key), ...figures[key] }))} />
      )}
    </QueryState>
  )
}
