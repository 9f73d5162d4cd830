import { invoiceSummary } from '@jinpiao/contract/invoice'
import { type TermName, termOf } from '@jinpiao/contract/terms'
import { type TradeBox, tradeBoxNames } from '@jinpiao/contract/trade'
import { Money } from '@jinpiao/ui-kit/Money'
import type { SummaryRow } from '@jinpiao/ui-kit/SummaryList'
import { isDay } from '@jinpiao/values/days'
import { decimalToFen, formatMoney } from '@jinpiao/values/money'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FileLinks, type LinkedFile } from '#portal/parts/FileLinks.tsx'
import { DayText, ProseText } from '#portal/parts/Moment.tsx'
import { usePercentText } from '#portal/parts/usePercentText.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { InvoiceFacts, type InvoiceToRead } from './InvoiceFacts.tsx'

/** A trade background that is stored, or one that is still in the form. */
export interface TradeToRead extends Record<TradeBox, string | null> {
  files: readonly LinkedFile[]
  invoices: readonly InvoiceToRead[]
  otherFiles: readonly LinkedFile[]
  fundFlowFiles: readonly LinkedFile[]
}

interface TradeRowOptions {
  /** What it backs; '' while there is none. */
  amount: string
  /** Files are their owner's alone (I25): a holder is told of none, and 未填写 would say that there are none. */
  hidesNoFiles?: boolean
}

/** 贸易背景 as rows: the contract, its files, each invoice, and how much of the amount the invoices cover together. */
export function useTradeRows(): (trade: TradeToRead | null, options: TradeRowOptions) => SummaryRow[] {
  const { t } = useTranslation('trade')
  const terms = useTerms()
  const percentText = usePercentText()

  return (trade, { amount, hidesNoFiles = false }) => {
    const row = (term: TermName, value: ReactNode): SummaryRow => ({ label: terms.name(term), value })
    const files = (term: TermName, held: readonly LinkedFile[]): SummaryRow[] =>
      hidesNoFiles && held.length === 0
        ? []
        : [{ ...row(term, held.length > 0 && <FileLinks files={held} name={terms.name(term)} />), isWide: true }]
    if (trade === null) return [row('contractNo', '')]
    const { invoices, fundFlowFiles } = trade
    return [
      ...tradeBoxNames.map((box) => row(box, shownAs(box, trade[box] ?? ''))),
      ...files('contractFiles', trade.files),
      ...(invoices.length === 0
        ? [{ ...row('invoices', <ProseText>{t('noInvoice')}</ProseText>), isWide: true }]
        : invoices.map((invoice, index) => ({
            label: t('invoiceTitle', { number: index + 1 }),
            value: <InvoiceFacts invoice={invoice} />,
          }))),
      ...(invoices.length === 0
        ? []
        : [{ label: t('invoiceCoverage'), value: <ProseText>{coverOf(trade)}</ProseText>, isWide: true }]),
      ...(fundFlowFiles.length === 0 ? [] : files('fundFlowFiles', fundFlowFiles)),
      ...files('otherFiles', trade.otherFiles),
    ]

    function coverOf({ invoices: all }: TradeToRead): string {
      const { total, coverage } = invoiceSummary(all, amount === '' ? 0n : decimalToFen(amount))
      return t('invoiceCover', {
        count: all.length,
        name: terms.name('amountWithTax'),
        amount: formatMoney(total),
        coverage: percentText(coverage),
      })
    }
  }
}

function shownAs(box: TradeBox, text: string): ReactNode {
  const { kind } = termOf(box)
  if (kind === 'money') return text && <Money value={text} unit />
  if (kind === 'day') return isDay(text) && <DayText day={text} />
  return text
}
