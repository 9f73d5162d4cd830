import type { Buffer } from 'node:buffer'
import type { Cell } from '../domain/sheet.ts'
import { openSheetFile } from '../files/sheetFile.ts'

/** The cells of the first sheet of a workbook. */
export async function readSheetFile(file: { name: string; bytes: Buffer }): Promise<Cell[][]> {
  const { cells } = await (await openSheetFile(file)).read(0)
  return cells.map((row) => [...row])
}
