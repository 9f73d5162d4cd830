import * as z from 'zod/mini'
import { text } from './fields.ts'

/** As long as a worksheet's name may be. */
const SHEET_NAME_MAX = 31

/** Which part of a workbook is meant, where it has several or hides some; sent with the file, once it is known. */
export const sheetChoice = z.object({
  /** The name of a visible worksheet. */
  sheet: z.optional(text(SHEET_NAME_MAX)),
  /** Hidden rows are read as well. */
  hidden: z.optional(z.enum(['yes'])),
})
export type SheetChoice = z.output<typeof sheetChoice>

/** What the inputs of {@link sheetChoice} are called. */
export const choiceNames = { sheet: 'viewName' } as const

/** What is wrong in one cell, or with the sheet as a whole: then `cell` and `field` are empty. */
export const sheetError = z.object({
  row: z.number(),
  /** As the sheet names it: `C2`. */
  cell: z.string(),
  field: z.string(),
  message: z.string(),
  value: z.string(),
})
export type SheetError = z.output<typeof sheetError>

/** What was seen of a workbook. */
export const sheetSeen = z.object({
  /** The worksheet that was read; empty: one of `sheets` has to be chosen first. */
  sheet: z.string(),
  /** Visible worksheets with something in them. */
  sheets: z.array(z.string()),
  /** Rows with something in them that the sheet hides. */
  hiddenRows: z.array(z.number().check(z.maximum(10_000))),
  /** Whether these were read. */
  takesHidden: z.boolean(),
  /** What was left out or read in another way than cell by cell, in sentences. */
  notes: z.array(z.string()),
  /** Letter of the column of each field. */
  columns: z.record(z.string(), z.string()),
})
export type SheetSeen = z.output<typeof sheetSeen>

/** Where something stands, as the sheet names it; empty where its column is not known. */
export function cellName(columns: Readonly<Record<string, string>>, field: string, row: number): string {
  const letter = columns[field]
  return letter === undefined ? '' : `${letter}${row}`
}
