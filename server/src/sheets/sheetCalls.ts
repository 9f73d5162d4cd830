import type { Buffer } from 'node:buffer'
import type { SheetChoice, SheetError, SheetSeen } from '@jinpiao/contract/sheets'
import type { Language } from '@jinpiao/contract/words'
import type { Day } from '@jinpiao/values/days'
import { markUpload } from './markCells.ts'
import type { SheetPlan } from './plan.ts'
import { templateOf } from './template.ts'
import { readUploadedRows, type UploadedRows, type UploadedSheet } from './uploadedRows.ts'

/** What the rows of a sheet become, and what is wrong in each cell. Nothing is stored. */
type Judge<Context, Field extends string, Found> = (context: Context, rows: UploadedRows<Field>) => Promise<Found>

/**
 * What everything that is imported answers of a workbook: its good rows with what is wrong in the others (`read`), the same
 * workbook with its wrong cells marked (`mark`), and the empty template with one example row (`template`).
 *
 * @param judgeMarked where more can be marked than is said at the upload: what the form would refuse.
 */
export function sheetCalls<Context extends { language: Language }, Field extends string, Found extends object>(
  plan: SheetPlan<Field>,
  judge: Judge<Context, Field, Found & { errors: SheetError[] }>,
  judgeMarked: Judge<Context, Field, { errors: readonly SheetError[] }> = judge,
) {
  const rowsOf = (file: UploadedSheet, choice: SheetChoice, { language }: Context) =>
    readUploadedRows(file, plan, choice, language)
  return {
    read: async (context: Context, file: UploadedSheet, choice: SheetChoice = {}) => {
      const rows = await rowsOf(file, choice, context)
      const seen: SheetSeen = rows.seen
      return { ...(await judge(context, rows)), seen }
    },
    /** @throws {BusinessError} 10000105 a sheet that is no template has nothing to mark. */
    mark: async (context: Context, file: UploadedSheet, choice: SheetChoice = {}): Promise<Buffer> => {
      const rows = await rowsOf(file, choice, context)
      const { errors } = await judgeMarked(context, rows)
      return markUpload(file.name, rows, errors, context.language)
    },
    /** Its days are right on the day it is asked for. */
    template: (language: Language, today: Day): Promise<Buffer> => templateOf(plan, language, today),
  }
}
