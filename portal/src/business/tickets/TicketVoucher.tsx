import { getCredit } from '@jinpiao/contract/credits'
import { screenOnly } from '@jinpiao/ui-kit/lib/print.css'
import { PrintButton } from '@jinpiao/ui-kit/PrintDocument'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryOf } from '#portal/http/queries.ts'
import { useInnerTitle } from '#portal/parts/innerTitle.ts'
import { PageHead } from '#portal/parts/PageHead.tsx'
import * as page from '#portal/parts/page.css.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { Voucher } from '#portal/vouchers/Voucher.tsx'

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
        <PageHead title={t('voucherHeading')} trail={[{ label, href: backHref }]} actions={<PrintButton />} />
      </div>
      <QueryState query={query} empty={({ voucher }) => voucher === null && <p>{t('noVoucher')}</p>}>
        {({ ticket, applyNo, pkApply, trade, voucher }) =>
          voucher && (
            <Voucher
              kind="ISSUE"
              numbers={{ ...ticket, applyNo, pkApply, businessType: 'ISSUE' }}
              amount={ticket.amount}
              voucher={voucher}
              promisedDate={ticket.promisedDate}
              trade={trade}
            />
          )
        }
      </QueryState>
    </div>
  )
}
