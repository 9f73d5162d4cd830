import type { DetailOf } from '@jinpiao/contract/applications'
import type { RedeemLine, redeem } from '@jinpiao/contract/redeem'
import { redeemLineStates, settledBy } from '@jinpiao/contract/states/redeem'
import { CardNumber } from '@jinpiao/ui-kit/CardNumber'
import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { Money } from '@jinpiao/ui-kit/Money'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { useTranslation } from 'react-i18next'
import type { ApplicationFace } from '#portal/archetypes/desk.ts'
import { CuredBy } from '#portal/business/CuredBy.tsx'
import { FailReason } from '#portal/business/FailReason.tsx'
import { columnsOf } from '#portal/lists/columns.tsx'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { DayText, MomentText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { LineWays } from './LineWays.tsx'
import { useMovedPayDay } from './PayDay.tsx'
import { PayeeAccount } from './PayeeAccount.tsx'
import { PaymentActs } from './PaymentActs.tsx'

type Detail = DetailOf<typeof redeem>
type Payee = Detail['payees'][number]

export const redeemFace = ({ application }: Detail): ApplicationFace => ({ counterparty: application.payeeName })

/** What a decision on a redemption rests on: from where it is paid, what each payee gets, each payment with its account. */
export function RedeemDetail({ detail }: { detail: Detail }) {
  const { t } = useTranslation('redeem')
  const terms = useTerms()
  const { name } = terms
  const { application, payload, lines, payees, payAccount, bankName } = detail
  const bankDay = useMovedPayDay(payload.payDate)
  const acts = {
    id: 'acts',
    header: t('acts'),
    card: 'plain' as const,
    cell: (line: RedeemLine) => <PaymentActs row={{ ...line, pkLine: line.pkLine ?? '' }} />,
  }
  const { submittedAt, paidAmount, failedAmount, unpaidAmount } = application
  return (
    <>
      <CuredBy lines={lines} />
      <LineWays lines={lines} />
      <FactSheet
        title={t('payment')}
        rows={[
          ...(bankDay === undefined ? [] : [{ label: t('bankDay'), value: <DayText day={bankDay} /> }]),
          { label: name('payAccount'), value: payAccount && <CardNumber value={payAccount} /> },
          { label: name('bankName'), value: bankName },
          { label: name('paidAmount'), value: <Money value={paidAmount} unit /> },
          { label: name('failedAmount'), value: <Money value={failedAmount} unit /> },
          { label: name('unpaidAmount'), value: <Money value={unpaidAmount} unit /> },
          { label: name('createdByName'), value: application.createdByName },
          { label: name('submittedAt'), value: submittedAt && <MomentText at={submittedAt} /> },
          { label: name('remark'), value: payload.remark },
        ]}
      />
      <section className={surface}>
        <DataTable
          caption={t('payees')}
          columns={columnsOf<Payee>(['payeeName', 'lineCount', 'amount'], { terms })}
          rows={payees}
          rowKey={({ payeeName }) => payeeName}
          rowName={({ payeeName }) => payeeName}
          empty={{ text: t('noTickets') }}
        />
      </section>
      <section className={surface}>
        <DataTable
          caption={t('lines')}
          columns={columnsOf<RedeemLine>(
            [
              'creditNo',
              {
                key: 'payeeName',
                cell: ({ payeeName, payeeAccount }) => <PayeeAccount name={payeeName} account={payeeAccount} />,
              },
              'amount',
              { key: 'payeeBank', secondary: true },
              { key: 'promisedDate', secondary: true },
              { key: 'rootNo', secondary: true },
              {
                id: 'state',
                header: name('lineState'),
                card: 'plain',
                cell: ({ state }) =>
                  state === null ? (
                    '—'
                  ) : (
                    <StatusTag tone={redeemLineStates[state].tone}>
                      {terms.words(redeemLineStates[state].label)}
                    </StatusTag>
                  ),
              },
              { key: 'bankSerial', secondary: true },
              ...(lines.some(({ pkReceipt }) => pkReceipt !== null) ? (['receiptNo'] as const) : []),
              {
                id: 'settledBy',
                header: name('settledBy'),
                secondary: true,
                cell: ({ settledBy: by }) => (by === null ? '—' : terms.words(settledBy[by].label)),
              },
              { key: 'failReason', cell: (line) => <FailReason of={line} /> },
              ...(lines.some(({ actions, claim }) => claim !== null || actions.length > 0) ? [acts] : []),
            ],
            { terms },
          )}
          rows={lines}
          rowKey={({ line }) => String(line)}
          rowName={({ line, payeeName }) => t('lineName', { line: line + 1, payee: payeeName })}
          empty={{ text: t('noTickets') }}
        />
      </section>
    </>
  )
}

export const redeemDetail = { face: redeemFace, facts: RedeemDetail }
