import { readColorToken, type TokenProblem } from './colorToken.ts'
import { brandFields, EXTENSION, type PlatformWords, type StudioPlatform } from './designTokens.ts'
import type { ConfigField } from './notices.ts'
import { isAbsent, ownValue, parsePlatform, shownValue } from './parsePlatform.ts'

/** A file of tokens is 20 KB; what is a hundred times as large is something else. */
export const MAX_FILE_BYTES = 2 * 1024 * 1024
/** A logo is 32 px high. It is loaded on every page, before anything else can be seen. */
export const MAX_LOGO_BYTES = 200 * 1024
/** No SVG: it can carry script. */
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

export type PlatformField = ConfigField | keyof PlatformWords

/** What is wrong with one field: nothing there, not of its form, or a token that is no colour of ours. */
export type FieldProblem =
  | { code: 'missing'; field: PlatformField }
  | { code: 'bad-value'; field: PlatformField; value: string }
  | ({ code: 'bad-token'; field: PlatformField } & TokenProblem)

/** Why a file is refused, as data; the studio words it. */
export type FileProblem =
  | FieldProblem
  | { code: 'too-large'; bytes: number; max: number }
  | { code: 'no-json' }
  | { code: 'no-platform' }
  | { code: 'bad-logo-type'; type: string }

export type ReadPlatform<Problem = FileProblem> =
  | { ok: true; platform: StudioPlatform }
  | { ok: false; problems: Problem[] }

/**
 * Reads what the studio has written: design tokens, or a plain platform configuration. Strict: one wrong or missing
 * value refuses the file and is named, so that nobody believes that what they see is what the file says. Total: never
 * throws.
 */
export function readPlatformFile(text: string): ReadPlatform {
  const bytes = new TextEncoder().encode(text).length
  if (bytes > MAX_FILE_BYTES) return refused({ code: 'too-large', bytes, max: MAX_FILE_BYTES })
  const file = parsed(text)
  if (file === undefined) return refused({ code: 'no-json' })
  const colors = isTokens(file) ? ownValue(file, 'brand') : file
  // Some other file: a list of all that it lacks would not help.
  if (brandFields.every((field) => isAbsent(ownValue(colors, field)))) return refused({ code: 'no-platform' })
  return readPlatform(file)
}

/**
 * The same of what is no text any more, and every problem is of a field. The studio asks it of its own fields before it
 * writes a file.
 */
export function readPlatform(file: unknown): ReadPlatform<FieldProblem> {
  const { config, problems }: Config = isTokens(file) ? configOfTokens(file) : { config: file, problems: [] }
  const { notices, accentColor, seed: _, ...colors } = parsePlatform(config)
  const refusedTokens = new Set<string>(problems.map(({ field }) => field))
  for (const { code, role, from } of notices) {
    const field = role as ConfigField
    if (code === 'value-invalid') problems.push({ code: 'bad-value', field, value: from })
    else if (!refusedTokens.has(field)) problems.push({ code: 'missing', field })
  }
  const platformType = words(config, 'platformType', isType, problems)
  const platformName = words(config, 'platformName', isName, problems)
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, platform: { ...colors, ...(accentColor !== null && { accentColor }), platformType, platformName } }
}

/** Why an image cannot be the logo, before it is read. */
export function logoProblem({ size, type }: { size: number; type: string }): FileProblem | undefined {
  if (!(logoTypes as readonly string[]).includes(type)) return { code: 'bad-logo-type', type: type.slice(0, 40) }
  return size > MAX_LOGO_BYTES ? { code: 'too-large', bytes: size, max: MAX_LOGO_BYTES } : undefined
}

const refused = (problem: FileProblem): ReadPlatform => ({ ok: false, problems: [problem] })

const isTokens = (file: unknown) => typeof ownValue(file, 'brand') === 'object'

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

interface Config {
  config: unknown
  problems: FieldProblem[]
}

/** What design tokens say in the fields of a configuration. A token that cannot be read is told, and is no value. */
function configOfTokens(file: unknown): Config {
  const brand = ownValue(file, 'brand')
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
  for (const field of ['platformType', 'platformName', 'platformLogo']) config[field] = ownValue(said, field)
  return { config, problems }
}

/** It becomes the name of a file: no dot, no slash, nothing that a shell or a web server reads. */
const isType = (value: string) => /^[A-Z][A-Z0-9_-]{0,31}$/.test(value)

/**
 * One line of at most 60 characters with something to see. No character that nobody sees, not even a letter of nothing
 * (U+3164) or braille without dots (U+2800), or that turns the others around (U+202E): a name would read as another
 * platform's. It is shown as text, so `<` is harmless, and yet nobody's name.
 */
const isName = (value: string) =>
  /^[^<>\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{DI}\u2800]{1,60}$/u.test(value) && /[\p{L}\p{N}\p{P}\p{S}]/u.test(value)

function words(
  config: unknown,
  field: 'platformType' | 'platformName',
  isValid: (value: string) => boolean,
  problems: FieldProblem[],
): string {
  const value = ownValue(config, field)
  if (typeof value === 'string' && isValid(value)) return value
  problems.push(isAbsent(value) ? { code: 'missing', field } : { code: 'bad-value', field, value: shownValue(value) })
  return ''
}
