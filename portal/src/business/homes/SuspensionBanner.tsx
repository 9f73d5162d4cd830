import { Banner } from '@jinpiao/ui-kit/Banner'
import { formatMoney } from '@jinpiao/values/money'
import { useTranslation } from 'react-i18next'
import { OverdueWayOut } from '#portal/business/redeem/OverdueWayOut.tsx'
import { ProseText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useFigures } from './useFigures.ts'

/** Of an issuer that may issue nothing because it has not paid: since when, what it owes, and the way out. */
export function SuspensionBanner() {
  const { t } = useTranslation('home')
  const { data } = useFigures()
  if (data === undefined || data.suspendedSince === null) return null
  const { suspendedSince: day, overdue } = data
  const words =
    overdue.count === 0
      ? t('suspendedOnly', { day })
      : t('suspended', { day, count: overdue.count, amount: formatMoney(overdue.amount) })
  return (
    <Banner tone="danger" title={t('suspendedTitle')}>
      <p>
        <ProseText>{words}</ProseText>
      </p>
      <p className={page.actions}>
        <OverdueWayOut />
      </p>
    </Banner>
  )
}
