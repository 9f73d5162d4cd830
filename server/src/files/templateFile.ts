import type { Buffer } from 'node:buffer'
import writeXlsxFile from 'write-excel-file/node'

/** One column of a sheet that people fill in. */
export interface TemplateColumn {
  heading: string
  /** Stands in the first row below the headings. */
  example: string
  /** What is typed stays as it is typed: 00123, and an account number of 19 figures. Money and days are no texts. */
  isText: boolean
}

/** A workbook to be filled in: headings, one example, and as many formatted rows as one upload may have. */
export function writeTemplateFile(columns: readonly TemplateColumn[], rows: number): Promise<Buffer> {
  const headings = columns.map(({ heading }) => ({ value: heading, fontWeight: 'bold' as const }))
  const cell = (value: string | undefined, isText: boolean) => ({
    value,
    type: String,
    ...(isText && { format: '@' as const }),
  })
  const example = columns.map((column) => cell(column.example, column.isText))
  const empty = Array.from({ length: rows - 1 }, () => columns.map(({ isText }) => cell(undefined, isText)))
  const sheet: object[][] = [headings, example, ...empty]
  return writeXlsxFile(sheet as never, { columns: columns.map(() => ({ width: 24 })) }).toBuffer()
}
