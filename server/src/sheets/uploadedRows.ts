import type { Buffer } from 'node:buffer'
import type { BusinessErrorCode } from '@jinpiao/contract/errors'
import { businessMessage } from '@jinpiao/contract/errors'
import { cellName, type SheetChoice, type SheetError, type SheetSeen } from '@jinpiao/contract/sheets'
import type { Language, Value } from '@jinpiao/contract/words'
import type { SeenSheet } from '../domain/sheet.ts'
import { openSheetFile } from '../files/sheetFile.ts'
import { chooseSheet } from './chosenSheet.ts'
import type { SheetPlan } from './plan.ts'
import { nothingSeen, readSheetRows, type SheetRows } from './sheetRows.ts'

export interface UploadedSheet {
  name: string
  bytes: Buffer
}

/** The rows of an uploaded workbook, what is told of it, and the worksheet itself. */
export interface UploadedRows<Field extends string> extends SheetRows<Field> {
  seen: SheetSeen
  /** Undefined: it has to be chosen first, or there is none. */
  sheet: SeenSheet | undefined
}

/** Reads the worksheet that is meant. Everything that is imported comes in here; nothing is stored. */
export async function readUploadedRows<Field extends string>(
  file: UploadedSheet,
  plan: SheetPlan<Field>,
  choice: SheetChoice,
  language: Language,
): Promise<UploadedRows<Field>> {
  const { sheet, names, notes } = await chooseSheet(await openSheetFile(file), choice, language)
  const takesHidden = choice.hidden === 'yes'
  const rows = rowsOf()
  const { hiddenRows, columns } = rows
  const told = {
    sheet: sheet?.name ?? '',
    sheets: names,
    hiddenRows,
    takesHidden,
    columns,
    notes: [...notes, ...rows.notes],
  }
  return { ...rows, seen: told, sheet }

  function rowsOf(): SheetRows<Field> {
    if (sheet !== undefined) return readSheetRows(sheet, plan, language, takesHidden)
    return names.length === 0 ? nothingSeen(language) : { lines: [], hiddenRows: [], notes: [], columns: {} }
  }
}

/** What a rule of the form has against a row. */
interface RowProblem {
  field: string
  code: BusinessErrorCode
  values: readonly Value[]
}

/** What rules have against rows, at their cells; of a cell that could not be read, or says it twice, it is said already. */
export function errorsOfRules<Field extends string>(
  { lines, columns }: Pick<SheetRows<Field>, 'lines' | 'columns'>,
  problems: readonly (RowProblem & { row: number; field: Field })[],
  language: Language,
): SheetError[] {
  const said = new Set(lines.flatMap(({ errors }) => errors.map(({ row, field }) => `${row} ${field}`)))
  return problems.flatMap(({ row, field, code, values }) => {
    if (said.has(`${row} ${field}`)) return []
    said.add(`${row} ${field}`)
    const value = lines.find((line) => line.row === row)?.cells[field] ?? ''
    return [
      { row, cell: cellName(columns, field, row), field, message: businessMessage(code, values, language), value },
    ]
  })
}
