import { plainTyped } from '@jinpiao/contract/plainTyped'
import type { SheetColumn } from '@jinpiao/contract/sheetColumns'
import type { sheetErrors } from '@jinpiao/contract/sheetWords'
import { type TermName, termOf } from '@jinpiao/contract/terms'
import { parseDay } from '@jinpiao/values/days'
import { parseMoney } from '@jinpiao/values/money'
import type { Cell } from '../domain/sheet.ts'
import { isFormulaError, textOf } from './cellText.ts'

/** What a cell means to its field: money and days as the wire has them, or what is wrong with it. */
export interface ReadCell {
  value: string
  problem?: { error: keyof typeof sheetErrors; params: string[] }
}

const wrong = (error: keyof typeof sheetErrors, ...params: string[]): ReadCell => ({
  value: '',
  problem: { error, params },
})

/** Amounts of which nothing at all is an answer, and what papers print for it: 免税, and *** in place of the tax. */
const maybeZero: readonly TermName[] = ['taxAmount']
const NOTHING = /^(?:[*＊]+|免税|不征税|零税率|exempt)$/i
/** Alone in a cell that may be empty, a dash says that there is nothing. */
const DASH = /^[-‐-―−－/／]+$/

/** Numbers of so many figures that begin with no 0: where all of them are there, a cell of a number has lost none. */
const wholeNumbers: Partial<Record<TermName, RegExp>> = { contactMobile: /^1\d{10}$/, checkCode: /^[1-9]\d{5}$/ }

/** One cell by the reader of its field, as the form reads what is typed into it. */
export function readCell({ term, required }: SheetColumn, cell: Cell | undefined): ReadCell {
  const text = textOf(cell)
  const { kind, max } = termOf(term)
  const shown = !required && DASH.test(text) ? '' : text
  if (shown === '') return required ? wrong('EMPTY') : { value: '' }
  if (isFormulaError(shown)) return wrong('FORMULA', shown)
  if (kind === 'money') return readMoney(term, shown)
  if (kind === 'day') {
    const day = parseDay(shown)
    return day === undefined ? wrong('DATE') : { value: day }
  }
  const isFlag = kind === 'flag' && typeof cell === 'boolean'
  if (typeof cell !== 'string' && !isFlag && !wholeNumbers[term]?.test(shown)) return wrong('NO_TEXT')
  const value = plainTyped(term, shown)
  if (kind !== 'text' && kind !== 'company' && kind !== 'person') return { value }
  // What fits is kept: the form shows it with what is wrong.
  return max !== undefined && value.length > max
    ? { ...wrong('LENGTH', String(max)), value: value.slice(0, max) }
    : { value }
}

function readMoney(term: TermName, shown: string): ReadCell {
  const mayBeZero = maybeZero.includes(term)
  if (mayBeZero && NOTHING.test(shown)) return { value: '0.00' }
  const money = parseMoney(shown)
  if (!money.ok) {
    return wrong(
      money.reason === 'tooManyDecimals' ? 'DECIMALS' : money.reason === 'outOfRange' ? 'TOO_LARGE' : 'MONEY',
    )
  }
  // A field says that it takes the minus away (spec §5); in a sheet nobody would see it.
  if (money.stripped.includes('minus')) return wrong('NEGATIVE')
  return money.fen > 0n || mayBeZero ? { value: money.decimal } : wrong('ZERO')
}
