import { Buffer } from 'node:buffer'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import writeXlsxFile from 'write-excel-file/node'
import type { MarkedCell } from '../domain/sheet.ts'

/** What a marked sheet has of the one that was uploaded, besides its cells. */
interface MarkedSheet {
  name: string
  headingRow: number
  hiddenRows: ReadonlySet<number>
}

const WIDTH = 24
const PROBLEM_WIDTH = 60
const wrong = { backgroundColor: '#FFD9D2', borderColor: '#B3261E', borderStyle: 'medium' } as const

/**
 * A marked sheet as a workbook. Texts are cells of text, whatever they begin with: no `=` that came in with an upload
 * becomes a formula, not even when somebody edits the cell.
 */
export async function writeMarkedSheet(
  rows: readonly (readonly MarkedCell[])[],
  { name = 'Sheet1', headingRow = 1, hiddenRows = new Set() }: Partial<MarkedSheet> = {},
): Promise<Buffer> {
  const width = rows[0]?.length ?? 0
  const cells = rows.map((row, index) =>
    row.map(({ value, isWrong }, column) => ({
      ...typed(value),
      ...(isWrong && wrong),
      ...(index === headingRow - 1 && { fontWeight: 'bold' as const }),
      ...(column === width - 1 && { wrap: true }),
    })),
  )
  const columns = Array.from({ length: width }, (_, at) => ({ width: at === width - 1 ? PROBLEM_WIDTH : WIDTH }))
  const written = await writeXlsxFile(cells, { columns, sheet: name, stickyRowsCount: headingRow }).toBuffer()
  return hiddenRows.size === 0 ? written : hideRows(written, hiddenRows)
}

/** What the uploaded sheet hides stays hidden: read again, it is still left out. The library that writes has no word for it. */
function hideRows(workbook: Buffer, hiddenRows: ReadonlySet<number>): Buffer {
  const parts = unzipSync(workbook)
  const sheet = 'xl/worksheets/sheet1.xml'
  const xml = strFromU8(parts[sheet] ?? new Uint8Array())
  const hidden = xml.replace(/<row r="(\d+)"/g, (tag, row: string) =>
    hiddenRows.has(Number(row)) ? `${tag} hidden="1"` : tag,
  )
  return Buffer.from(zipSync({ ...parts, [sheet]: strToU8(hidden) }))
}

function typed(value: MarkedCell['value']) {
  if (value === null) return {}
  if (value instanceof Date) return { value, type: Date, format: 'yyyy-mm-dd' }
  if (typeof value === 'number') return { value, type: Number }
  if (typeof value === 'boolean') return { value, type: Boolean }
  return { value, type: String, format: '@' }
}
