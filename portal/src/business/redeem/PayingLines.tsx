import { listRedeemLines, type RedeemLineRow } from '@jinpiao/contract/redeem'
import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { ApplicationLink } from '#portal/business/ApplicationLink.tsx'
import { ListView } from '#portal/lists/ListView.tsx'
import { FailedPayment } from './FailedPayment.tsx'

/** Not answered by the bank, whatever the payer has said of it. */
export const payingStates = ['PAYING', 'STATED', 'ASKED', 'CLEARING'] as const

/** 付款中: payments that the bank has not answered yet; what the payer knows of one it states from here. */
export function PayingLines() {
  const { t } = useTranslation('redeem')
  return (
    <ListView
      list={listRedeemLines}
      noun="redeems"
      prefix="paying"
      query={{ lineState: payingStates }}
      caption={t('paying')}
      columns={[
        'creditNo',
        {
          key: 'redeemNo',
          cell: ({ pkApply, redeemNo }) => <ApplicationLink pkApply={pkApply} businessType="REDEEM" no={redeemNo} />,
        },
        'payeeName',
        'amount',
        'payDate',
        'lineState',
        { id: 'acts', header: t('acts'), card: 'plain', cell: (row) => <PayingActs row={row} /> },
      ]}
      filterLabel={t('queryFilters')}
      primaryFilters={['payeeName', 'creditNo', 'payDate']}
      sum="amount"
      rowKey={({ pkLine }) => pkLine}
      rowName={({ creditNo, redeemNo }) => t('rowName', { creditNo, redeemNo })}
      empty={{ text: t('payingEmpty') }}
    />
  )
}

/** What the payer can say of a payment, or the statement that it is in. */
function PayingActs({ row }: { row: RedeemLineRow }) {
  const { t } = useTranslation('redeem')
  const { pathname } = useLocation()
  const { claim, blockedReason, creditNo, pkLine } = row
  if (claim !== null) {
    return (
      <Link href={`${pathname}?claim=&pkApply=${claim.pkApply}`} kind="standalone">
        {t('claim', { claimNo: claim.claimNo })}
      </Link>
    )
  }
  if (blockedReason !== null) return <span className={css.noActs}>—</span>
  return (
    <span className={css.rowActs}>
      <Link href={`${pathname}?claim=${pkLine}`} kind="standalone" context={creditNo}>
        {t('state')}
      </Link>
      <FailedPayment row={row} />
    </span>
  )
}
