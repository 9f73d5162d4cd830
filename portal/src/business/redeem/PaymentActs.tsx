import { isAllowed } from '@jinpiao/contract/actions'
import { redeemPage } from '@jinpiao/contract/permissions/redeem'
import type { DueTicket, RedeemLineRow } from '@jinpiao/contract/redeem'
import { Link } from '@jinpiao/ui-kit/Link'
import { SpokenSerials } from '@jinpiao/ui-kit/SpokenText'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { JudgedUntil } from '#portal/business/redeemClaim/Judging.tsx'
import { applicationHref } from '#portal/parts/applicationHref.ts'
import * as page from '#portal/parts/page.css.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'

interface PaymentActsProps {
  /** A payment that the bank has not answered, or a ticket whose payment it has not, or whose last one has failed. */
  row: Pick<RedeemLineRow, 'claim' | 'actions' | 'creditNo'> &
    (Pick<RedeemLineRow, 'pkLine'> | Pick<DueTicket, 'payment'>)
  /** To say that it has failed, where that can be said. */
  fails?: ReactNode
}

/** What the payer can say of a payment: that it was made, or that it has failed; or the statement that it is in. */
export function PaymentActs({ row, fails }: PaymentActsProps) {
  const { t } = useTranslation('redeem')
  const { claim, actions, creditNo } = row
  if (claim !== null) return <OpenClaim claim={claim} />
  if (!actions.some(({ allowed }) => allowed)) return <span className={css.noActs}>—</span>
  const pkLine = 'pkLine' in row ? row.pkLine : (row.payment?.pkLine ?? '')
  return (
    <span className={css.rowActs}>
      {isAllowed(actions, 'CLAIM') && (
        <Link href={`${redeemPage[0]}?claim=${pkLine}`} kind="standalone" context={creditNo}>
          {t('state')}
        </Link>
      )}
      {isAllowed(actions, 'FAIL') && fails}
    </span>
  )
}

/** The statement that a payment is in: on the page of it that is open to the reader, who may only read the batch. */
function OpenClaim({ claim: { pkApply, claimNo, judgeBy } }: { claim: NonNullable<RedeemLineRow['claim']> }) {
  const { t } = useTranslation('redeem')
  const href = applicationHref({ pkApply, businessType: 'REDEEM_CLAIM' }, useMayOpen())
  return (
    <>
      {href === undefined ? (
        <SpokenSerials>{t('inClaim', { claimNo })}</SpokenSerials>
      ) : (
        <Link href={href} kind="standalone">
          {t('claim', { claimNo })}
        </Link>
      )}
      {judgeBy !== null && (
        <div className={page.muted}>
          <JudgedUntil judgeBy={judgeBy} />
        </div>
      )}
    </>
  )
}
