import type { InvoiceInput } from '@jinpiao/contract/invoice'
import { type Problem, problem, within } from '@jinpiao/contract/problems'
import { maxLength, type TermName, termOf, terms } from '@jinpiao/contract/terms'
import {
  filesOfTrade,
  ofEachBox,
  type TradeBox,
  type TradeInput,
  tradeBoxNames,
  tradeInput,
} from '@jinpiao/contract/trade'
import { isDay } from '@jinpiao/values/days'
import { type Fen, parseMoney } from '@jinpiao/values/money'
import * as z from 'zod/mini'

export const heldFile = z.object({ pkFile: z.string(), name: z.string(), size: z.number() })
/** A file that has been uploaded; only its key is sent with the form. */
export type HeldFile = z.output<typeof heldFile>

const text = z.string()
const files = z._default(z.array(heldFile), [])
const invoiceForm = z.object({
  invoiceNo: text,
  invoiceCode: text,
  issueDate: text,
  amountWithTax: text,
  files: z.array(heldFile),
})
export type InvoiceForm = z.output<typeof invoiceForm>
export const emptyInvoice = (): InvoiceForm => ({
  invoiceNo: '',
  invoiceCode: '',
  issueDate: '',
  amountWithTax: '',
  files: [],
})

/** 贸易背景 as typed; files stand with their names. A draft that was kept by an older build may lack lists of files. */
export const tradeForm = z.object({
  ...ofEachBox(() => text),
  files: z.array(heldFile),
  invoices: z._default(z.array(invoiceForm), []),
  otherFiles: files,
  fundFlowFiles: files,
})
export type TradeForm = z.output<typeof tradeForm>

export const emptyTrade = (): TradeForm => ({
  ...ofEachBox(() => ''),
  files: [],
  invoices: [],
  otherFiles: [],
  fundFlowFiles: [],
})

/** 复制上一笔: the contract and the files come along. No invoice does: one backs one ticket (I15). */
export const copiedTrade = (trade: TradeForm): [path: string, value: unknown][] =>
  Object.entries(trade).flatMap(([field, value]): [string, unknown][] =>
    field === 'invoices' ? [] : [[`trade.${field}`, value]],
  )
export const isTradeEmpty = (trade: TradeForm): boolean => JSON.stringify(trade) === JSON.stringify(emptyTrade())

/** How many files a trade background has, for the line that it folds to. */
export const fileCountOf = (trade: TradeForm): number => filesOf(trade).length

/** Ids of the controls that a reviewer's word for a part of the trade background may mean. */
export const tradeFieldsMeant = (name: string) => ({
  ...ofEachBox((box) => [`${name}.${box}`]),
  contractFiles: [`${name}.files`],
  invoices: [`${name}.invoices`],
  otherFiles: [`${name}.otherFiles`],
})

/** What was typed as an amount; 0 while it is none. */
export const fenOf = (typed: string): Fen => {
  const parsed = parseMoney(typed)
  return parsed.ok ? parsed.fen : 0n
}
/** What is sent of an amount or a day. What is none is left out: a draft may be incomplete, never wrong. */
export const moneyText = (typed: string): string => {
  const parsed = parseMoney(typed)
  return parsed.ok ? parsed.decimal : ''
}
export const dayText = (typed: string): string => (isDay(typed) ? typed : '')

function readAs(box: TradeBox, typed: string): string {
  const { kind } = termOf(box)
  return kind === 'money' ? moneyText(typed) : kind === 'day' ? dayText(typed) : typed.trim()
}

const keysOf = (held: readonly HeldFile[]) => held.map(({ pkFile }) => pkFile)

export const toTradeInput = (trade: TradeForm): TradeInput => ({
  ...ofEachBox((box) => readAs(box, trade[box])),
  fileIds: keysOf(trade.files),
  invoices: trade.invoices.map(toInvoice),
  otherFileIds: keysOf(trade.otherFiles),
  fundFlowFileIds: keysOf(trade.fundFlowFiles),
})

/** Numbers are typed with the spaces and the full-width digits that stand on paper. */
const numberText = (typed: string) => typed.normalize('NFKC').replace(/\s/g, '')

export const toInvoice = (invoice: InvoiceForm): InvoiceInput => ({
  invoiceNo: numberText(invoice.invoiceNo),
  invoiceCode: numberText(invoice.invoiceCode),
  issueDate: dayText(invoice.issueDate),
  amountWithTax: moneyText(invoice.amountWithTax),
  invoiceFileIds: keysOf(invoice.files),
})

/** What is typed, as it reads on the check page. */
export const toTradeToRead = (trade: TradeForm) => ({
  ...trade,
  ...ofEachBox((box) => readAs(box, trade[box])),
  invoices: trade.invoices.map((invoice) => ({ ...toInvoice(invoice), files: invoice.files })),
})

/** A stored trade background back in the form. A copy begins without invoices: one backs one ticket. */
export function toTradeForm(stored: TradeInput, known: readonly HeldFile[], isCopy = false): TradeForm {
  const trade = tradeInput.parse(stored)
  const held = (ids: readonly string[]) =>
    ids.map((pkFile): HeldFile => known.find((file) => file.pkFile === pkFile) ?? { pkFile, name: '', size: 0 })
  return {
    ...ofEachBox((box) => trade[box]),
    files: held(trade.fileIds),
    invoices: isCopy
      ? []
      : trade.invoices.map(({ invoiceFileIds, ...invoice }) => ({ ...invoice, files: held(invoiceFileIds) })),
    otherFiles: held(trade.otherFileIds),
    fundFlowFiles: held(trade.fundFlowFileIds),
  }
}

/** Every file that the form names: its own when it asks whose they are. */
export const filesOf = (trade: TradeForm): string[] => filesOfTrade(toTradeInput(trade))

/** What is typed and cannot be sent as it is: no amount, no day, too long a text. Without it, it would count as empty. */
export function typedProblems(trade: TradeForm): Problem[] {
  return [
    ...tradeBoxNames.flatMap((box) => problemsAs(box, trade[box])),
    ...trade.invoices.flatMap(({ issueDate, amountWithTax }, index) =>
      within(`invoices.${index}`, [
        ...dayProblems('issueDate', 'invoiceDate', issueDate),
        ...moneyProblems('amountWithTax', 'amountWithTax', amountWithTax),
      ]),
    ),
  ]
}

function problemsAs(box: TradeBox, typed: string): Problem[] {
  const { kind } = termOf(box)
  const problemsOf = kind === 'money' ? moneyProblems : kind === 'day' ? dayProblems : textProblems
  return problemsOf(box, box, typed)
}

const moneyCodes = { notNumeric: '01000314', tooManyDecimals: '01000317', outOfRange: '01000315' } as const
/** 合同金额格式错误，请填写数字，例如 1234.56; that it has three decimals; or that it is too large (I5). */
export function moneyProblems(field: string, term: TermName, typed: string): Problem[] {
  const parsed = parseMoney(typed)
  if (parsed.ok || parsed.reason === 'empty') return []
  return [problem(field, moneyCodes[parsed.reason], terms[term].name)]
}
/** 签订日期格式错误，请按 2026-11-21 的格式填写. */
export const dayProblems = (field: string, term: TermName, typed: string): Problem[] =>
  typed.trim() === '' || isDay(typed) ? [] : [problem(field, '01000313', terms[term].name)]
/** 摘要不能超过 100 个字，请缩短. */
export const textProblems = (field: string, term: TermName, typed: string): Problem[] =>
  typed.trim().length <= maxLength(term) ? [] : [problem(field, '01000316', terms[term].name, String(maxLength(term)))]
