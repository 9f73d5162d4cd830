import type { Buffer } from 'node:buffer'
import writeXlsxFile from 'write-excel-file/node'
import type { MarkedCell } from '../domain/sheet.ts'

const WIDTH = 24
const PROBLEM_WIDTH = 60
const wrong = { backgroundColor: '#FFD9D2', borderColor: '#B3261E', borderStyle: 'medium' } as const

/**
 * A marked sheet as a workbook. Texts are cells of text, whatever they begin with: no `=` that came in with an upload
 * becomes a formula, not even when somebody edits the cell.
 */
export function writeMarkedSheet(rows: readonly (readonly MarkedCell[])[]): Promise<Buffer> {
  const width = rows[0]?.length ?? 0
  const cells = rows.map((row, index) =>
    row.map(({ value, isWrong }, column) => ({
      ...typed(value),
      ...(isWrong && wrong),
      ...(index === 0 && { fontWeight: 'bold' as const }),
      ...(column === width - 1 && { wrap: true }),
    })),
  )
  const columns = Array.from({ length: width }, (_, at) => ({ width: at === width - 1 ? PROBLEM_WIDTH : WIDTH }))
  return writeXlsxFile(cells, { columns, stickyRowsCount: 1 }).toBuffer()
}

function typed(value: MarkedCell['value']) {
  if (value === null) return {}
  if (value instanceof Date) return { value, type: Date, format: 'yyyy-mm-dd' }
  if (typeof value === 'number') return { value, type: Number }
  if (typeof value === 'boolean') return { value, type: Boolean }
  return { value, type: String, format: '@' }
}
