import { bookHref, dueHref, type WayToPay } from '@jinpiao/contract/waysToPay'
import { Banner } from '@jinpiao/ui-kit/Banner'
import { Link } from '@jinpiao/ui-kit/Link'
import { formatMoney } from '@jinpiao/values/money'
import { useTranslation } from 'react-i18next'
import { ProseText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { type FiguresData, useFigures } from './useFigures.ts'

/**
 * Of an issuer that may issue nothing because it, or the enterprise that it is a branch of, has not paid: since when, what
 * it owes, what hinders the cure, and the ways out.
 */
export function SuspensionBanner() {
  const { t } = useTranslation('home')
  const { data } = useFigures()
  if (data === undefined || (data.suspendedSince === null && data.suspendedParent === null)) return null
  return (
    <Banner tone="danger" title={t('suspendedTitle')}>
      <OwnArrears of={data} />
      {data.suspendedParent !== null && (
        <p>
          <ProseText>
            {t('suspendedParent', { parent: data.suspendedParent.name, day: data.suspendedParent.since })}
          </ProseText>
        </p>
      )}
    </Banner>
  )
}

function OwnArrears({ of: { suspendedSince: day, suspendedBy, suspendedParent, overdue } }: { of: FiguresData }) {
  const { t } = useTranslation('home')
  if (day === null || suspendedBy === null) return null
  if (overdue.count === 0) return suspendedParent === null && <p>{t('suspendedOnly', { day })}</p>
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
      <Ways of={suspendedBy} />
    </>
  )
}

/** In the order in which they are gone; what failed is among those that can be registered, or whose payee has no account. */
const ways = ['choosable', 'failed', 'noAccount', 'registered', 'paying'] as const satisfies readonly WayToPay[]

/** How many of the overdue tickets stand where, each as the way there: only where something stands. */
function Ways({ of }: { of: NonNullable<FiguresData['suspendedBy']> }) {
  const { t } = useTranslation('home')
  const mayOpen = useMayOpen()
  const standing = ways.filter((way) => of[way].count > 0)
  const canRegister = of.choosable.count > 0 && mayOpen(dueHref('choosable'))
  return (
    <>
      <ul>
        {standing.map((way) => {
          const href = dueHref(way, 'OVERDUE')
          const words = t(`suspendedBy.${way}`, { n: of[way].count, amount: formatMoney(of[way].amount) })
          return (
            <li key={way}>
              {mayOpen(href) ? (
                <Link href={href} kind="inline">
                  {words}
                </Link>
              ) : (
                <ProseText>{words}</ProseText>
              )}
            </li>
          )
        })}
      </ul>
      <p className={page.actions}>
        {canRegister && (
          <Link href={dueHref('choosable', 'OVERDUE')} kind="action">
            {t('toOverdue')}
          </Link>
        )}
        {!mayOpen(dueHref('choosable')) && mayOpen(bookHref('OVERDUE')) && (
          <Link href={bookHref('OVERDUE')} kind="action">
            {t('toBook')}
          </Link>
        )}
      </p>
    </>
  )
}
