import { cellName, type SheetError } from '@jinpiao/contract/sheets'
import { sheetProblemHeading } from '@jinpiao/contract/sheetWords'
import type { Language } from '@jinpiao/contract/words'
import { BusinessError } from '../domain/businessError.ts'
import type { Cell, MarkedCell, SeenSheet } from '../domain/sheet.ts'
import { writeMarkedSheet } from '../files/markedSheetFile.ts'
import type { SheetLayout } from './headings.ts'
import { type Merged, unmerged } from './merged.ts'
import type { UploadedRows } from './uploadedRows.ts'

/** The uploaded workbook handed back with its wrong cells marked. @throws {BusinessError} 10000105 nothing can be marked. */
export function markUpload<Field extends string>(
  name: string,
  { sheet, table, columns }: UploadedRows<Field>,
  errors: readonly SheetError[],
  language: Language,
) {
  if (sheet === undefined || table === undefined) throw new BusinessError('10000105', name)
  return writeMarkedSheet(markCells(sheet, errors, { ...table, letters: columns }, language), {
    name: sheet.name,
    headingRow: table.layout.headingRow,
    hiddenRows: sheet.hiddenRows,
  })
}

const isProblemHeading = (cell: Cell | undefined) => (sheetProblemHeading as readonly Cell[]).includes(cell ?? null)

interface Table {
  layout: SheetLayout<string>
  merged: Merged
  letters: Readonly<Record<string, string>>
}

/**
 * The sheet as it was uploaded, row for row, with the wrong cells marked and one more column, the last, that names each
 * of them and says what is wrong. It can be corrected and uploaded as it is; marked again, it has one such column still.
 */
export function markCells(
  sheet: SeenSheet,
  errors: readonly SheetError[],
  { layout, merged, letters }: Table,
  language: Language,
): MarkedCell[][] {
  const zh = language === 'zh-CN'
  const { headingRow, columns } = layout
  const own = Math.max(...Object.values(columns)) + 1
  const given = unmerged(sheet, merged)
  const old = (given[headingRow - 1] ?? []).findIndex((cell, at) => at >= own && isProblemHeading(cell))
  const rows = given.map((cells) => cells.filter((_, at) => at !== old))
  const width = Math.max(own, ...rows.map(filledWidth))
  return rows.map((cells, index) => {
    const row = index + 1
    const wrong = errors
      .filter((error) => error.row === row)
      .map(({ field, message }) => ({ field, column: columns[field] ?? -1, message }))
      .sort((a, b) => a.column - b.column)
    const marked: MarkedCell[] = Array.from({ length: width }, (_, column) => ({
      value: cells[column] ?? null,
      ...(wrong.some((each) => each.column === column) && { isWrong: true }),
    }))
    const said = wrong.map(({ field, message }) => `${cellName(letters, field, row)}${zh ? '：' : ': '}${message}`)
    const heading = sheetProblemHeading[zh ? 0 : 1]
    return [...marked, { value: row === headingRow ? heading : said.join('\n') || null }]
  })
}

/** Programs keep empty formatted cells behind the last filled one. */
const filledWidth = (cells: readonly Cell[]) => cells.findLastIndex((cell) => cell !== null && cell !== '') + 1
