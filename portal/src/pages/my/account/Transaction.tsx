import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { MonthlyStatement } from '#portal/business/ledger/MonthlyStatement.tsx'
import { Movements } from '#portal/business/ledger/Movements.tsx'
import { useLastDays } from '#portal/business/ledger/useLastDays.ts'
import * as css from '#portal/parts/layout.css.ts'
import { PageHead } from '#portal/parts/PageHead.tsx'
import { useDetailFocus } from '#portal/parts/useDetailFocus.ts'
import { useDetailHref } from '#portal/parts/useDetailHref.ts'

/** 交易明细: what has moved in the last 30 days or whenever one asks for; the statement of a month (`?statement=`). */
export default function Transactions() {
  const { t } = useTranslation(['ledger', 'routes'])
  const hrefOf = useDetailHref('statement')
  const month = useSearchParams()[0].get('statement') ?? ''
  useDetailFocus(month)
  const isReady = useLastDays(month === '')
  if (month !== '') return <MonthlyStatement asked={month} backHref={hrefOf()} />
  if (!isReady) return null
  return (
    <div className={css.list}>
      <PageHead
        title={t('routes:transactions')}
        actions={
          <Link href={hrefOf('last')} kind="standalone">
            {t('statement')}
          </Link>
        }
      />
      <Movements />
    </div>
  )
}
