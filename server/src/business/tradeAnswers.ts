import { type InvoiceInput, invoiceName } from '@jinpiao/contract/invoice'
import { type TermName, termName, termOf } from '@jinpiao/contract/terms'
import { filesOfTrade, type TradeInput, tradeBoxNames } from '@jinpiao/contract/trade'
import type { Language } from '@jinpiao/contract/words'
import { formatMoney } from '@jinpiao/values/money'
import type { Reader } from '../db/database.ts'
import type { Answer } from '../flow/business.ts'
import { ownFiles } from '../queries/files.ts'

/** What a form has several of: its key in both versions, and what it is called, 接收方 2; no name where there is one. */
export interface Place {
  key: string
  label: string
}
const whole: Place = { key: '', label: '' }

/** An answer of a form by its term. */
export const answerOf = (name: TermName, text: string, language: Language, place = whole): Answer => ({
  key: `${place.key}.${name}`,
  label: place.label === '' ? termName(name, language) : `${place.label} ${termName(name, language)}`,
  kind: termOf(name).kind,
  text,
})

/** A trade background as its reader sees it, file names instead of keys. */
export async function tradeAnswers(
  read: Reader,
  fkCorp: string,
  trade: TradeInput,
  language: Language,
  place = whole,
): Promise<Answer[]> {
  const files = await ownFiles(read, fkCorp, filesOfTrade(trade))
  const named = (ids: readonly string[]) =>
    files.flatMap(({ pkFile, name }) => (ids.includes(pkFile) ? [name] : [])).join('、')
  const answer = (name: TermName, text: string) => answerOf(name, text, language, place)
  return [
    ...tradeBoxNames.map((box) => answer(box, trade[box])),
    answer('contractFiles', named(trade.fileIds)),
    answer(
      'invoices',
      trade.invoices
        .map((invoice) => [invoiceText(invoice, language), named(invoice.invoiceFileIds)].filter(Boolean).join(' '))
        .join('；'),
    ),
    answer('fundFlowFiles', named(trade.fundFlowFileIds)),
    answer('otherFiles', named(trade.otherFileIds)),
  ]
}

function invoiceText(invoice: InvoiceInput, language: Language): string {
  const { amountWithTax, issueDate } = invoice
  const amount = amountWithTax === '' ? '' : `${formatMoney(amountWithTax)} ${language === 'zh-CN' ? '元' : 'yuan'}`
  return [invoiceName(invoice), issueDate, amount].filter(Boolean).join(' ')
}
