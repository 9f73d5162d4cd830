import { isAllowed } from '@jinpiao/contract/actions'
import type { FailedPayment } from '@jinpiao/contract/credits'
import { redeemPage } from '@jinpiao/contract/permissions/redeem'
import { dueHref } from '@jinpiao/contract/waysToPay'
import { Banner } from '@jinpiao/ui-kit/Banner'
import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { ProseText } from '#portal/parts/Moment.tsx'
import { NumberLink } from '#portal/parts/NumberLink.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'

/** To the issuer of a ticket whose payment failed: in which batch and why, and to where it is paid again or stated as paid. */
export function FailedNote({ failure }: { failure: FailedPayment | null }) {
  const { t } = useTranslation('tickets')
  const mayOpen = useMayOpen()
  if (failure === null) return null
  const { pkApply, pkLine, redeemNo, failedOn, failReason, actions } = failure
  return (
    <Banner tone="warning" title={t('failedTitle')}>
      <p>
        <ProseText>{t('failedText', { day: failedOn, reason: failReason })}</ProseText>{' '}
        <NumberLink term="redeemNo" of={{ pkRedeem: pkApply }} no={redeemNo} />
      </p>
      {mayOpen(redeemPage[0]) && (
        <p className={page.actions}>
          <Link href={dueHref('failed')} kind="secondary">
            {t('failedAgain')}
          </Link>
          {isAllowed(actions, 'CLAIM') && (
            <Link href={`${redeemPage[0]}?claim=${pkLine}`} kind="secondary">
              {t('failedPaid')}
            </Link>
          )}
        </p>
      )}
    </Banner>
  )
}
