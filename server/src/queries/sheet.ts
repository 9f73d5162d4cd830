import type { AnyListEndpoint } from '@jinpiao/contract/list'
import { isTerm, type TermName, termHeading, termOf } from '@jinpiao/contract/terms'
import { inLanguage, type Language, totalWords, yesOrNo } from '@jinpiao/contract/words'
import { byteOrderMark, type CsvKind, csvCell, isExactAmount } from '@jinpiao/values/csvCell'
import { isDay } from '@jinpiao/values/days'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import writeXlsxFile from 'write-excel-file/node'
import type { QueryContext } from '../acts/context.ts'
import { BusinessError } from '../domain/businessError.ts'
import type { Listing } from './listing/page.ts'
import type { ListQuery } from './source.ts'

/** A workbook is held in memory as a whole; a CSV file is not. */
export const XLSX_ROWS = 20_000

/** The columns of a file: those that were asked for, else every term of the row in the order of its schema. */
export function columnsOf(endpoint: AnyListEndpoint, asked: readonly string[]): TermName[] {
  const row = (endpoint.data as unknown as { shape: { list: { def: { element: { shape: object } } } } }).shape.list.def
    .element
  const known = Object.keys(row.shape)
    .filter(isTerm)
    .filter((name) => !endpoint.list.lacks.includes(name))
  const wanted = asked.filter((name): name is TermName => (known as string[]).includes(name))
  return wanted.length > 0 ? wanted : known
}

/** Rows of a list are flat: what a term shows is a text, a count or a yes. */
type Row = Readonly<Record<string, string | number | boolean | null | undefined>>

/** What a cell holds, as text: words instead of codes, days and moments as they are compared, amounts plain. */
export function cellText(
  endpoint: Pick<AnyListEndpoint, 'list'>,
  name: TermName,
  row: Row,
  query: ListQuery,
  language: Language,
): string {
  const value = row[name]
  if (value === null || value === undefined) return ''
  const words = endpoint.list.words[name]?.(query, row)[String(value)]
  if (words) return inLanguage(words.label, language)
  if (typeof value === 'boolean') return inLanguage(yesOrNo(value), language)
  const { kind } = termOf(name)
  if (kind === 'rate') return `${value}%`
  // Of some moments only the day is known.
  const isMoment = kind === 'moment' && !isDay(String(value))
  return isMoment ? `${String(value).slice(0, 10)} ${String(value).slice(11, 16)}` : String(value)
}

/** What each column is called in this list. */
function headingsOf({ list }: AnyListEndpoint, query: ListQuery, columns: readonly TermName[], language: Language) {
  const called = list.called(query)
  return columns.map((name) => termHeading(called[name] ?? name, language))
}
const csvLine = (cells: readonly string[]) => `${cells.join(',')}\r\n`

/** Amounts are numbers as far as a spreadsheet keeps them; figures that are no amount stay figures, whatever they name. */
function csvKindOf(name: TermName, text: string): CsvKind {
  const { kind } = termOf(name)
  if (kind === 'money') return 'amount'
  return kind !== 'count' && kind !== 'rate' && /^\d+$/.test(text) ? 'id' : 'text'
}

/** The list as CSV, some hundred rows at a time, whatever its length. Excel takes UTF-8 only with a mark in front. */
export async function* csvOf(
  endpoint: AnyListEndpoint,
  list: Listing<object>,
  context: QueryContext,
  query: ListQuery,
  columns: readonly TermName[],
): AsyncGenerator<string> {
  const { language } = context
  yield byteOrderMark + csvLine(headingsOf(endpoint, query, columns, language).map((heading) => csvCell(heading)))
  for await (const rows of list.all(context, query)) {
    yield rows
      .map((row) =>
        csvLine(
          columns.map((name) => {
            const text = cellText(endpoint, name, row as Row, query, language)
            return csvCell(text, csvKindOf(name, text))
          }),
        ),
      )
      .join('')
  }
}

