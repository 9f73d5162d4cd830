import { Breadcrumb } from '@jinpiao/ui-kit/Breadcrumb'
import { screenOnly } from '@jinpiao/ui-kit/lib/print.css'
import { PrintButton, PrintSheets } from '@jinpiao/ui-kit/PrintDocument'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useInnerTitle } from '#portal/parts/innerTitle.ts'
import * as page from '#portal/parts/page.css.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { applicationQuery } from './applicationQuery.ts'
import { Voucher } from '#portal/vouchers/Voucher.tsx'

/** Vouchers of what has been issued, one sheet each: shown first, printed by the button. */
export function VoucherPage({ pkApplys, backHref }: { pkApplys: readonly string[]; backHref: string }) {
  const { t } = useTranslation(['approval', 'routes'])
  const title = t('voucherTitle', { count: pkApplys.length })
  useInnerTitle(title)
  return (
    <div className={page.page}>
      <div className={screenOnly}>
        <Breadcrumb items={[{ label: t('routes:finalApprove'), href: backHref }, { label: t('voucher') }]} />
      </div>
      <h1 className={`${page.title} ${screenOnly}`}>{title}</h1>
      <PrintButton />
      <PrintSheets>
        {pkApplys.map((pkApply) => (
          <IssuedVoucher key={pkApply} pkApply={pkApply} />
        ))}
      </PrintSheets>
    </div>
  )
}

function IssuedVoucher({ pkApply }: { pkApply: string }) {
  const { t } = useTranslation('approval')
  const query = useQuery(applicationQuery(pkApply))
  // What is known may be older than the approval that has just been given: the answer that is on its way decides.
  const isOutdated = query.data?.voucher === null && query.isFetching
  return (
    <QueryState
      query={isOutdated ? { ...query, data: undefined } : query}
      empty={({ voucher }) => voucher === null && <p>{t('notIssued')}</p>}
    >
      {({ application, issuerName, steps, trade, voucher }) =>
        voucher && (
          <Voucher
            creditNo={application.creditNo ?? ''}
            applyNo={application.applyNo}
            issuer={issuerName}
            supplier={application.supplierName}
            amount={application.amount}
            voucher={voucher}
            promisedDate={application.promisedDate}
            trade={trade}
            steps={steps}
          />
        )
      }
    </QueryState>
  )
}
