import { getCredit } from '@jinpiao/contract/credits'
import { Breadcrumb } from '@jinpiao/ui-kit/Breadcrumb'
import { screenOnly } from '@jinpiao/ui-kit/lib/print.css'
import { PrintButton } from '@jinpiao/ui-kit/PrintDocument'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Voucher } from '#portal/vouchers/Voucher.tsx'
import { queryOf } from '#portal/http/queries.ts'
import { useInnerTitle } from '#portal/parts/innerTitle.ts'
import * as page from '#portal/parts/page.css.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'

/** The voucher of one ticket: shown first, printed by the button (P8). */
export function TicketVoucher({ pkCredit, backHref }: { pkCredit: string; backHref: string }) {
  const { t } = useTranslation('tickets')
  const query = useQuery(queryOf('credits', getCredit, { params: { pkCredit } }))
  const creditNo = query.data?.ticket.creditNo
  const label = creditNo === undefined ? t('detail') : t('title', { creditNo })
  useInnerTitle(creditNo === undefined ? t('voucherHeading') : `${t('voucherHeading')} ${creditNo}`)
  return (
    <div className={page.page}>
      <div className={screenOnly}>
        <Breadcrumb items={[{ label, href: backHref }, { label: t('voucherHeading') }]} />
      </div>
      <h1 className={`${page.title} ${screenOnly}`}>{t('voucherHeading')}</h1>
      <PrintButton />
      <QueryState query={query} empty={({ voucher }) => voucher === null && <p>{t('noVoucher')}</p>}>
        {({ ticket, applyNo, trade, steps, voucher }) =>
          voucher && (
            <Voucher
              creditNo={ticket.creditNo}
              applyNo={applyNo ?? undefined}
              issuer={ticket.issuerName}
              supplier={ticket.holderName}
              amount={ticket.amount}
              voucher={voucher}
              promisedDate={ticket.promisedDate}
              trade={trade}
              steps={steps}
            />
          )
        }
      </QueryState>
    </div>
  )
}
