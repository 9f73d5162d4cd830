import { finance } from '@jinpiao/contract/finance'
import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ApplicationDetail } from '#portal/archetypes/ApplicationDetail.tsx'
import { StoredActions } from '#portal/archetypes/apply/StoredActions.tsx'
import { ListPage } from '#portal/archetypes/ListPage.tsx'
import { financeDetail } from '#portal/business/finance/FinanceDetail.tsx'
import { PayAgain, PayrollAction } from '#portal/business/payroll/PayrollAction.tsx'
import { PayrollPage } from '#portal/business/payroll/PayrollPage.tsx'
import { useDetailFocus } from '#portal/parts/useDetailFocus.ts'
import { useDetailHref } from '#portal/parts/useDetailHref.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'

const formPath = '/credit/chain/finance/apply'
const receiptPath = '/my/account/receipt'

/** 融资详情: every financing of the enterprise; one of them (`?pkApply=`) with where it stands and what has come of it. */
export default function FinanceDetailPage() {
  const { t } = useTranslation(['finance', 'routes'])
  const [parameters, setParameters] = useSearchParams()
  const hrefOf = useDetailHref('pkApply')
  const mayOpen = useMayOpen()
  const pkApply = parameters.get('pkApply') ?? parameters.get('id') ?? ''
  const payroll = parameters.get('payroll')
  useDetailFocus(payroll === null ? pkApply : `${pkApply}/${payroll}`)
  if (payroll !== null && pkApply !== '' && mayOpen(formPath)) {
    return (
      <PayrollPage
        key={pkApply}
        pkFinance={pkApply}
        again={parameters.get('again') ?? ''}
        step={payroll}
        toStep={(step) => setParameters({ pkApply, payroll: step })}
      />
    )
  }
  if (pkApply !== '') {
    return (
      <ApplicationDetail
        of={finance}
        parts={financeDetail}
        pkApply={pkApply}
        backHref={hrefOf()}
        backLabel={t('routes:financeDetail')}
        actions={({ application, pkReceipt, wagesLeft, wages, financing }) => (
          <>
            {financing !== null && mayOpen(formPath) && (
              <PayAgain pkFinance={financing.pkApply} pkApply={pkApply} wages={wages} />
            )}
            {wagesLeft !== null && mayOpen(formPath) && <PayrollAction pkApply={pkApply} wagesLeft={wagesLeft} />}
            {mayOpen(formPath) && (
              <StoredActions of={finance} application={application} size="regular" formPath={formPath} />
            )}
            {pkReceipt && mayOpen(receiptPath) && (
              <Link href={`${receiptPath}?pkReceipt=${pkReceipt}`} kind="standalone">
                {t('voucher')}
              </Link>
            )}
          </>
        )}
      />
    )
  }
  return (
    <ListPage
      route="financeDetail"
      list={finance.list}
      noun="applications"
      columns={[
        'applyNo',
        'creditNo',
        'funderName',
        'amount',
        { key: 'netAmount', secondary: true },
        { key: 'serviceFee', secondary: true },
        'promisedDate',
        { key: 'loanDate', secondary: true },
        { key: 'createdByName', secondary: true },
        'submittedAt',
        'state',
      ]}
      filterLabel={t('filters')}
      primaryFilters={['funderName', 'applyNo', 'submittedAt']}
      sum="amount"
      rowKey={({ pkApply: key }) => key}
      rowName={({ applyNo, creditNo }) => t('rowName', { applyNo, creditNo })}
      hrefOf={(row) => hrefOf(row.pkApply)}
      empty={{ text: t('empty') }}
    />
  )
}
