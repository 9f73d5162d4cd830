import { AmountInWords } from '@jinpiao/ui-kit/AmountInWords'
import { InlineMessage } from '@jinpiao/ui-kit/InlineMessage'
import { Money } from '@jinpiao/ui-kit/Money'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import { useTranslation } from 'react-i18next'
import type { CheckProps } from '#portal/archetypes/apply/defineApply.ts'
import { useUsableAccounts } from '#portal/business/accounts/useUsableAccounts.ts'
import { fenOf, toTradeToRead } from '#portal/business/trade/tradeForm.ts'
import { useTradeRows } from '#portal/business/trade/tradeRows.tsx'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { DayText, MomentText, ProseText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import type { FinanceForm } from './financeForm.ts'
import type { FinanceFacts } from './useFinanceFacts.ts'

/** What is sold to whom at which price, what stays, where the money goes, and the trade behind it. */
export function FinanceCheck({ values, toField, facts }: CheckProps<FinanceForm, FinanceFacts>) {
  const { t } = useTranslation('finance')
  const { name } = useTerms()
  const tradeRows = useTradeRows()
  const { find, nameOf } = useUsableAccounts('COLLECT')
  const { ticket, products } = facts
  const { quote, amount, trade, pkAccount, pkProduct } = values
  const product = products?.find((each) => each.product.pkProduct === pkProduct)?.product
  const account = find(pkAccount)
  const change = (field: string) => ({ onPress: () => toField(field) })
  if (ticket === undefined || quote === null) return null
  const kept = decimalToFen(ticket.amount) - fenOf(amount)
  return (
    <>
      <InlineMessage tone="info">{t('notALoan')}</InlineMessage>
      <FactSheet
        title={t('funding')}
        change={change('amount')}
        rows={[
          { label: name('creditNo'), value: ticket.creditNo },
          { label: name('issuerName'), value: ticket.issuerName },
          { label: name('promisedDate'), value: <DayText day={ticket.promisedDate} /> },
          {
            label: name('funderName'),
            value: product && t('product', { funder: product.funderName, product: product.name }),
          },
          {
            label: name('financeAmount'),
            value: (
              <strong>
                <Money value={fenOf(amount)} unit />
              </strong>
            ),
          },
          ...(kept > 0n ? [{ label: name('changeAmount'), value: <Money value={kept} unit /> }] : []),
        ]}
      />
      <FactSheet
        title={t('quote')}
        change={change('quote')}
        rows={[
          { label: name('annualFeeRate'), value: <ProseText>{`${quote.rate}%`}</ProseText> },
          { label: name('feeDays'), value: t('days', { count: quote.feeDays }) },
          { label: t('expectedDay'), value: <DayText day={quote.loanDate} /> },
          { label: name('serviceFee'), value: <Money value={quote.serviceFee} unit /> },
          {
            label: name('netAmount'),
            value: (
              <>
                <strong>
                  <Money value={quote.netAmount} unit />
                </strong>
                <AmountInWords value={decimalToFen(quote.netAmount)} />
              </>
            ),
          },
          { label: name('validUntil'), value: <MomentText at={quote.validUntil} /> },
        ]}
      />
      <FactSheet
        title={t('payment')}
        change={change('pkAccount')}
        rows={[
          { label: name('receivingAccount'), value: account && nameOf(account) },
          { label: name('contactName'), value: values.contactName },
          { label: name('contactMobile'), value: values.contactMobile },
        ]}
      />
      <FactSheet
        title={name('tradeBackground')}
        change={change('trade.contractNo')}
        rows={tradeRows(toTradeToRead(trade), { amount: fenToDecimal(fenOf(amount)) })}
      />
    </>
  )
}
