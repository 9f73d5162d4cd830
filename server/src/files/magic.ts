import { FILE_EXTENSIONS, MAX_FILE_BYTES } from '@jinpiao/contract/files'
import { fileTypeFromBuffer } from 'file-type'
import { BusinessError } from '../domain/businessError.ts'

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
 * @throws {BusinessError} 10000101 type, 10000102 size, 10000103 bytes and extension disagree.
 */
export async function inspectUpload(name: string, bytes: Uint8Array): Promise<{ mime: string }> {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  if (!name.includes('.') || !isKnown(extension)) throw new BusinessError('10000101')
  if (bytes.length > MAX_FILE_BYTES) throw new BusinessError('10000102')
  const found = await fileTypeFromBuffer(bytes)
  if (!found || !acceptable(extension).includes(found.mime)) throw new BusinessError('10000103')
  return { mime: mimes[extension] }
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
