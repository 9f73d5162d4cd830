import { type ExchangeApplication, exchange } from '@jinpiao/contract/exchange'
import { Link } from '@jinpiao/ui-kit/Link'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ApplicationDetail } from '#portal/archetypes/ApplicationDetail.tsx'
import { FormLink } from '#portal/archetypes/apply/FormLink.tsx'
import { StoredActions } from '#portal/archetypes/apply/StoredActions.tsx'
import { ListPage } from '#portal/archetypes/ListPage.tsx'
import { Calculator } from '#portal/business/exchange/Calculator.tsx'
import { exchangeDetail } from '#portal/business/exchange/ExchangeDetail.tsx'
import { Offers } from '#portal/business/exchange/Offers.tsx'
import { applyPath, paymentDetailPath } from '#portal/business/exchange/paths.ts'
import { acceptorsQuery } from '#portal/business/exchange/useExchangeFacts.ts'
import { NotOpened } from '#portal/business/products/NotOpened.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useDetailFocus } from '#portal/parts/useDetailFocus.ts'
import { useDetailHref } from '#portal/parts/useDetailHref.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useIsOpened } from '#portal/session/useIsOpened.ts'

/** 金易换: what it is and costs, and the enterprise's exchanges; one of them (`?pkApply=`) with what has come of it. */
export default function ExchangeIndexPage() {
  const { t } = useTranslation(['exchange', 'routes'])
  const [parameters] = useSearchParams()
  const hrefOf = useDetailHref('pkApply')
  const mayOpen = useMayOpen()
  const isOpened = useIsOpened('EXCHANGE')
  const pkApply = parameters.get('pkApply') ?? ''
  useDetailFocus(pkApply)
  if (pkApply !== '') {
    return (
      <ApplicationDetail
        of={exchange}
        parts={exchangeDetail}
        pkApply={pkApply}
        backHref={hrefOf()}
        backLabel={t('routes:exchangeIndex')}
        actions={({ application }) => <Acts application={application} size="regular" />}
      />
    )
  }
  if (!isOpened) return <NotOpened product="EXCHANGE" />
  return (
    <ListPage
      route="exchangeIndex"
      list={exchange.list}
      noun="applications"
      actions={
        mayOpen(applyPath) && (
          <FormLink of="EXCHANGE" href={applyPath} kind="action">
            {t('apply')}
          </FormLink>
        )
      }
      above={<About />}
      columns={[
        'applyNo',
        'ticketCount',
        'amount',
        'acceptorName',
        'promisedDate',
        { key: 'feeAmount', secondary: true },
        { key: 'createdByName', secondary: true },
        { key: 'submittedAt', secondary: true },
        'state',
        {
          id: 'actions',
          header: t('acts'),
          card: 'plain',
          cell: (application) => <Acts application={application} size="small" />,
        },
      ]}
      filterLabel={t('filters')}
      primaryFilters={['acceptorName', 'applyNo', 'state']}
      sum="amount"
      rowKey={({ pkApply: key }) => key}
      rowName={({ applyNo, acceptorName }) => t('rowName', { applyNo, acceptor: acceptorName })}
      hrefOf={(row) => hrefOf(row.pkApply)}
      empty={{ text: t('empty') }}
    />
  )
}

/** What can be done with an exchange, and where its fee is paid. */
function Acts({ application, size }: { application: ExchangeApplication; size: 'small' | 'regular' }) {
  const { t } = useTranslation('exchange')
  const mayOpen = useMayOpen()
  const { pkPayment, state, actions } = application
  const isToPay = pkPayment !== null && state === 'PENDING_PAYMENT' && mayOpen(paymentDetailPath)
  return (
    <span className={page.actions}>
      {mayOpen(applyPath) && !(isToPay && actions.length === 0) && (
        <StoredActions of={exchange} application={application} size={size} formPath={applyPath} />
      )}
      {isToPay && (
        <Link
          href={`${paymentDetailPath}?id=${pkPayment}`}
          kind={size === 'small' ? 'standalone' : 'action'}
          context={application.applyNo}
        >
          {t('toPayment')}
        </Link>
      )}
    </span>
  )
}

function About() {
  const { t } = useTranslation('exchange')
  const { data: acceptors = [] } = useQuery(acceptorsQuery)
  return (
    <>
      <section className={`${surface} ${page.section}`}>
        <div className={page.lines}>
          <p>{t('about1')}</p>
          <p>{t('about2')}</p>
          <p>{t('about3')}</p>
        </div>
        <Offers acceptors={acceptors} />
      </section>
      <Calculator acceptors={acceptors} />
    </>
  )
}
