import { listRedeemLines, redeem } from '@jinpiao/contract/redeem'
import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { ApplicationDetail } from '#portal/archetypes/ApplicationDetail.tsx'
import { ListPage } from '#portal/archetypes/ListPage.tsx'
import { FailReason } from '#portal/business/FailReason.tsx'
import { FailedPayment } from '#portal/business/redeem/FailedPayment.tsx'
import { PaymentActs } from '#portal/business/redeem/PaymentActs.tsx'
import { PaymentNotice } from '#portal/business/redeem/PaymentNotice.tsx'
import { redeemDetail } from '#portal/business/redeem/RedeemDetail.tsx'
import { useDetailFocus } from '#portal/parts/useDetailFocus.ts'
import { useDetailHref } from '#portal/parts/useDetailHref.ts'

/** 兑付查询: each payment of every batch; one batch (`?pkApply=`), and its payment order as it is printed (`&notice=1`). */
export default function RedeemQuery() {
  const { t } = useTranslation(['redeem', 'routes'])
  const { pathname } = useLocation()
  const [parameters] = useSearchParams()
  const hrefOf = useDetailHref('pkApply')
  const pkApply = parameters.get('pkApply') ?? ''
  const isNotice = parameters.get('notice') === '1'
  useDetailFocus(`${pkApply}/${isNotice}`)
  if (pkApply !== '' && isNotice) return <PaymentNotice pkApply={pkApply} backHref={`${pathname}?pkApply=${pkApply}`} />
  if (pkApply !== '') {
    return (
      <ApplicationDetail
        of={redeem}
        parts={redeemDetail}
        pkApply={pkApply}
        backHref={hrefOf()}
        backLabel={t('routes:redeemQuery')}
        actions={({ application: { state } }) =>
          (['PENDING_PAYMENT', 'DONE', 'PARTLY_FAILED', 'REJECTED'] as const).some((each) => each === state) && (
            <Link href={`${pathname}?pkApply=${pkApply}&notice=1`} kind="standalone">
              {t('notice')}
            </Link>
          )
        }
      />
    )
  }
  return (
    <ListPage
      route="redeemQuery"
      list={listRedeemLines}
      noun="redeems"
      tabsBy="lineState"
      columns={[
        'creditNo',
        {
          key: 'redeemNo',
          // Read on this page, which has its payment order as well.
          cell: ({ pkApply: pkRedeem, redeemNo }) => (
            <Link href={hrefOf(pkRedeem)} kind="standalone">
              {redeemNo}
            </Link>
          ),
        },
        'payeeName',
        'amount',
        'payDate',
        'lineState',
        { key: 'bankSerial', secondary: true },
        { key: 'paidAt', secondary: true },
        { key: 'settledBy', secondary: true },
        { key: 'failReason', cell: (line) => <FailReason of={line} /> },
        {
          id: 'acts',
          header: t('acts'),
          card: 'plain',
          isOffered: ({ actions, claim }) => claim !== null || actions.length > 0,
          cell: (row) => <PaymentActs row={row} fails={<FailedPayment row={row} />} />,
        },
      ]}
      filterLabel={t('queryFilters')}
      primaryFilters={['payeeName', 'creditNo', 'payDate']}
      sum="amount"
      rowKey={({ pkLine }) => pkLine}
      rowName={({ creditNo, redeemNo }) => t('rowName', { creditNo, redeemNo })}
      empty={{ text: t('empty') }}
    />
  )
}
