import { Buffer } from 'node:buffer'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { MarkedCell } from '../domain/sheet.ts'
import { readSheetFile } from '../testing/readSheetFile.ts'
import { writeMarkedSheet } from './markedSheetFile.ts'

const write = async (...rows: MarkedCell[][]) => {
  const bytes = Buffer.from(await writeMarkedSheet(rows))
  const xml = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  return { xml, read: await readSheetFile({ name: 'x.xlsx', bytes }) }
}

test('product §4.5: what was typed comes back as it was: text, number, day, empty cells and rows', async () => {
  const day = new Date('2027-03-01T00:00:00Z')
  const cells: MarkedCell[] = [
    { value: '㛃 & <b>' },
    { value: 0.1 },
    { value: day },
    { value: null },
    { value: 'A2：一\nB2：二' },
  ]
  const empty = cells.map(() => ({ value: null }))
  const { read } = await write(cells, empty, cells)
  expect(read).toHaveLength(3)
  expect(read[2]).toEqual(['㛃 & <b>', 0.1, day, null, 'A2：一\nB2：二'])
})

test('T14: a text that looks like a formula stays a text and is none when it is edited', async () => {
  const texts = ['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("http://a","b")']
  const { xml, read } = await write(texts.map((value) => ({ value })))
  expect(read).toEqual([texts])
  expect(xml).not.toMatch(/<f[ >]/)
})

test('a wrong cell is marked, an empty one too', async () => {
  const styleOf = (xml: string, address: string) => new RegExp(`r="${address}"[^>]*\\bs="(\\d+)"`).exec(xml)?.[1]
  const { xml } = await write(
    [{ value: 'h' }, { value: 'h' }, { value: 'h' }],
    [{ value: null, isWrong: true }, { value: 'a' }, { value: 'a', isWrong: true }],
  )
  const [empty, right, wrong] = ['A2', 'B2', 'C2'].map((address) => styleOf(xml, address))
  expect(empty).toBeDefined()
  expect(new Set([empty, right, wrong]).size).toBe(3)
})
