import type { OwedNow } from '@jinpiao/contract/loanDue'
import { transferStates } from '@jinpiao/contract/states/loans'
import { CardNumber } from '@jinpiao/ui-kit/CardNumber'
import { InlineMessage } from '@jinpiao/ui-kit/InlineMessage'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { Money } from '@jinpiao/ui-kit/Money'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { SummaryList, type SummaryRow } from '@jinpiao/ui-kit/SummaryList'
import { decimalToFen, formatMoney } from '@jinpiao/values/money'
import { useTranslation } from 'react-i18next'
import * as layout from '#portal/parts/layout.css.ts'
import { DayText, ProseText } from '#portal/parts/Moment.tsx'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { useRole } from '#portal/parts/useRole.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { CollectSheet } from './CollectSheet.tsx'
import * as css from './owed.css.ts'
import { partsOf } from './owedParts.ts'
import { TransferSheet } from './TransferSheet.tsx'
import { useOwed } from './useOwed.ts'

/** Where the page of a loan says what is due: rows of lists lead to it. */
export const OWED_SECTION = 'owed'

interface PayOwedProps {
  pkDraw: string
  /** Of the loan, where it is known: nothing is asked about one of which nothing is due. */
  isDue: boolean
}

/** 今日应还 of a loan with its penalty, and the two ways to pay it now: collected by the bank, or transferred to the funder. */
export function PayOwed({ pkDraw, isDue }: PayOwedProps) {
  const query = useOwed(pkDraw, isDue)
  if (!isDue) return null
  return <QueryState query={query}>{(owed) => <Owed pkDraw={pkDraw} owed={owed} />}</QueryState>
}

function Owed({ pkDraw, owed }: { pkDraw: string; owed: OwedNow }) {
  const { t } = useTranslation('loanDraws')
  const { name } = useTerms()
  const { post } = useRole()
  const { total, overdueDays, account, failReason, collectedPart, rows } = owed
  if (decimalToFen(total) === 0n) return null
  const { principal, interest, penalty } = partsOf(rows, decimalToFen(total))
  const whyFailed =
    collectedPart === null ? t('owed.failed') : t('owed.partFailed', { amount: formatMoney(collectedPart) })
  const mayPay = post === 'OPERATOR' || post === 'DIRECTOR'
  return (
    <section id={OWED_SECTION} className={surface}>
      <div className={layout.stack}>
        <SummaryList
          title={t('owed.title')}
          rows={[
            {
              label: t('owed.total'),
              value: (
                <strong>
                  <Money value={total} unit />
                </strong>
              ),
            },
            { label: name('principal'), value: <Money value={principal} unit /> },
            { label: name('interest'), value: <Money value={interest} unit /> },
            { label: name('penalty'), value: <Money value={penalty} unit /> },
            {
              label: name('overdueDays'),
              value: (
                <ProseText>{overdueDays === 0 ? t('owed.onTime') : t('owed.days', { count: overdueDays })}</ProseText>
              ),
            },
            {
              label: name('repayAccount'),
              value: t('account', { bank: account.bankName, tail: account.accountTail }),
            },
            ...(failReason === null ? [] : [{ label: whyFailed, value: failReason, isWide: true }]),
            ...payToRows(owed),
            ...transferRows(owed),
          ]}
        />
        {mayPay && (
          <div className={css.ways}>
            <CollectSheet pkDraw={pkDraw} owed={owed} />
            <TransferSheet pkDraw={pkDraw} owed={owed} />
          </div>
        )}
        {!mayPay && <InlineMessage tone="info">{t('owed.whoPays')}</InlineMessage>}
      </div>
    </section>
  )

  /** Where a transfer goes to, before anybody asks how to report it. */
  function payToRows({ payTo, drawNo }: OwedNow): SummaryRow[] {
    if (payTo === null) return []
    const { payeeAccountName, payeeAccount, payeeBank } = payTo
    return [
      {
        label: t('owed.payTo'),
        value: (
          <>
            {payeeAccountName} {payeeBank} <CardNumber value={payeeAccount} />
          </>
        ),
        isWide: true,
      },
      { label: name('paymentRemark'), value: drawNo, isWide: true },
    ]
  }

  function transferRows({ transfer }: OwedNow): SummaryRow[] {
    if (transfer === null) return []
    const { label, tone } = transferStates[transfer.state]
    return [
      {
        label: t('owed.transfer'),
        value: (
          <>
            <Money value={transfer.amount} unit /> <TransferState label={label} tone={tone} />
            {transfer.state === 'CONFIRMING' && (
              <>
                {' '}
                {t('owed.answerBy')} <DayText day={transfer.answerBy} />
              </>
            )}
          </>
        ),
        isWide: true,
      },
      { label: name('bankSerial'), value: transfer.bankSerial },
      ...(transfer.failReason === null ? [] : [{ label: t('owed.refused'), value: transfer.failReason, isWide: true }]),
    ]
  }
}

function TransferState({ label, tone }: (typeof transferStates)[keyof typeof transferStates]) {
  const { words } = useTerms()
  return <StatusTag tone={tone}>{words(label)}</StatusTag>
}
