import { Buffer } from 'node:buffer'
import { unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { issueImportTemplate } from '../business/issue/import.ts'
import { isBusinessError } from '../domain/businessError.ts'
import { readSheetFile } from '../testing/readSheetFile.ts'
import { SHEET_LIMITS } from './sheetFile.ts'

const SHEET = 'xl/worksheets/sheet1.xml'

/** The template with another sheet in it, and whatever else is added. */
async function workbook(rows?: string, more: Record<string, Buffer> = {}): Promise<Buffer> {
  const entries = unzipSync(await issueImportTemplate('zh-CN', '2026-11-21'))
  if (rows !== undefined) {
    const xml = Buffer.from(entries[SHEET] ?? [])
      .toString()
      .replace(/<sheetData>.*<\/sheetData>/s, `<sheetData>${rows}</sheetData>`)
    entries[SHEET] = Buffer.from(xml)
  }
  return zip({ ...entries, ...more })
}

const zip = (entries: Record<string, Uint8Array>) => Buffer.from(zipSync(entries))
/** Where the directory of an archive without comment begins. */
const directoryOf = (archive: Buffer) => archive.readUInt32LE(archive.length - 6)

const read = async (bytes: Buffer) => {
  try {
    return await readSheetFile({ name: '12月开立.xlsx', bytes })
  } catch (error) {
    return isBusinessError(error) ? [error.code, error.text('zh-CN'), error.text('en-US')] : error
  }
}
const cell = (column: string, row: number) => `<row r="${row}"><c r="${column}${row}"><v>1</v></c></row>`

/** One entry that states to unpack to `stated` bytes: what a zip bomb is. */
function bomb(name: string, content: Buffer, stated: number): Buffer {
  const archive = zip({ [name]: content })
  archive.writeUInt32LE(stated, 22)
  archive.writeUInt32LE(stated, directoryOf(archive) + 24)
  return archive
}

test('a cell of an error is a text, not nothing; a text keeps its zeros', async () => {
  const row =
    '<row r="1"><c r="A1" t="e"><f>B9</f><v>#REF!</v></c><c r="B1" t="str"><v>00123</v></c><c t=\'e\' r="C1"><v>#N/A</v></c></row>'
  expect(await read(await workbook(row))).toEqual([['#REF!', '00123', '#N/A']])
})

test('columns of texts are formatted as text, in all rows of the template', async () => {
  const entries = unzipSync(await issueImportTemplate('zh-CN', '2026-11-21'))
  const xml = Buffer.from(entries[SHEET] ?? []).toString()
  const styleOf = (address: string) => new RegExp(`<c r="${address}"[^>]*? s="(\\d+)"`).exec(xml)?.[1]
  expect(styleOf('E2')).toBeDefined()
  expect([styleOf('A2'), styleOf('E101'), styleOf('K201')]).toEqual([styleOf('E2'), styleOf('E2'), styleOf('E2')])
  expect(styleOf('C2')).not.toBe(styleOf('E2'))
})

describe('an uploaded sheet is unpacked within limits', () => {
  test('what office programs write is read: full addresses, styles, the last row and column that are allowed', async () => {
    expect(
      await readSheetFile({ name: 'x.xlsx', bytes: await issueImportTemplate('en-US', '2026-11-21') }),
    ).toHaveLength(2)
    const rows = (await read(await workbook(cell('IV', SHEET_LIMITS.rows)))) as unknown[][]
    expect([rows.length, rows.at(-1)?.length, rows.at(-1)?.at(-1)]).toEqual([10_000, 256, 1])
  })

  test('the refusal names the file, the problem and the way out, in both languages', async () => {
    expect(await read(await workbook(cell('A', 10_001)))).toEqual([
      '10000106',
      '“12月开立.xlsx”无法导入：使用了 10000 行或 256 列以外的单元格。请下载模板，只粘贴要开立的数据后重新上传',
      '“12月开立.xlsx” cannot be imported: it uses cells beyond row 10000 or column 256. Download the template, paste only the rows to issue and upload it',
    ])
  })

  test.each([
    ['a row far below', '<row r="999999999"></row>'],
    ['a row in another notation', '<row r="1e9"></row>'],
    ['a row in another quotation', "<row r='99999'></row>"],
    ['a row with space around the sign', '<row r = "99999"></row>'],
    ['a row written as an entity', '<row r="&#57;9999"></row>'],
    ['a row with a prefix', '<x:row z:r="99999"></x:row>'],
    ['a cell far below', '<row><c r="A99999999"><v>1</v></c></row>'],
    ['a cell far to the right', '<row r="1"><c r="IW1"><v>1</v></c></row>'],
    ['a column that no program knows', '<row r="1"><c r="zzzzzz1"><v>1</v></c></row>'],
  ])('%s: a kilobyte that would fill all memory is refused', async (_, rows) => {
    expect(await read(await workbook(rows))).toMatchObject({ 0: '10000106' })
  })

  test('more than 8 MB unpacked', async () => {
    const large = Buffer.alloc(SHEET_LIMITS.bytes + 1)
    expect(await read(await workbook(undefined, { 'a.xml': large }))).toMatchObject({ 0: '10000106' })
    const archive = zip({ [SHEET]: large })
    expect(archive.length).toBeLessThan(20_000)
    expect(await read(archive)).toMatchObject({ 0: '10000106', 1: expect.stringContaining('解压后超过 8MB') })
    // Exactly as much as is allowed is unpacked; that it is no workbook is another matter.
    expect(await read(zip({ [SHEET]: large.subarray(1) }))).toMatchObject({ 0: '10000105' })
  })

  test('two entries that are too large together', async () => {
    const half = Buffer.alloc(SHEET_LIMITS.bytes / 2 + 1)
    expect(await read(zip({ 'a.xml': half, 'b.xml': half }))).toMatchObject({ 0: '10000106' })
  })

  test('whatever size an entry states, what comes out counts', async () => {
    const large = Buffer.alloc(2 ** 26)
    for (const stated of [1, 0xff_ff_ff_f0]) {
      expect(await read(bomb(SHEET, large, stated))).toMatchObject({ 0: '10000106' })
      expect(await read(bomb(SHEET, Buffer.from('<x/>'), stated))).toMatchObject({ 0: '10000105' })
    }
  })

  test('more than 200 parts; pictures are not unpacked at all', async () => {
    const many = Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`${index}.png`, Buffer.alloc(0)]))
    expect(await read(await workbook(undefined, many))).toMatchObject({ 1: expect.stringContaining('超过 200 个') })
    const picture = { 'xl/media/image1.png': Buffer.alloc(SHEET_LIMITS.bytes + 1) }
    expect(await read(await workbook(undefined, picture))).toHaveLength(2)
  })

  test('what is no archive, cut off or encrypted is 10000105, which names the file', async () => {
    const template = await issueImportTemplate('zh-CN', '2026-11-21')
    const encrypted = zip({ [SHEET]: Buffer.from('<x/>') })
    encrypted.writeUInt16LE(1, directoryOf(encrypted) + 8)
    for (const bytes of [
      Buffer.alloc(0),
      Buffer.from('no sheet'),
      Buffer.alloc(100_000),
      template.subarray(200),
      template.subarray(0, -200),
      encrypted,
    ]) {
      expect(await read(bytes)).toEqual([
        '10000105',
        '“12月开立.xlsx”无法读取。请下载模板，填写后重新上传',
        '“12月开立.xlsx” cannot be read. Download the template, fill it in and upload it',
      ])
    }
  })
})