/** The list as a workbook. @throws {BusinessError} 10000107 more rows than a workbook is made of here. */
export async function xlsxOf(
  endpoint: AnyListEndpoint,
  list: Listing<object>,
  context: QueryContext,
  query: ListQuery,
  columns: readonly TermName[],
): Promise<Buffer> {
  const { language } = context
  const sheet: object[][] = [
    headingsOf(endpoint, query, columns, language).map((value) => ({ value, fontWeight: 'bold' as const })),
  ]
  const summed = columns.filter((name) => (endpoint.list.sums as readonly TermName[]).includes(name))
  const sums = new Map<TermName, bigint>(summed.map((name) => [name, 0n]))
  for await (const rows of list.all(context, query)) {
    if (sheet.length + rows.length > XLSX_ROWS + 1) throw new BusinessError('10000107', String(XLSX_ROWS))
    for (const row of rows) {
      for (const name of summed) {
        sums.set(name, (sums.get(name) ?? 0n) + decimalToFen(String((row as Row)[name] ?? '0.00')))
      }
      sheet.push(columns.map((name) => xlsxCell(name, cellText(endpoint, name, row as Row, query, language))))
    }
  }
  // Sums of limits leave out those that are over: under all of them they would be called wrong.
  const shown: Readonly<Record<string, string>> =
    summed.length > 0 ? (await list.page(context, { ...query, page: 1, pageSize: 1 })).sum : {}
  for (const [name, fen] of sums) if (shown[name] !== fenToDecimal(fen)) sums.delete(name)
  if (sums.size > 0) sheet.push(totalsLine(columns, sums, language))
  const widths = columns.map((name) => ({ width: widthOf(name) }))
  return writeXlsxFile(sheet as never, { columns: widths, stickyRowsCount: 1 }).toBuffer()
}

/** The sums under their columns, named in the first column that is none of them. */
const totalsLine = (columns: readonly TermName[], sums: ReadonlyMap<TermName, bigint>, language: Language): object[] =>
  columns.map((name, index) => {
    const sum = sums.get(name)
    const isNamed = index === columns.findIndex((each) => !sums.has(each))
    const text = sum === undefined ? (isNamed ? inLanguage(totalWords, language) : '') : fenToDecimal(sum)
    return { ...xlsxCell(sum === undefined ? 'remark' : name, text), fontWeight: 'bold' }
  })

/**
 * An amount that a workbook can hold exactly is a number there, as in CSV, so that it can be added up; else its digits are
 * a text. A percentage and a count are numbers, too, and days are days: they sort, and a pivot groups them by month.
 */
function xlsxCell(name: TermName, text: string): object {
  const { kind } = termOf(name)
  if (kind === 'rate' && text !== '') return { value: Number.parseFloat(text) / 100, type: Number, format: '0.00%' }
  if (kind === 'count' && /^-?\d{1,15}$/.test(text)) return { value: Number(text), type: Number, format: '0' }
  const [, day, time] = kind === 'day' || kind === 'moment' ? (DAY_AND_TIME.exec(text) ?? []) : []
  if (day !== undefined) {
    // A spreadsheet knows no zone: what it shows is the day and the time in China.
    const value = new Date(`${day}T${time ?? '00:00'}:00Z`)
    return { value, type: Date, format: time === undefined ? 'yyyy-mm-dd' : 'yyyy-mm-dd hh:mm' }
  }
  return kind === 'money' && isExactAmount(text)
    ? { value: Number(text), type: Number, format: '#,##0.00' }
    : { value: text, type: String, format: AS_TEXT }
}

/** Days of this century and the last: earlier ones a spreadsheet does not count. */
const DAY_AND_TIME = /^((?:19|2\d)\d{2}-\d{2}-\d{2})(?: (\d{2}:\d{2}))?$/

/**
 * The format of a text cell. Without it a spreadsheet reads the cell anew as soon as somebody opens it to edit: a long
 * number is rounded, and what begins like a formula is one. With it the text needs no sign in front, as in CSV.
 */
const AS_TEXT = '@'

const widthOf = (name: TermName): number => (termOf(name).kind === 'company' ? 28 : 20)
