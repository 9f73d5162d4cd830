import type { DetailOf } from '@jinpiao/contract/applications'
import type { finance, Quote } from '@jinpiao/contract/finance'
import { Money } from '@jinpiao/ui-kit/Money'
import { useTranslation } from 'react-i18next'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { DayText, ProseText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'

/** The price as it was signed and, while it can still be decided, as it would be quoted now. */
export function QuoteComparison({ detail: { quoted, today, application } }: { detail: DetailOf<typeof finance> }) {
  const { t } = useTranslation('finance')
  if (quoted === null) return null
  const hasMoved = today !== null && today.serviceFee !== quoted.serviceFee
  return (
    <>
      <QuoteSheet title={t(application.submittedAt ? 'quoted' : 'quote')} quote={quoted} />
      {hasMoved && <QuoteSheet title={t('quotedToday')} quote={today} />}
    </>
  )
}

function QuoteSheet({ title, quote }: { title: string; quote: Quote }) {
  const { t } = useTranslation('finance')
  const { name } = useTerms()
  return (
    <FactSheet
      title={title}
      rows={[
        { label: name('annualFeeRate'), value: <ProseText>{`${quote.rate}%`}</ProseText> },
        { label: t('expectedDay'), value: <DayText day={quote.loanDate} /> },
        { label: name('feeDays'), value: t('days', { count: quote.feeDays }) },
        { label: name('serviceFee'), value: <Money value={quote.serviceFee} unit /> },
        { label: name('netAmount'), value: <Money value={quote.netAmount} unit /> },
      ]}
    />
  )
}
