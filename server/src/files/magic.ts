import { open } from 'node:fs/promises'
import { FILE_EXTENSIONS, MAX_FILE_BYTES } from '@jinpiao/contract/files'
import { pdfProblem } from '@jinpiao/contract/pdfProblem'
import { fileTypeFromFile } from 'file-type'
import { BusinessError } from '../domain/businessError.ts'
import type { Received } from './store.ts'

const mimes: Record<(typeof FILE_EXTENSIONS)[number], string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  // A ZIP container like XLSX; GB/T 33190 gives it this name.
  ofd: 'application/ofd',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
}

/** What the first bytes may say for each extension: containers are recognised as ZIP when their contents are unusual. */
const ZIP = 'application/zip'
const acceptable = (extension: keyof typeof mimes): string[] =>
  extension === 'xlsx' || extension === 'ofd' ? [mimes[extension], ZIP] : [mimes[extension]]

const isKnown = (extension: string): extension is keyof typeof mimes => Object.hasOwn(mimes, extension)

/**
 * The type of an uploaded file (I25), by extension and by its bytes.
 * @throws {BusinessError} 10000101 type, 10000102 size, 10000103 bytes and extension disagree; of a PDF that its readers
 * could not open 10000113 to 10000115.
 */
export async function inspectUpload(name: string, { path, size }: Received): Promise<{ mime: string }> {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  if (!name.includes('.') || !isKnown(extension)) throw new BusinessError('10000101')
  if (size > MAX_FILE_BYTES) throw new BusinessError('10000102')
  const mime = mimes[extension]
  if (extension === 'pdf') {
    const problem = await pdfProblemOf(path, size)
    if (problem) throw new BusinessError(problem)
    return { mime }
  }
  const found = await fileTypeFromFile(path)
  if (!found || !acceptable(extension).includes(found.mime)) throw new BusinessError('10000103')
  return { mime }
}

async function pdfProblemOf(path: string, size: number) {
  const file = await open(path)
  try {
    return await pdfProblem(size, async (start, end) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.max(0, end - start)), 0, null, start)
      return buffer.subarray(0, bytesRead)
    })
  } finally {
    await file.close()
  }
}

/** A name that is safe in a header and on any disk: no path, no control characters, at most 120 characters. */
export function safeName(name: string): string {
  const base = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
  const clean = base.replace(/[\p{Cc}\p{Cf}"<>:|?*]/gu, '').trim()
  const dot = clean.lastIndexOf('.')
  const [stem, tail] = dot > 0 ? [clean.slice(0, dot), clean.slice(dot)] : [clean, '']
  // By characters: half a surrogate pair can stand in no header.
  const first = (text: string, count: number) => Array.from(text).slice(0, count).join('')
  return (first(stem, 110) || 'file') + first(tail, 10)
}
