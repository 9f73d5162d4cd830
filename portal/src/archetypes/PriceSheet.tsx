import { type PriceLine, type PriceTerm, pricesIn } from '@jinpiao/contract/priceTerms'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { useTranslation } from 'react-i18next'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { ProseText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'

const rowsOf = (prices: readonly PriceLine[]) =>
  prices.map(({ name, text }) => ({ label: name, value: <ProseText>{text}</ProseText>, isWide: true }))

/** What an application costs, as the server says it and as it is signed; nothing where it costs nothing. */
export function PriceSheet({ prices }: { prices: readonly PriceLine[] }) {
  const { t } = useTranslation('apply')
  return prices.length === 0 ? null : <FactSheet title={t('prices')} rows={rowsOf(prices)} />
}

/** The same beside a form, as soon as a product is chosen. */
export function PriceNote({ terms }: { terms: readonly PriceTerm[] | undefined }) {
  const { language } = useTerms()
  return <PriceRows prices={pricesIn(terms ?? [], language)} />
}

/** The same where the server has said it, as of a line that is drawn on. */
export const PriceRows = ({ prices }: { prices: readonly PriceLine[] }) =>
  prices.length === 0 ? null : <SummaryList rows={rowsOf(prices)} />
