import type { ConfigField, ThemeNotice } from './notices.ts'
import type { Hex } from './oklch.ts'
import { defaultPlatform } from './platforms.ts'

export interface ParsedPlatform {
  topBarColor: Hex
  topBarWordColor: Hex
  tailBarColor: Hex
  tailBarWordColor: Hex
  accentColor: Hex | null
  /** An address that is safe in `src`; empty when there is none, then the platform's name stands in the bar. */
  platformLogo: string
  notices: ThemeNotice[]
}

const hexPattern = /^#[0-9a-f]{6}$/i
/** A path of this origin or an https address; no other scheme, no inline image (SVG can carry script), no CSS breakout. */
const logoPattern = /^(?:\/(?![/\\])|https:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:\/|$))[\w\-./~%?&=+,:@!]{0,500}$/i

/** Strict and total: takes anything, trusts nothing, never throws (design rule: configuration is data). */
export function parsePlatform(config: unknown): ParsedPlatform {
  const notices: ThemeNotice[] = []
  const note = (code: ThemeNotice['code'], role: ConfigField, from: unknown, to: string) =>
    notices.push({ code, role, from: quoted(from), to, ratioBefore: null, ratioAfter: null })

  const color = (field: 'topBarColor' | 'topBarWordColor' | 'tailBarColor' | 'tailBarWordColor'): Hex => {
    const value = ownValue(config, field)
    if (isHex(value)) return value.toLowerCase() as Hex
    const fallback = defaultPlatform[field] as Hex
    note(isAbsent(value) ? 'value-missing' : 'value-invalid', field, value, fallback)
    return fallback
  }

  const bars = {
    topBarColor: color('topBarColor'),
    topBarWordColor: color('topBarWordColor'),
    tailBarColor: color('tailBarColor'),
    tailBarWordColor: color('tailBarWordColor'),
  }
  const accent = ownValue(config, 'accentColor')
  const accentColor = isHex(accent) ? (accent.toLowerCase() as Hex) : null
  if (accentColor === null && !isAbsent(accent)) note('value-invalid', 'accentColor', accent, bars.topBarColor)
  const logo = ownValue(config, 'platformLogo')
  const platformLogo = typeof logo === 'string' && logoPattern.test(logo) ? logo : ''
  if (platformLogo === '' && !isAbsent(logo)) note('value-invalid', 'platformLogo', logo, '')
  return { ...bars, accentColor, platformLogo, notices }
}

/** Own properties only, so that nothing arrives by way of a polluted prototype. */
function ownValue(config: unknown, field: string): unknown {
  if (typeof config !== 'object' || config === null || !Object.hasOwn(config, field)) return undefined
  return (config as Record<string, unknown>)[field]
}

const isHex = (value: unknown): value is string => typeof value === 'string' && hexPattern.test(value)
const isAbsent = (value: unknown) => value === undefined || value === null || value === ''

/** For the report: short and printable, whatever came. */
function quoted(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value.slice(0, 40) : typeof value
}
