import { sheetErrors, sheetProblemHeading } from '@jinpiao/contract/sheetWords'
import { type TermName, termOf } from '@jinpiao/contract/terms'
import { fill, type Language } from '@jinpiao/contract/words'
import { parseDay } from '@jinpiao/values/days'
import { parseMoney } from '@jinpiao/values/money'
import type { Cell, MarkedCell, Sheet } from '../domain/sheet.ts'

/** What is wrong with one cell of an uploaded sheet; `row` counts as the spreadsheet does, an empty field means the whole sheet. */
export interface SheetError {
  row: number
  field: string
  message: string
  value: string
}

/** A cell as text; Excel keeps dates as midnight UTC. A number is what Excel shows of it: 15 digits, no exponent. */
export function textOf(cell: Cell | undefined): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'number') return shownNumber(cell)
  return cell === null || cell === undefined ? '' : String(cell).trim()
}

/** 300.29999999999995, the sum of a formula, is 300.3. */
function shownNumber(number: number): string {
  const shown = Number(number.toPrecision(15))
  return Math.abs(shown) < 1e21
    ? shown.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 15 })
    : String(shown)
}

/** What a cell shows whose formula has failed. */
export const isFormulaError = (text: string): boolean => /^#(?:[A-Z_]+[!?]|N\/A|DIV\/0!|GETTING_DATA)$/.test(text)

/** `00123` and account numbers are texts: as a number the cell has lost zeros or figures before anybody reads it. */
export const hasLostText = (cell: Cell | undefined): boolean =>
  cell !== null && cell !== undefined && typeof cell !== 'string'

/** A column of a template: the term that it fills and its heading, in either language. */
export interface SheetColumn<Field extends TermName> {
  field: Field
  required: boolean
  heading: (language: Language) => string
}

/** A filled row: its cells as texts, money and days as the wire has them, and what is wrong with each by itself. */
export interface SheetLine<Field extends TermName> {
  row: number
  cells: readonly string[]
  values: Record<Field, string>
  errors: SheetError[]
}

/**
 * Reads a sheet whose first row has the headings of the template. Empty rows are skipped.
 * @returns `refusal` where the sheet as a whole cannot be read: other headings, or more than `most` rows.
 */
export function readSheetLines<Field extends TermName>(
  sheet: Sheet,
  columns: readonly SheetColumn<Field>[],
  most: number,
  language: Language,
): { lines: SheetLine<Field>[]; refusal?: SheetError } {
  const refusal = (row: number, message: string) => ({ lines: [], refusal: { row, field: '', message, value: '' } })
  const [headings = [], ...body] = sheet
  const known = columns.every(({ heading }, index) =>
    (['zh-CN', 'en-US'] as const).some((each) => heading(each) === textOf(headings[index])),
  )
  if (!known) return refusal(1, fill(sheetErrors.HEADINGS, [], language))
  const filled = body
    .map((given, index) => ({ row: index + 2, given, cells: columns.map((_, column) => textOf(given[column])) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (filled.length > most) return refusal(most + 2, fill(sheetErrors.TOO_MANY, [String(most)], language))
  const lines = filled.map(({ row, given, cells }): SheetLine<Field> => {
    const values = {} as Record<Field, string>
    const errors: SheetError[] = []
    for (const [index, column] of columns.entries()) {
      const { value, problem } = readCell(column, given[index], language)
      values[column.field] = value
      if (problem !== undefined) errors.push({ row, field: column.field, message: problem, value: cells[index] ?? '' })
    }
    return { row, cells, values, errors }
  })
  return { lines }
}

/** One cell as its column wants it, or what is wrong with it. */
function readCell<Field extends TermName>(
  { field, required, heading }: SheetColumn<Field>,
  cell: Cell | undefined,
  language: Language,
): { value: string; problem?: string } {
  const value = textOf(cell)
  const { kind, max } = termOf(field)
  const fail = (error: keyof typeof sheetErrors, ...params: string[]) => ({
    value,
    problem: fill(sheetErrors[error], [heading(language), ...params], language),
  })
  if (value === '') return required ? fail('EMPTY') : { value }
  if (isFormulaError(value)) return fail('FORMULA', value)
  if (kind === 'money') {
    const money = parseMoney(value)
    // A field says that it takes the minus away (spec §5); in a sheet nobody would see it.
    if (money.ok && money.stripped.includes('minus')) return fail('NEGATIVE')
    return money.ok && money.fen > 0n ? { value: money.decimal } : fail('MONEY')
  }
  if (kind === 'day') {
    const day = parseDay(value)
    return day ? { value: day } : fail('DATE')
  }
  if (hasLostText(cell)) return fail('NO_TEXT')
  return kind === 'text' && max !== undefined && value.length > max ? fail('LENGTH', String(max)) : { value }
}

const isProblemHeading = (cell: Cell | undefined) => (sheetProblemHeading as readonly Cell[]).includes(cell ?? null)

/**
 * The sheet as it was uploaded, row for row, with the wrong cells marked and one more column, the last, that names each
 * of them and says what is wrong. It can be corrected and uploaded as it is; marked again, it has one such column still.
 * @param columns of the template.
 * @param columnOf the column of a field; -1: none.
 */
export function markCells(
  sheet: Sheet,
  errors: readonly SheetError[],
  { columns, columnOf }: { columns: number; columnOf: (field: string) => number },
  language: Language,
): MarkedCell[][] {
  const zh = language === 'zh-CN'
  const old = (sheet[0] ?? []).findIndex((cell, at) => at >= columns && isProblemHeading(cell))
  const rows = sheet.map((cells) => cells.filter((_, at) => at !== old))
  const width = Math.max(columns, ...rows.map(filledWidth))
  return rows.map((cells, index) => {
    const row = index + 1
    const wrong = errors
      .filter((error) => error.row === row)
      .map(({ field, message }) => ({ column: columnOf(field), message }))
      .sort((a, b) => a.column - b.column)
    const marked: MarkedCell[] = Array.from({ length: width }, (_, column) => ({
      value: cells[column] ?? null,
      ...(wrong.some((each) => each.column === column) && { isWrong: true }),
    }))
    const said = wrong.map(({ column, message }) => `${addressOf(column, row)}${zh ? '：' : ': '}${message}`)
    const heading = sheetProblemHeading[zh ? 0 : 1]
    return [...marked, { value: row === 1 ? heading : said.join('\n') || null }]
  })
}

/** Programs keep empty formatted cells behind the last filled one. */
const filledWidth = (cells: readonly Cell[]) => cells.findLastIndex((cell) => cell !== null && cell !== '') + 1

/** As a spreadsheet names it: `C2`. A template has fewer columns than the alphabet letters. */
const addressOf = (column: number, row: number) => `${String.fromCharCode(65 + column)}${row}`
