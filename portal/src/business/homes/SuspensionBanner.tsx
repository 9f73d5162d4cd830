import { redeemPage } from '@jinpiao/contract/permissions/redeem'
import { Banner } from '@jinpiao/ui-kit/Banner'
import { Link } from '@jinpiao/ui-kit/Link'
import { formatMoney } from '@jinpiao/values/money'
import { useTranslation } from 'react-i18next'
import { OverdueWayOut } from '#portal/business/redeem/OverdueWayOut.tsx'
import { ProseText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useFigures } from './useFigures.ts'

type Figures = NonNullable<ReturnType<typeof useFigures>['data']>

/**
 * Of an issuer that may issue nothing because it, or the enterprise that it is a branch of, has not paid: since when, what
 * it owes, and the way out.
 */
export function SuspensionBanner() {
  const { t } = useTranslation('home')
  const { data } = useFigures()
  if (data === undefined || (data.suspendedSince === null && data.suspendedParent === null)) return null
  return (
    <Banner tone="danger" title={t('suspendedTitle')}>
      <OwnArrears of={data} />
      {data.suspendedParent !== null && <p>{t('suspendedParent', { parent: data.suspendedParent })}</p>}
    </Banner>
  )
}

function OwnArrears({ of: { suspendedSince: day, suspendedParent, overdue } }: { of: Figures }) {
  const { t } = useTranslation('home')
  const mayOpen = useMayOpen()
  if (day === null) return null
  if (overdue.count === 0) return suspendedParent === null && <p>{t('suspendedOnly', { day })}</p>
  const paying = `${redeemPage[0]}?tab=paying`
  return (
    <>
      <p>
        <ProseText>
          {t(suspendedParent === null ? 'suspended' : 'suspendedBoth', {
            day,
            count: overdue.count,
            amount: formatMoney(overdue.amount),
          })}
        </ProseText>
      </p>
      <p className={page.actions}>
        <OverdueWayOut />
        {/* What is in a batch already cannot be registered: of what the bank does not answer the payer says what it knows. */}
        {mayOpen(paying) && (
          <Link href={paying} kind="standalone">
            {t('toPaying')}
          </Link>
        )}
      </p>
    </>
  )
}
