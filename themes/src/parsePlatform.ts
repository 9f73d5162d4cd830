import type { ConfigField, ThemeNotice } from './notices.ts'
import { type Hex, toHex, toTone } from './oklch.ts'
import { defaultPlatform } from './platforms.ts'

export interface ParsedPlatform {
  topBarColor: Hex
  topBarWordColor: Hex
  tailBarColor: Hex
  tailBarWordColor: Hex
  accentColor: Hex | null
  /** What the brand's buttons and links are made of: said outright, else the first of the bars' colours that has a hue. */
  seed: Hex
  notices: ThemeNotice[]
}

/** Below this chroma a colour reads as grey and cannot stand for a brand. */
export const greyChroma = 0.04

const hexPattern = /^#[0-9a-f]{6}$/i

/** Strict and total: takes anything, trusts nothing, never throws (design rule: configuration is data). */
export function parsePlatform(config: unknown): ParsedPlatform {
  const notices: ThemeNotice[] = []
  const note = (code: ThemeNotice['code'], role: ConfigField, from: unknown, to: string) =>
    notices.push({ code, role, from: shownValue(from), to, ratioBefore: null, ratioAfter: null })

  const color = (
    field: 'topBarColor' | 'topBarWordColor' | 'tailBarColor' | 'tailBarWordColor',
    fallback = defaultPlatform[field] as Hex,
  ): Hex => {
    const value = ownValue(config, field)
    if (isHex(value)) return value.toLowerCase() as Hex
    note(isAbsent(value) ? 'value-missing' : 'value-invalid', field, value, fallback)
    return fallback
  }

  const top = { topBarColor: color('topBarColor'), topBarWordColor: color('topBarWordColor') }
  const tail = top.topBarColor === defaultPlatform.topBarColor ? {} : tailOf(top)
  const bars = {
    ...top,
    tailBarColor: color('tailBarColor', tail.fill),
    tailBarWordColor: color('tailBarWordColor', tail.words),
  }
  const accent = ownValue(config, 'accentColor')
  const accentColor = isHex(accent) ? (accent.toLowerCase() as Hex) : null
  const seed = accentColor ?? Object.values(bars).find((hex) => toTone(hex).c >= greyChroma) ?? bars.topBarColor
  if (accentColor === null && !isAbsent(accent)) note('value-invalid', 'accentColor', accent, seed)
  return { ...bars, accentColor, seed, notices }
}

/** The tail bar of a brand that gives the top bar alone: its hue, quieter and darker, as those of our own platforms. */
function tailOf(top: { topBarColor: Hex; topBarWordColor: Hex }): { fill?: Hex; words?: Hex } {
  const { l, c, h } = toTone(top.topBarColor)
  return { fill: toHex({ l: l > 0.6 ? l - 0.03 : l * 0.75, c: c * 0.6, h }), words: top.topBarWordColor }
}

/** Own properties only, so that nothing arrives by way of a polluted prototype. */
export function ownValue(config: unknown, field: string): unknown {
  if (typeof config !== 'object' || config === null || !Object.hasOwn(config, field)) return undefined
  return (config as Record<string, unknown>)[field]
}

export const isHex = (value: unknown): value is string => typeof value === 'string' && hexPattern.test(value)
export const isAbsent = (value: unknown) => value === undefined || value === null || value === ''

/**
 * For the report: short and printable, whatever came. What is invisible or turns the direction of the text around is
 * written as its number, or the sentence with it would not say what it says.
 */
export function shownValue(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? '[…]' : '{…}'
  if (typeof value !== 'string') return ''
  const visible = value.slice(0, MAX_SHOWN).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{DI}\u2800]/gu, (character) => {
    const number = character.codePointAt(0) ?? 0
    return `U+${number.toString(16).toUpperCase().padStart(4, '0')}`
  })
  return visible.slice(0, MAX_SHOWN)
}

const MAX_SHOWN = 40
