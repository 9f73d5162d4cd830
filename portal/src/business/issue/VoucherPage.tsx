import { issue } from '@jinpiao/contract/issue'
import { screenOnly } from '@jinpiao/ui-kit/lib/print.css'
import { PrintButton, PrintSheets } from '@jinpiao/ui-kit/PrintDocument'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { applicationQuery } from '#portal/archetypes/applicationQuery.ts'
import { useInnerTitle } from '#portal/parts/innerTitle.ts'
import { PageHead } from '#portal/parts/PageHead.tsx'
import * as page from '#portal/parts/page.css.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { Voucher } from '#portal/vouchers/Voucher.tsx'

/** Vouchers of what has been issued, one sheet each: shown first, printed by the button. */
export function VoucherPage({ pkApplys, backHref }: { pkApplys: readonly string[]; backHref: string }) {
  const { t } = useTranslation(['approval', 'routes'])
  const title = t('voucherTitle', { count: pkApplys.length })
  useInnerTitle(title)
  return (
    <div className={page.page}>
      <div className={screenOnly}>
        <PageHead
          title={title}
          name={t('voucherOf.ISSUE.title')}
          trail={[{ label: t('routes:finalApprove'), href: backHref }]}
          actions={<PrintButton />}
        />
      </div>
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
  const query = useQuery(applicationQuery(issue, pkApply))
  // What is known may be older than the approval that has just been given: the answer that is on its way decides.
  const isOutdated = query.data?.voucher === null && query.isFetching
  return (
    <QueryState
      query={isOutdated ? { ...query, data: undefined } : query}
      empty={({ voucher }) => voucher === null && <p>{t('notIssued')}</p>}
    >
      {({ application, trade, voucher }) =>
        voucher && (
          <Voucher
            kind="ISSUE"
            numbers={application}
            amount={application.amount ?? '0.00'}
            voucher={voucher}
            promisedDate={application.promisedDate ?? ''}
            trade={trade}
          />
        )
      }
    </QueryState>
  )
}
