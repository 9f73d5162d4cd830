import { matterHref } from '@jinpiao/contract/confirmations'
import type { TicketPayment } from '@jinpiao/contract/credits'
import { confirmationPage } from '@jinpiao/contract/permissions/ukey'
import { redeemLineStates, settledBy } from '@jinpiao/contract/states/redeem'
import { Link } from '@jinpiao/ui-kit/Link'
import { SummaryList, type SummaryRow } from '@jinpiao/ui-kit/SummaryList'
import { useTranslation } from 'react-i18next'
import { Judging } from '#portal/business/redeemClaim/Judging.tsx'
import { MomentText } from '#portal/parts/Moment.tsx'
import { NumberLink } from '#portal/parts/NumberLink.tsx'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import type { TicketScope } from './ticketTabs.ts'

interface TicketPaidProps {
  payment: TicketPayment
  scope: TicketScope
}

/** How the ticket was paid; its issuer finds the redemption that pays it. */
export function TicketPaid({ payment, scope }: TicketPaidProps) {
  const { t } = useTranslation('tickets')
  const { name, words } = useTerms()
  const mayOpen = useMayOpen()
  const { batch, bankSerial, paidAt, claimState, pkConfirm, judgeBy, settledBy: by } = payment
  const rows: (SummaryRow | false)[] = [
    claimState !== null && {
      label: name('lineState'),
      value: (
        <>
          {words(redeemLineStates[claimState].label)}
          {pkConfirm !== null && mayOpen(confirmationPage[0]) && (
            <>
              {' '}
              <Link href={matterHref(pkConfirm)} kind="standalone">
                {t('toMatters')}
              </Link>
            </>
          )}
        </>
      ),
    },
    judgeBy !== null && { label: name('judgeBy'), value: <Judging judgeBy={judgeBy} />, isWide: true },
    by !== null && { label: name('settledBy'), value: words(settledBy[by].label) },
    paidAt !== null && { label: name('paidAt'), value: <MomentText at={paidAt} /> },
    bankSerial !== null && { label: name('bankSerial'), value: bankSerial },
    batch !== null && {
      label: name('redeemNo'),
      value: <NumberLink term="redeemNo" of={{ pkRedeem: batch.pkApply }} no={batch.redeemNo} />,
    },
  ]
  return <SummaryList title={t(`facts.paid.${scope}`)} rows={rows.filter((row) => row !== false)} />
}
