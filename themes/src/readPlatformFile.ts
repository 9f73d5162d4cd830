import { brandFields, EXTENSION, type StudioPlatform } from './designTokens.ts'
import type { ConfigField } from './notices.ts'
import { parsePlatform } from './parsePlatform.ts'
import { defaultPlatform } from './platforms.ts'

/** A file of tokens is 20 KB; what is a hundred times as large is something else. */
export const MAX_FILE_BYTES = 2 * 1024 * 1024
/** A logo is 32 px high. It is loaded on every page, before anything else can be seen. */
export const MAX_LOGO_BYTES = 200 * 1024
/** No SVG: it can carry script. */
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

/** Why a file is refused, as data; the studio words it. */
export type FileProblem =
  | { code: 'too-large'; bytes: number; max: number }
  | { code: 'no-json' }
  | { code: 'no-platform' }
  | { code: 'bad-value'; field: ConfigField | 'platformName'; value: string }
  | { code: 'bad-logo-type'; type: string }

export type ReadPlatform = { ok: true; platform: StudioPlatform } | { ok: false; problems: FileProblem[] }

/**
 * Reads what the studio has written: design tokens, or a plain platform configuration. Strict: one wrong value refuses
 * the file and is named, so that nobody believes that what they see is what the file says. Total: never throws.
 */
export function readPlatformFile(text: string): ReadPlatform {
  const bytes = new TextEncoder().encode(text).length
  if (bytes > MAX_FILE_BYTES) return refused({ code: 'too-large', bytes, max: MAX_FILE_BYTES })
  const config = configOf(parsed(text))
  if (config === 'no-json' || config === 'no-platform') return refused({ code: config })

  const { notices, accentColor, seed: _, ...colors } = parsePlatform(config)
  const problems = notices.flatMap(({ code, role, from }): FileProblem[] =>
    code === 'value-invalid' ? [{ code: 'bad-value', field: role as ConfigField, value: from }] : [],
  )
  const { platformName: name = '' } = config
  if (!isWords(name)) {
    const value = typeof name === 'string' ? name.slice(0, 40) : typeof name
    problems.push({ code: 'bad-value', field: 'platformName', value })
  }
  if (problems.length > 0) return { ok: false, problems }
  const type = config['platformType']
  const platform: StudioPlatform = {
    ...colors,
    ...(accentColor !== null && { accentColor }),
    platformType: isWords(type) && type !== '' ? type : defaultPlatform.platformType,
    platformName: isWords(name) && name !== '' ? name : defaultPlatform.name['zh-CN'],
  }
  return { ok: true, platform }
}

/** Why an image cannot be the logo, before it is read. */
export function logoProblem({ size, type }: { size: number; type: string }): FileProblem | undefined {
  if (!(logoTypes as readonly string[]).includes(type)) return { code: 'bad-logo-type', type: type.slice(0, 40) }
  return size > MAX_LOGO_BYTES ? { code: 'too-large', bytes: size, max: MAX_LOGO_BYTES } : undefined
}

const refused = (problem: FileProblem): ReadPlatform => ({ ok: false, problems: [problem] })

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** Words on one line; shown as text, so `<` is harmless, and yet nobody's name. */
const isWords = (value: unknown): value is string => typeof value === 'string' && /^[^<>\p{Cc}]{0,60}$/u.test(value)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function configOf(file: unknown): Fields | 'no-json' | 'no-platform' {
  if (file === undefined) return 'no-json'
  if (!isFields(file)) return 'no-platform'
  const { brand, $extensions: extensions } = file
  if (!isFields(brand)) return Object.hasOwn(file, 'topBarColor') ? file : 'no-platform'
  const words = isFields(extensions) && isFields(extensions[EXTENSION]) ? extensions[EXTENSION] : {}
  const colors = brandFields.map((field) => [field, Object.hasOwn(brand, field) ? hexOf(brand[field]) : undefined])
  return { ...words, ...Object.fromEntries(colors) }
}

/** The hex text of a colour token, of this version of the format or of the one before, where it was the whole value. */
function hexOf(token: unknown): unknown {
  const value = isFields(token) ? (token['$value'] ?? token) : token
  return isFields(value) ? (value['hex'] ?? value) : value
}
