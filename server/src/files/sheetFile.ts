import { Buffer } from 'node:buffer'
import type { Words } from '@jinpiao/contract/words'
import { strFromU8, strToU8, Unzip, UnzipInflate, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { BusinessError } from '../domain/businessError.ts'
import type { Cell, SheetFile } from '../domain/sheet.ts'
import { columnOf, hasContent, marksOf, tagsOf } from './sheetMarks.ts'

/**
 * What a workbook may hold. A filled template of 200 rows is 70 KB unpacked; office programs add styles, and formatted
 * rows below the last filled one, so the limits leave room for more than a hundred times that.
 */
export const SHEET_LIMITS = { entries: 200, bytes: 8 * 1024 * 1024, rows: 10_000, columns: 256 }

/**
 * The worksheets of an uploaded workbook. The library that reads one reserves what an entry says it will unpack to, and
 * fills every row and column up to the largest address that a cell claims: a file of one kilobyte could take all
 * memory. It is therefore given an archive made of what has been unpacked within limits, with addresses within limits.
 * @throws {BusinessError} 10000105 no workbook, 10000106 beyond the limits.
 */
export async function openSheetFile({ name, bytes }: { name: string; bytes: Buffer }): Promise<SheetFile> {
  const [texts, listed] = await readable(name, () => {
    const unpacked = unpack(bytes)
    for (const [part, text] of Object.entries(unpacked)) {
      const xml = strFromU8(text)
      requireSmallSheet(xml)
      if (xml.includes('sheetData')) unpacked[part] = strToU8(xml.replace(ERROR_CELL, '$1"str"'))
    }
    return [unpacked, worksheetsOf(unpacked)] as const
  })
  return {
    sheets: listed.map((sheet) => ({ name: sheet.name, isHidden: sheet.isHidden, isEmpty: !hasContent(sheet.xml) })),
    read: (index) =>
      readable(name, async () => {
        const sheet = listed[index]
        if (sheet === undefined) throw new Error('no such worksheet')
        const cells = (await readSheet(Buffer.from(zipSync(texts, { level: 0 })), sheet.place)) as Cell[][]
        return { name: sheet.name, cells, ...marksOf(sheet.xml) }
      }),
  }
}

/** What a step of reading gives, or the refusal of the file in its own words. */
async function readable<Read>(name: string, step: () => Read | Promise<Read>): Promise<Read> {
  try {
    return await step()
  } catch (error) {
    if (error instanceof BeyondLimit) throw new BusinessError('10000106', name, problems[error.limit])
    throw new BusinessError('10000105', name)
  }
}

/** Worksheets in the order of their tabs; `place` counts all tabs from 1, as the library does. */
function worksheetsOf(texts: Readonly<Record<string, Uint8Array>>) {
  const part = (path: string) => strFromU8(texts[path] ?? new Uint8Array())
  const targets = new Map(
    tagsOf(part('xl/_rels/workbook.xml.rels'), 'Relationship').map(({ Id, Target = '' }) => [Id, Target]),
  )
  const found = tagsOf(part('xl/workbook.xml'), 'sheet').flatMap(({ name = '', state = '', id }, index) => {
    const target = targets.get(id) ?? ''
    const xml = part(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    // A tab of a chart alone has no cells.
    return xml.includes('sheetData') ? [{ name, isHidden: /hidden/i.test(state), xml, place: index + 1 }] : []
  })
  if (found.length === 0) throw new Error('no worksheet')
  return found
}

/** The type of a cell that shows `#REF!`. The library reads it as empty; as a text it is refused where it stands. */
const ERROR_CELL = /(<(?:\w+:)?c\s[^>]*?\bt\s*=\s*)(?:"e"|'e')/g

const MB = SHEET_LIMITS.bytes / 1024 / 1024

const problems = {
  entries: [`其中的部件超过 ${SHEET_LIMITS.entries} 个`, `it has more than ${SHEET_LIMITS.entries} parts`],
  bytes: [`解压后超过 ${MB}MB`, `it is larger than ${MB} MB unpacked`],
  addresses: [
    `使用了 ${SHEET_LIMITS.rows} 行或 ${SHEET_LIMITS.columns} 列以外的单元格`,
    `it uses cells beyond row ${SHEET_LIMITS.rows} or column ${SHEET_LIMITS.columns}`,
  ],
} as const satisfies Record<string, Words>

class BeyondLimit extends Error {
  readonly limit: keyof typeof problems

  constructor(limit: keyof typeof problems) {
    super(limit)
    this.limit = limit
  }
}

/** What goes in at once: deflate makes at most a thousand times that of it before the limit is looked at. */
const CHUNK = 4096

/** The texts of the archive; pictures stay packed. Stops as soon as too much has come out, whatever sizes are stated. */
function unpack(archive: Buffer): Record<string, Uint8Array> {
  // Both ends are there: a file that was cut off would be read without what it lost.
  if (archive.indexOf('PK\x03\x04') !== 0 || !archive.includes('PK\x05\x06')) throw new Error('no whole archive')
  const texts: Record<string, Uint8Array> = {}
  let seen = 0
  let left = SHEET_LIMITS.bytes
  const archiveReader = new Unzip((file) => {
    seen += 1
    if (seen > SHEET_LIMITS.entries) throw new BeyondLimit('entries')
    if (!/\.xml(\.rels)?$/.test(file.name)) return
    const parts: Uint8Array[] = []
    file.ondata = (error, part, isLast) => {
      if (error) throw error
      left -= part.length
      if (left < 0) throw new BeyondLimit('bytes')
      parts.push(part)
      if (isLast) texts[file.name] = Buffer.concat(parts)
    }
    file.start()
  })
  archiveReader.register(UnzipInflate)
  for (let at = 0; at < archive.length; at += CHUNK) {
    archiveReader.push(archive.subarray(at, at + CHUNK), at + CHUNK >= archive.length)
  }
  return texts
}

/**
 * `r` is the address of a row (`12`) or a cell (`B12`); nothing else in a sheet has an attribute of this name. The
 * library drops prefixes, so `x:r` is one as well; `xmlns:r` declares the prefix that every workbook uses.
 */
const ADDRESS = /(?<=[\s"'])(?!xmlns:)(?:[\w.:-]*:)?r\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** @throws {BeyondLimit} also for an address that is none, as `1e9`, which the library would take for a number. */
function requireSmallSheet(xml: string): void {
  if (!xml.includes('sheetData')) return
  for (const [, double, single] of xml.matchAll(ADDRESS)) {
    const found = /^([A-Z]{0,3})(\d{1,7})$/.exec(double ?? single ?? '')
    if (!found) throw new BeyondLimit('addresses')
    const [, letters = '', row] = found
    if (Number(row) > SHEET_LIMITS.rows || columnOf(letters) >= SHEET_LIMITS.columns) throw new BeyondLimit('addresses')
  }
}
