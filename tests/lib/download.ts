import { readFile } from 'node:fs/promises'
import { readSheetFile } from '@jinpiao/server/testing/readSheetFile'
import type { Keyboard } from './keyboard.ts'

/** A file that the browser has saved: its name, and its bytes as they are. */
export interface SavedFile {
  name: string
  bytes: Buffer
}

/** The file that the browser is given by what is done. */
export async function savedBy(keyboard: Keyboard, act: () => Promise<void>): Promise<SavedFile> {
  const download = keyboard.page.waitForEvent('download')
  await act()
  const file = await download
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/** Exports a list as `format`, a word of the menu, and returns the file that the browser was given. */
export const exportList = (keyboard: Keyboard, format: string): Promise<SavedFile> =>
  savedBy(keyboard, async () => {
    await keyboard.tabTo({ role: 'button', name: '导出' })
    await keyboard.choose(format)
  })

/** Lines of a CSV file without quoted cells; its mark for Excel is required. */
export function csvCells({ bytes }: SavedFile): string[][] {
  const text = bytes.toString('utf8')
  if (!text.startsWith('\ufeff')) throw new Error('Excel reads UTF-8 only with a byte order mark')
  return text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))
}

/** Cells of the first sheet of a workbook: amounts that it can hold exactly are numbers. */
export const xlsxCells = (file: SavedFile) => readSheetFile(file)
