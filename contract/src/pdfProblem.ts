import type { BusinessErrorCode } from './errors.ts'

/** Reads the bytes of a file from `start` up to `end`, or up to its end. */
export type ReadBytes = (start: number, end: number) => Promise<Uint8Array>

/** Spaces of PDF (ISO 32000-1, 7.2.2): line ends and NUL among them. */
const SPACE = '[\\0\\t\\n\\f\\r ]'
/** Windows put a byte order mark before it, mail gateways a line end: readers accept both. */
const HEADER = new RegExp(`^(?:\u00EF\u00BB\u00BF)?${SPACE}*%PDF-\\d`)
const OBJECT = new RegExp(`^${SPACE}*\\d+${SPACE}+\\d+${SPACE}+obj\\b`)
const LATER_OBJECT = /\d+\s+\d+\s+obj\b/
/** Fewer than the 65,536 arguments that Safari passes to a function. */
const WINDOW = 32 * 1024
/** Bytes that are searched at once for the end mark. */
const SEARCHED = 256 * 1024
/** A table of 200,000 objects: a file of 20 MB has far fewer. */
const MAX_TABLE = 4 * 1024 * 1024
/** Entries of the table that are followed to their object. */
const FOLLOWED = 100

/**
 * Why a PDF is refused, `undefined` for a sound one. Reads pieces of the file only, so browser and server ask alike:
 * - 10000103 it does not begin as a PDF,
 * - 10000113 it is encrypted, also where an empty password opens it,
 * - 10000114 its end is missing,
 * - 10000115 its cross-reference table does not lead to its objects.
 */
export async function pdfProblem(size: number, read: ReadBytes): Promise<BusinessErrorCode | undefined> {
  // One character for each byte: places in the text are places in the file.
  const text: ReadText = async (start: number, length: number) =>
    String.fromCharCode(...(await read(Math.max(0, start), Math.min(size, start + length))))

  const head = await text(0, 1024)
  const header = HEADER.exec(head)
  if (!header) return '10000103'
  const first = head.indexOf('%PDF', header.index)

  const end = await lastEnd(size, read)
  // A file for the web names its own length, because it has an end mark near its beginning too.
  const length = /\/L\s+(\d+)/.exec(/<<[^>]*\/Linearized[^>]*>>/.exec(head)?.[0] ?? '')?.[1]
  if (end < 0 || size < Number(length ?? 0)) return '10000114'
  // A further revision has begun, and has no end.
  if (LATER_OBJECT.test(await text(end, WINDOW))) return '10000114'

  const named = /startxref\s+(\d+)\s*$/.exec(await text(end - Math.min(end, 1024), Math.min(end, 1024)))?.[1]
  if (named === undefined) return '10000115'
  // Counted from the header, as readers do it, or from the first byte.
  for (const start of new Set([first, 0])) {
    const section = await readSection(start + Number(named), text)
    if (section === undefined) continue
    if (/\/Encrypt\b/.test(section.trailer)) return '10000113'
    if (!/\/Root\b/.test(section.trailer)) return '10000115'
    for (const offset of section.offsets) {
      if (!OBJECT.test(await text(start + offset, 64))) return '10000115'
    }
    return undefined
  }
  return '10000115'
}

type ReadText = (start: number, length: number) => Promise<string>

const END_MARK = Array.from('%%EOF', (letter) => letter.charCodeAt(0))

/** Place of the last `%%EOF`. Looked for in bytes: a padded file of 20 MB as text would take a second. */
async function lastEnd(size: number, read: ReadBytes): Promise<number> {
  for (let end = size; end > 0; end -= SEARCHED) {
    const start = Math.max(0, end - SEARCHED)
    const bytes = await read(start, Math.min(size, end + END_MARK.length))
    let place = bytes.lastIndexOf(END_MARK[0] ?? 0)
    while (place >= 0) {
      if (END_MARK.every((code, index) => bytes[place + index] === code)) return start + place
      place = place === 0 ? -1 : bytes.lastIndexOf(END_MARK[0] ?? 0, place - 1)
    }
  }
  return -1
}

interface Section {
  /** Dictionary that names the root object and the encryption. */
  trailer: string
  /** Where some of the objects in use are to be found. */
  offsets: readonly number[]
}

/** The cross-reference section at this place, as a table or as a stream; `undefined` where there is none. */
async function readSection(place: number, text: ReadText): Promise<Section | undefined> {
  const head = await text(place, 4096)
  if (OBJECT.test(head)) {
    const dictionary = head.split(/stream\b/, 1)[0] ?? ''
    return /\/XRef\b/.test(dictionary) ? { trailer: dictionary, offsets: [] } : undefined
  }
  if (!/^\s*xref\b/.test(head)) return undefined
  let table = head
  for (let read = head.length; !/\btrailer\b[^]*>>/.test(table.slice(-WINDOW)) && read < MAX_TABLE; read += WINDOW) {
    const more = await text(place + read, WINDOW)
    if (more === '') break
    table += more
  }
  const [rows = '', trailer] = table.split(/\btrailer\b/, 2)
  if (trailer === undefined) return undefined
  const used = [...rows.matchAll(/(\d{10})\s\d{5}\sn/g)]
    .map(([, offset]) => Number(offset))
    .filter((offset) => offset > 0)
  const step = Math.max(1, used.length / FOLLOWED)
  const offsets = Array.from({ length: Math.min(FOLLOWED, used.length) }, (_, n) => used[Math.floor(n * step)] ?? 0)
  return { trailer: trailer.split('startxref', 1)[0] ?? '', offsets }
}
