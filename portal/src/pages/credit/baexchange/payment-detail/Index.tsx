import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { PaymentView } from '#portal/business/exchange/PaymentView.tsx'
import { paymentsPath } from '#portal/business/exchange/paths.ts'
import { PageHead } from '#portal/parts/PageHead.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useDetailFocus } from '#portal/parts/useDetailFocus.ts'

/** 付款详情 (`?id=`); without it, where one is chosen. */
export default function PaymentPage() {
  const { t } = useTranslation(['exchange', 'routes'])
  const [parameters] = useSearchParams()
  const id = parameters.get('id') ?? ''
  useDetailFocus(id)
  if (id !== '') return <PaymentView pkPayment={id} />
  return (
    <div className={page.page}>
      <PageHead title={t('routes:exchangePayment')} />
      <p>{t('choosePayment')}</p>
      <Link href={paymentsPath} kind="action">
        {t('toPayments')}
      </Link>
    </div>
  )
}
