import { importColumnOf, issueImportColumns, issueImportProblemHeading } from '@jinpiao/contract/issueImport'
import type { Language } from '@jinpiao/contract/words'
import type { Cell, MarkedCell, Sheet } from '../../domain/sheet.ts'
import type { SheetError } from '../sheetCells.ts'

const isProblemHeading = (cell: Cell | undefined) =>
  (issueImportProblemHeading as readonly Cell[]).includes(cell ?? null)

/**
 * The sheet as it was uploaded, row for row, with the wrong cells marked and one more column, the last, that names each
 * of them and says what is wrong. It can be corrected and uploaded as it is; marked again, it has one such column still.
 */
export function markSheet(sheet: Sheet, errors: readonly SheetError[], language: Language): MarkedCell[][] {
  const zh = language === 'zh-CN'
  const old = (sheet[0] ?? []).findIndex((cell, at) => at >= issueImportColumns.length && isProblemHeading(cell))
  const rows = sheet.map((cells) => cells.filter((_, at) => at !== old))
  const width = Math.max(issueImportColumns.length, ...rows.map(filledWidth))
  return rows.map((cells, index) => {
    const row = index + 1
    const wrong = errors
      .filter((error) => error.row === row)
      .map(({ field, message }) => ({ column: importColumnOf(field), message }))
      .sort((a, b) => a.column - b.column)
    const marked: MarkedCell[] = Array.from({ length: width }, (_, column) => ({
      value: cells[column] ?? null,
      ...(wrong.some((each) => each.column === column) && { isWrong: true }),
    }))
    const said = wrong.map(({ column, message }) => `${addressOf(column, row)}${zh ? '：' : ': '}${message}`)
    const heading = issueImportProblemHeading[zh ? 0 : 1]
    return [...marked, { value: row === 1 ? heading : said.join('\n') || null }]
  })
}

/** Programs keep empty formatted cells behind the last filled one. */
const filledWidth = (cells: readonly Cell[]) => cells.findLastIndex((cell) => cell !== null && cell !== '') + 1

/** As a spreadsheet names it: `C2`. The template has fewer columns than the alphabet letters. */
const addressOf = (column: number, row: number) => `${String.fromCharCode(65 + column)}${row}`
