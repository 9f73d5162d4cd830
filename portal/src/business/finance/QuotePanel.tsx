import type { Quote } from '@jinpiao/contract/finance'
import { financePrice, ratesOf } from '@jinpiao/contract/priceTerms'
import { Button } from '@jinpiao/ui-kit/Button'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { useCountdown } from '@jinpiao/ui-kit/lib/useCountdown'
import { Money } from '@jinpiao/ui-kit/Money'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { decimalToFen } from '@jinpiao/values/money'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { TotalsRail } from '#portal/archetypes/apply/TotalsRail.tsx'
import { PriceNote } from '#portal/archetypes/PriceSheet.tsx'
import { businessNow } from '#portal/http/serverClock.ts'
import { DayText, ProseText } from '#portal/parts/Moment.tsx'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import type { FinanceForm } from './financeForm.ts'
import type { FinanceFacts } from './useFinanceFacts.ts'
import { useQuote } from './useQuote.ts'

/** What the money costs, beside the form: live, with the time until when it holds. */
export function QuotePanel({ facts: { ticket, products } }: { facts: FinanceFacts }) {
  const { t } = useTranslation('finance')
  const { quote, error, isAsking, ask } = useQuote()
  const errorText = useErrorText()
  const pkProduct = useWatch<FinanceForm, 'pkProduct'>({ name: 'pkProduct' })
  const offer = products?.find(({ product }) => product.pkProduct === pkProduct)?.product
  const price = <PriceNote terms={offer && financePrice(ratesOf(offer))} />
  const rail = { title: t('quote'), foot: t('notALoan') }
  if (quote === undefined) {
    const hint = isAsking ? t('asking') : error ? errorText(error) : ticket ? t('noQuote') : t('noTicket')
    return (
      <TotalsRail {...rail} hint={hint}>
        {price}
      </TotalsRail>
    )
  }
  return (
    <TotalsRail {...rail} hint={t('net')} total={decimalToFen(quote.netAmount)}>
      <QuoteRows quote={quote} />
      {price}
      <QuoteTime quote={quote} onAsk={ask} isAsking={isAsking} />
    </TotalsRail>
  )
}

/** How the price comes about: rate, days and fee. */
export function QuoteRows({ quote }: { quote: Quote }) {
  const { t } = useTranslation('finance')
  const { name } = useTerms()
  return (
    <SummaryList
      rows={[
        { label: name('annualFeeRate'), value: <ProseText>{`${quote.rate}%`}</ProseText> },
        { label: name('feeDays'), value: t('days', { count: quote.feeDays }) },
        { label: name('serviceFee'), value: <Money value={quote.serviceFee} unit /> },
        { label: t('expectedDay'), value: <DayText day={quote.loanDate} /> },
      ]}
    />
  )
}

/** So many seconds before its end a quote is said to end. */
const LAST_SECONDS = 60

interface QuoteTimeProps {
  quote: Quote
  onAsk: () => void
  isAsking: boolean
}

/** Until when a quote holds: said once, a minute before. Afterwards there is the way to the next. */
function QuoteTime({ quote: { validUntil }, onAsk, isAsking }: QuoteTimeProps) {
  const { t } = useTranslation('finance')
  const seconds = useCountdown(Date.parse(validUntil), undefined, businessNow)
  const isLast = seconds > 0 && seconds <= LAST_SECONDS
  const said = useRef('')
  useEffect(() => {
    if (!isLast || said.current === validUntil) return
    said.current = validUntil
    announce(t('endsSoon'))
  }, [isLast, validUntil, t])
  return (
    <div className={css.totals}>
      <p className={css.hint}>{seconds > 0 ? t('holds', { minutes: Math.ceil(seconds / 60) }) : t('ended')}</p>
      <Button id="quote" size="small" onPress={onAsk} busy={isAsking}>
        {t('again')}
      </Button>
    </div>
  )
}
