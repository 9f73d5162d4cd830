import { columnHeading } from '@jinpiao/contract/sheetColumns'
import { headingRemarks, type sheetErrors } from '@jinpiao/contract/sheetWords'
import type { Language } from '@jinpiao/contract/words'
import { foldName } from '@jinpiao/values/companyName'
import { type Cell, columnLetters, type SeenSheet } from '../domain/sheet.ts'
import { textOf } from './cellText.ts'
import type { SheetPlan } from './plan.ts'

/** Where the table of a sheet begins, and the column of each field; -1: it has none. */
export interface SheetLayout<Field extends string> {
  /** As the sheet counts. */
  headingRow: number
  columns: Readonly<Record<Field, number>>
}

export interface HeadingProblem {
  row: number
  error: keyof typeof sheetErrors
  params: string[]
}

/** Headings stand below a title, a unit and a day, not below half a page. */
const ROWS_ABOVE = 20
const LANGUAGES = ['zh-CN', 'en-US'] as const

/** A heading as headings are compared: without stars, and without what stands in brackets if it changes nothing. */
function plainHeading(cell: Cell | undefined, remarks: readonly string[]): string {
  const folded = foldName(textOf(cell)).replace(/[*:：]/g, '')
  return folded.replace(/[([【]([^()[\]【】]*)[)\]】]/g, (all, inside: string) => (remarks.includes(inside) ? '' : all))
}

/**
 * The row of the headings, wherever it stands, and the column of each, in whatever order. Hidden rows have none, and a
 * column that need not be filled may be missing.
 */
export function findHeadings<Field extends string>(
  { cells, hiddenRows }: SeenSheet,
  { columns }: SheetPlan<Field>,
  language: Language,
): SheetLayout<Field> | HeadingProblem {
  const hints = columns.flatMap(({ hint }) => (hint ? hint.map(foldName) : []))
  const remarks = [...headingRemarks, ...hints]
  const named = columns.map((column) => LANGUAGES.map((each) => plainHeading(columnHeading(column, each), remarks)))
  const rows = cells.slice(0, ROWS_ABOVE).flatMap((row, index) => {
    if (hiddenRows.has(index + 1)) return []
    const texts = row.map((cell) => plainHeading(cell, remarks))
    return [{ row: index + 1, places: named.map((names) => placesOf(texts, names)) }]
  })
  const isRight = ({ places }: (typeof rows)[number]) =>
    columns.every(({ required }, at) => (places[at]?.length ?? 0) > 0 || !required)
  const countOf = ({ places }: (typeof rows)[number]) => places.filter(({ length }) => length > 0).length
  const found = rows.find(isRight) ?? rows.toSorted((a, b) => countOf(b) - countOf(a))[0]
  if (found === undefined || countOf(found) < Math.min(2, columns.length))
    return { row: 1, error: 'HEADINGS', params: [] }
  const { row, places } = found
  for (const [at, column] of columns.entries()) {
    const [first, second] = places[at] ?? []
    const name = columnHeading(column, language)
    if (first === undefined && column.required) return { row, error: 'NO_COLUMN', params: [name, String(row)] }
    if (first !== undefined && second !== undefined) {
      const both = [first, second].map((each) => `${columnLetters(each)}${row}`)
      return { row, error: 'TWO_COLUMNS', params: [name, ...both] }
    }
  }
  const layout = Object.fromEntries(columns.map(({ field }, at) => [field, places[at]?.[0] ?? -1]))
  return { headingRow: row, columns: layout as Record<Field, number> }
}

const placesOf = (texts: readonly string[], names: readonly string[]): number[] =>
  texts.flatMap((text, at) => (text !== '' && names.includes(text) ? [at] : []))
