import { getRedeemFigures } from '@jinpiao/contract/redeem'
import { Money } from '@jinpiao/ui-kit/Money'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryOf } from '#portal/http/queries.ts'

/** What a batch can be made of now, what is overdue and due, and what comes within a week: a sum, because the issuer does not know its payees yet (I26). */
export function RedeemFigures() {
  const { t } = useTranslation('redeem')
  const { data } = useQuery(queryOf('redeems', getRedeemFigures, {}))
  if (data === undefined) return null
  return (['choosable', 'overdue', 'due', 'soon'] as const).map((key) => (
    <span key={key}>
      {t(key)} <Money value={data[key].amount} unit />
      {t('figureCount', { n: data[key].count })}
    </span>
  ))
}
