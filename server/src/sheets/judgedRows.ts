import type { Problem } from '@jinpiao/contract/problems'
import type { SheetError } from '@jinpiao/contract/sheets'
import type { Language } from '@jinpiao/contract/words'
import type { SheetLine } from './sheetRows.ts'
import { errorsOfRules, type UploadedRows } from './uploadedRows.ts'

/** What a row becomes, and what the rules of the form have against it: `invoices.3.taxAmount`. */
interface Judged<Field extends string, Entry> {
  entries: readonly Entry[]
  problems: readonly (Problem & { column: Field | undefined })[]
}

/** Rows that are right by themselves and by the rules of the form, and all that is wrong, in the order of the sheet. */
export async function judgedRows<Field extends string, Entry>(
  rows: Pick<UploadedRows<Field>, 'lines' | 'columns' | 'refusal'>,
  language: Language,
  judge: (lines: readonly SheetLine<Field>[]) => Promise<Judged<Field, Entry>>,
): Promise<{ ok: { row: number; entry: Entry }[]; errors: SheetError[] }> {
  if (rows.refusal) return { ok: [], errors: [rows.refusal] }
  const sound = rows.lines.filter(({ errors }) => errors.length === 0)
  const { entries, problems } = await judge(sound)
  const wrong = new Set(problems.map(({ field }) => Number(field.split('.')[1])))
  const ok = sound.flatMap(({ row }, index) => {
    const entry = entries[index]
    return entry === undefined || wrong.has(index) ? [] : [{ row, entry }]
  })
  const placed = problems.flatMap(({ column, ...problem }) => {
    const row = sound[Number(problem.field.split('.')[1])]?.row
    return row === undefined || column === undefined ? [] : [{ ...problem, row, field: column }]
  })
  const errors = [...rows.lines.flatMap((line) => line.errors), ...errorsOfRules(rows, placed, language)]
  return { ok, errors: errors.sort((a, b) => a.row - b.row) }
}
