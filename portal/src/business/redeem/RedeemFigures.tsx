import { getRedeemFigures } from '@jinpiao/contract/redeem'
import { Money } from '@jinpiao/ui-kit/Money'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryOf } from '#portal/http/queries.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'

/** What is to be paid now, and what comes within a week: a sum, because the issuer does not know its payees yet (I26). */
export function RedeemFigures() {
  const { t } = useTranslation('redeem')
  const query = useQuery(queryOf('redeems', getRedeemFigures, {}))
  return (
    <QueryState query={query}>
      {(figures) => (
        <SummaryList
          rows={(['due', 'overdue', 'soon'] as const).map((key) => ({
            label: t(key),
            value: (
              <>
                <Money value={figures[key].amount} unit /> {t('figure', { count: figures[key].count })}
              </>
            ),
          }))}
        />
      )}
    </QueryState>
  )
}
