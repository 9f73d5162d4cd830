import { readColorToken, type TokenProblem } from './colorToken.ts'
import { brandFields, EXTENSION } from './designTokens.ts'
import { ownValue, shownValue } from './parsePlatform.ts'
import { withDefaults } from './platformDocuments.ts'
import {
  fieldOf,
  isPlatformField,
  type PlatformDocument,
  type PlatformField,
  platformFieldNames,
} from './platformFields.ts'
import type { ImageProblem } from './platformImage.ts'
import { isWrong, readValue } from './platformValues.ts'

/** A document with three images is 800 KB; what is far larger is something else. */
export const MAX_FILE_BYTES = 2 * 1024 * 1024

/** What is wrong with one field: not of its form, no image that may be shown, or a token that is no colour of ours. */
export type FieldProblem =
  | { code: 'bad-value'; field: PlatformField; value: string }
  | ({ code: 'bad-image'; field: PlatformField } & ImageProblem)
  | ({ code: 'bad-token'; field: PlatformField } & TokenProblem)

/** Why a file is refused, as data; `describeProblem` words it. */
export type FileProblem =
  | FieldProblem
  /** A key that nobody reads: a slip of the pen, or another program's. */
  | { code: 'unknown-key'; key: string }
  | { code: 'too-large'; bytes: number; max: number }
  | { code: 'no-json' }
  | { code: 'no-platform' }

export type ReadPlatform<Problem = FileProblem> =
  | { ok: true; platform: PlatformDocument }
  | { ok: false; problems: Problem[] }

/**
 * Reads a platform file: what the studio has written, as a platform document or as design tokens, or what an operator has
 * written by hand. What it does not say has a default; one wrong value refuses the whole file and is named, so that
 * nobody believes that what they see is what the file says. Total: never throws.
 */
export function readPlatformFile(text: string): ReadPlatform {
  const bytes = new TextEncoder().encode(text).length
  if (bytes > MAX_FILE_BYTES) return refused({ code: 'too-large', bytes, max: MAX_FILE_BYTES })
  const file = parsed(text)
  if (file === undefined) return refused({ code: 'no-json' })
  const { config, problems } = configOf(file)
  const keys = typeof config === 'object' && config !== null && !Array.isArray(config) ? Object.keys(config) : []
  // Some other file: a list of all that it lacks would not help.
  if (problems.length === 0 && !keys.some(isPlatformField)) return refused({ code: 'no-platform' })
  const unknown = keys.filter((key) => !isPlatformField(key))
  const read = readPlatform(file)
  if (unknown.length === 0) return read
  const told = unknown.map((key) => ({ code: 'unknown-key', key: shownValue(key) }) as const)
  return { ok: false, problems: [...(read.ok ? [] : read.problems), ...told] }
}

/**
 * The same of what is no text any more, and every problem is of a field. The studio asks it of its own fields before it
 * writes a file.
 */
export function readPlatform(file: unknown): ReadPlatform<FieldProblem> {
  const { config, problems } = configOf(file)
  const said: Record<string, unknown> = {}
  for (const name of platformFieldNames) {
    const value = ownValue(config, name)
    if (value === undefined || value === null || (value === '' && fieldOf(name).isNeeded)) continue
    const read = readValue(fieldOf(name), value)
    if (!isWrong(read)) said[name] = read.value
    else if (read.image) problems.push({ code: 'bad-image', field: name, ...read.image })
    else problems.push({ code: 'bad-value', field: name, value: shownValue(value) })
  }
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, platform: withDefaults(said as Partial<PlatformDocument>) }
}

const refused = (problem: FileProblem): ReadPlatform => ({ ok: false, problems: [problem] })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown
  } catch {
    return undefined
  }
}

interface Config {
  config: unknown
  problems: FieldProblem[]
}

/** What design tokens say in the fields of a document. A token that cannot be read is told, and is no value. */
function configOf(file: unknown): Config {
  const brand = ownValue(file, 'brand')
  if (typeof brand !== 'object') return { config: file, problems: [] }
  const inherited = ownValue(brand, '$type') ?? ownValue(file, '$type')
  const config: Record<string, unknown> = {}
  const problems: FieldProblem[] = []
  for (const field of brandFields) {
    const token = ownValue(brand, field)
    if (token === undefined) continue
    const read = readColorToken(token, inherited)
    if ('color' in read) config[field] = read.color
    else problems.push({ code: 'bad-token', field, ...read })
  }
  const said = ownValue(ownValue(file, '$extensions'), EXTENSION)
  for (const field of platformFieldNames) {
    const value = ownValue(said, field)
    if (value !== undefined && !(field in config)) config[field] = value
  }
  return { config, problems }
}
