import { columnHeading } from '@jinpiao/contract/sheetColumns'
import { cellName, type SheetError } from '@jinpiao/contract/sheets'
import { sheetErrors, sheetTotalWords } from '@jinpiao/contract/sheetWords'
import { fill, type Language, type Value } from '@jinpiao/contract/words'
import { foldName } from '@jinpiao/values/companyName'
import { type Cell, columnLetters, type SeenSheet } from '../domain/sheet.ts'
import { textOf } from './cellText.ts'
import { findHeadings, type SheetLayout } from './headings.ts'
import { type Merged, mergedCells, placeOf } from './merged.ts'
import { note, rowsText } from './notes.ts'
import type { SheetPlan } from './plan.ts'
import { readCell } from './readCell.ts'

/** A filled row: its cells as texts, money and days as the wire has them, and what is wrong with each by itself. */
export interface SheetLine<Field extends string> {
  row: number
  /** As they stand in the sheet. */
  cells: Readonly<Record<Field, string>>
  values: Record<Field, string>
  errors: SheetError[]
}

/** What a worksheet says, row by row, and what is told of it. */
export interface SheetRows<Field extends string> {
  lines: SheetLine<Field>[]
  /** Why the sheet as a whole cannot be read. */
  refusal?: SheetError
  /** Absent where it cannot be read. */
  table?: { layout: SheetLayout<Field>; merged: Merged }
  hiddenRows: number[]
  notes: string[]
  /** Letter of the column of each field. */
  columns: Record<string, string>
}

const ofSheet = (row: number, message: string): SheetError => ({ row, cell: '', field: '', message, value: '' })

/** Nothing of a workbook in which there is nothing to see. */
export const nothingSeen = <Field extends string>(language: Language): SheetRows<Field> => ({
  lines: [],
  refusal: ofSheet(1, fill(sheetErrors.NOTHING_SEEN, [], language)),
  hiddenRows: [],
  notes: [],
  columns: {},
})

/**
 * Reads a worksheet as a person sees it: below its headings, wherever they stand; what it hides is left out and named
 * unless it is asked for; sums are no data. Each cell goes through the reader of its field.
 */
export function readSheetRows<Field extends string>(
  sheet: SeenSheet,
  plan: SheetPlan<Field>,
  language: Language,
  takesHidden = false,
): SheetRows<Field> {
  const found = findHeadings(sheet, plan, language)
  const nothing = { lines: [], hiddenRows: [], notes: [], columns: {} }
  if ('error' in found) {
    return { ...nothing, refusal: ofSheet(found.row, fill(sheetErrors[found.error], found.params, language)) }
  }
  const layout = found
  const merged = mergedCells(sheet, plan, layout)
  const columns = Object.fromEntries(
    plan.columns.flatMap(({ field }) =>
      layout.columns[field] < 0 ? [] : [[field, columnLetters(layout.columns[field])]],
    ),
  )
  const body = sheet.cells
    .map((given, index) => ({ row: index + 1, given }))
    .slice(layout.headingRow)
    .filter(({ given }) => plan.columns.some(({ field }) => textOf(given[layout.columns[field]]) !== ''))
  const totals = body.filter(({ given }) => isTotal(given, plan, layout))
  const hiddenRows = body
    .filter((each) => sheet.hiddenRows.has(each.row) && !totals.includes(each))
    .map(({ row }) => row)
  const filled = body.filter((each) => !totals.includes(each) && (takesHidden || !sheet.hiddenRows.has(each.row)))
  const seenTotals = totals.filter(({ row }) => !sheet.hiddenRows.has(row)).map(({ row }) => row)
  const notes = [
    ...titleNotes(sheet, layout, language),
    ...(hiddenRows.length > 0
      ? [note(takesHidden ? 'HIDDEN_TAKEN' : 'HIDDEN_ROWS', [rowsText(hiddenRows, language)], language)]
      : []),
    ...(seenTotals.length > 0 ? [note('TOTAL', [rowsText(seenTotals, language)], language)] : []),
    ...hiddenColumnNotes(sheet, plan, layout, language),
    ...mergedNotes(filled, plan, layout, merged, language),
  ]
  const answer = { hiddenRows, notes, columns }
  if (filled.length > plan.most) {
    const refusal = ofSheet(filled[plan.most]?.row ?? 1, fill(sheetErrors.TOO_MANY, [String(plan.most)], language))
    return { ...answer, lines: [], refusal }
  }
  const lines = filled.map(({ row, given }) => readLine(row, given))
  markRepeated(lines, plan, (line, row) => errorIn(line, plan.key?.field as Field, 'REPEATED', [String(row)]))
  return { ...answer, lines, table: { layout, merged } }

  function readLine(row: number, given: readonly Cell[]): SheetLine<Field> {
    const cells = {} as Record<Field, string>
    const line: SheetLine<Field> = { row, cells, values: {} as Record<Field, string>, errors: [] }
    for (const column of plan.columns) {
      const { field } = column
      const at = layout.columns[field as Field]
      const together = merged.get(placeOf(row, at))
      const cell = together?.cell ?? given[at]
      cells[field] = textOf(cell)
      line.values[field] = ''
      if (together !== undefined && together.cell === undefined) {
        line.errors.push(errorIn(line, field, 'MERGED', [together.name]))
        continue
      }
      const { value, problem } = readCell(column, cell)
      line.values[field] = value
      if (problem !== undefined) line.errors.push(errorIn(line, field, problem.error, problem.params))
    }
    return line
  }

  function errorIn(line: SheetLine<Field>, field: Field, error: keyof typeof sheetErrors, params: Value[]): SheetError {
    const column = plan.columns.find((each) => each.field === field)
    const heading = column === undefined ? '' : columnHeading(column, language)
    const message = fill(sheetErrors[error], [heading, ...params], language)
    return { row: line.row, cell: cellName(columns, field, line.row), field, message, value: line.cells[field] }
  }
}

