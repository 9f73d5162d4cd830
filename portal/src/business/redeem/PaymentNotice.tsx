import { getPaymentNotice, type RedeemLine } from '@jinpiao/contract/redeem'
import { CardNumber } from '@jinpiao/ui-kit/CardNumber'
import { CsvButton, type CsvColumn } from '@jinpiao/ui-kit/CsvButton'
import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { screenOnly } from '@jinpiao/ui-kit/lib/print.css'
import { Money } from '@jinpiao/ui-kit/Money'
import { PrintButton, PrintDocument, PrintSheets } from '@jinpiao/ui-kit/PrintDocument'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryOf } from '#portal/http/queries.ts'
import { columnsOf } from '#portal/lists/columns.tsx'
import { useInnerTitle } from '#portal/parts/innerTitle.ts'
import { PageHead } from '#portal/parts/PageHead.tsx'
import * as page from '#portal/parts/page.css.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { PayDay } from './PayDay.tsx'
import { PayeeAccount } from './PayeeAccount.tsx'

/** 付款通知书: what the bank is told to pay, on paper and as a list that the bank's own system reads. */
export function PaymentNotice({ pkApply, backHref }: { pkApply: string; backHref: string }) {
  const { t } = useTranslation(['redeem', 'routes'])
  const terms = useTerms()
  const { name } = terms
  const query = useQuery(queryOf('redeems', getPaymentNotice, { params: { pkApply } }))
  const title = t('notice')
  useInnerTitle(title)
  const csv: CsvColumn<RedeemLine>[] = [
    { header: name('creditNo'), kind: 'id', value: ({ creditNo }) => creditNo },
    { header: name('payeeAccountName'), kind: 'text', value: ({ payeeAccountName }) => payeeAccountName ?? '' },
    { header: name('payeeAccount'), kind: 'id', value: ({ payeeAccount }) => payeeAccount ?? '' },
    { header: name('payeeBank'), kind: 'text', value: ({ payeeBank }) => payeeBank ?? '' },
    { header: name('amount'), kind: 'amount', value: ({ amount }) => amount },
  ]
  return (
    <div className={page.page}>
      <div className={screenOnly}>
        <PageHead
          title={title}
          trail={[{ label: t('routes:redeemQuery'), href: backHref }]}
          actions={
            <>
              {query.data && (
                <CsvButton
                  fileName={`${t('notice')}_${query.data.redeemNo}.csv`}
                  columns={csv}
                  rows={query.data.lines}
                />
              )}
              <PrintButton />
            </>
          }
        />
      </div>
      <QueryState query={query}>
        {(notice) => (
          <PrintSheets>
            <PrintDocument
              issuer={notice.corpName}
              title={title}
              number={notice.redeemNo}
              facts={[
                { label: name('amount'), value: <Money value={notice.amount} unit />, isMain: true },
                { label: name('amountInWords'), value: notice.amountInWords },
                { label: name('payDate'), value: <PayDay day={notice.payDate} /> },
                { label: name('accountName'), value: notice.accountName },
                { label: name('payAccount'), value: <CardNumber value={notice.payAccount} /> },
                { label: name('bankName'), value: notice.bankName },
                ...(notice.remark === '' ? [] : [{ label: name('remark'), value: notice.remark }]),
              ]}
            >
              <p>{t('noticeText')}</p>
              <DataTable
                caption={t('lines')}
                columns={columnsOf<RedeemLine>(
                  [
                    'creditNo',
                    {
                      key: 'payeeAccountName',
                      cell: ({ payeeAccountName, payeeAccount, payeeBank }) => (
                        <PayeeAccount name={payeeAccountName} account={payeeAccount} bank={payeeBank} />
                      ),
                    },
                    'amount',
                  ],
                  { terms },
                )}
                rows={notice.lines}
                rowKey={({ line }) => String(line)}
                rowName={({ line, payeeName }) => t('lineName', { line: line + 1, payee: payeeName })}
                empty={{ text: t('noTickets') }}
              />
            </PrintDocument>
          </PrintSheets>
        )}
      </QueryState>
    </div>
  )
}