/** What no two rows have in common is told where it stands for the second time, with the first. */
function markRepeated<Field extends string>(
  lines: readonly SheetLine<Field>[],
  { key }: SheetPlan<Field>,
  errorOf: (line: SheetLine<Field>, row: number) => SheetError,
) {
  if (key === undefined) return
  const seen = new Map<string, number>()
  for (const line of lines) {
    const name = key.of(line.values)
    if (line.values[key.field] === '') continue
    const first = seen.get(name)
    if (first === undefined) seen.set(name, line.row)
    else line.errors.push(errorOf(line, first))
  }
}

/** A row that begins with a word for sums and lacks what a row of data must have. */
function isTotal<Field extends string>(
  given: readonly Cell[],
  { columns }: SheetPlan<Field>,
  layout: SheetLayout<Field>,
): boolean {
  const first = given.find((cell) => textOf(cell) !== '')
  const word = foldName(textOf(first))
    .replace(/[:：]$/, '')
    .replace(/[(].*[)]$/, '')
  if (!sheetTotalWords.includes(word)) return false
  return columns.some(({ field, required }) => required && textOf(given[layout.columns[field]]) === '')
}

function titleNotes(
  { cells, hiddenRows }: SeenSheet,
  { headingRow }: SheetLayout<string>,
  language: Language,
): string[] {
  return cells.slice(0, headingRow - 1).flatMap((row, index) => {
    const text = row
      .map(textOf)
      .filter((each) => each !== '')
      .join(' ')
    return text === '' || hiddenRows.has(index + 1)
      ? []
      : [note('TITLE', [String(index + 1), shortened(text)], language)]
  })
}

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

function hiddenColumnNotes<Field extends string>(
  { hiddenColumns }: SeenSheet,
  { columns }: SheetPlan<Field>,
  layout: SheetLayout<Field>,
  language: Language,
): string[] {
  return columns.flatMap((column) => {
    const at = layout.columns[column.field]
    const isHidden = at >= 0 && hiddenColumns.some(([from, to]) => from <= at && at <= to)
    return isHidden ? [note('HIDDEN_COLUMN', [columnLetters(at), columnHeading(column, language)], language)] : []
  })
}

/** Each merged range once, with the rows that it counts in. */
function mergedNotes<Field extends string>(
  filled: readonly { row: number }[],
  { columns }: SheetPlan<Field>,
  layout: SheetLayout<Field>,
  merged: Merged,
  language: Language,
): string[] {
  const told = new Set<string>()
  return columns.flatMap((column) =>
    filled.flatMap(({ row }) => {
      const found = merged.get(placeOf(row, layout.columns[column.field]))
      if (found?.cell === undefined || textOf(found.cell) === '' || told.has(found.name)) return []
      told.add(found.name)
      const { top, bottom } = found.range
      const params = [
        found.name,
        columnHeading(column, language),
        String(top),
        String(bottom),
        shortened(textOf(found.cell)),
      ]
      return [note('MERGED', params, language)]
    }),
  )
}
