import { formatHex, modeRgb, parse, useMode } from 'culori/fn'
import type { Hex } from './oklch.ts'
import { isHex, ownValue, shownValue } from './parsePlatform.ts'

useMode(modeRgb)

/** A colour of the W3C Design Tokens format (2025.10): sRGB components from 0 to 1, and the hex text for older tools. */
export interface ColorToken {
  $type: 'color'
  $value: { colorSpace: 'srgb'; components: [number, number, number]; alpha: number; hex: Hex }
  $description?: string
}

/** What keeps a token from being one of our colours, as data; `told` is what the file says there, to be shown. */
export interface TokenProblem {
  reason: 'type' | 'value' | 'color-space' | 'components' | 'alpha' | 'hex'
  told: string
}

/** @param hex `#rrggbb`, or `#rrggbbaa` for what shows through. */
export function colorToken(hex: Hex): ColorToken {
  const color = rgbOf(hex)
  if (color === undefined) throw new TypeError(`${hex} is no colour`)
  const { r, g, b, alpha = 1 } = color
  const rounded = (part: number) => Math.round(part * 10_000) / 10_000
  const components: [number, number, number] = [rounded(r), rounded(g), rounded(b)]
  const opaque = formatHex({ mode: 'rgb', r, g, b }) as Hex
  return { $type: 'color', $value: { colorSpace: 'srgb', components, alpha: rounded(alpha), hex: opaque } }
}

/**
 * The colour of a token: of this version of the format, where the components are the value and `hex` merely repeats it,
 * or of the drafts before, where `#rrggbb` was all of it.
 *
 * @param inheritedType `$type` of the groups around it, which a token without its own has.
 */
export function readColorToken(token: unknown, inheritedType: unknown): { color: Hex } | TokenProblem {
  const type = ownValue(token, '$type') ?? inheritedType
  if (type !== 'color') return { reason: 'type', told: shownValue(type) }
  const value = ownValue(token, '$value')
  if (isHex(value)) return { color: value.toLowerCase() as Hex }
  if (typeof value !== 'object' || value === null) return { reason: 'value', told: shownValue(value) }

  const space = ownValue(value, 'colorSpace')
  if (space !== 'srgb') return { reason: 'color-space', told: shownValue(space) }
  const components = ownValue(value, 'components')
  if (!isComponents(components)) {
    return { reason: 'components', told: Array.isArray(components) ? components.map(shownValue).join(' ') : '' }
  }
  const alpha = ownValue(value, 'alpha') ?? 1
  if (alpha !== 1) return { reason: 'alpha', told: shownValue(alpha) }
  const [r, g, b] = components
  const color = formatHex({ mode: 'rgb', r, g, b }) as Hex
  const hex = ownValue(value, 'hex')
  if (hex !== undefined && !isSame(hex, components)) return { reason: 'hex', told: shownValue(hex) }
  return { color }
}

const rgbOf = (hex: string) => {
  const color = parse(hex)
  return color?.mode === 'rgb' ? color : undefined
}

const isComponents = (value: unknown): value is [number, number, number] =>
  Array.isArray(value) &&
  value.length === 3 &&
  value.every((part) => typeof part === 'number' && Number.isFinite(part) && part >= 0 && part <= 1)

/** Tools write components with two decimals at least: so much may they differ from what the hex text says. */
const ROUNDING = 0.005 + 1e-9

function isSame(hex: unknown, components: readonly number[]): boolean {
  const color = isHex(hex) ? rgbOf(hex) : undefined
  if (color === undefined) return false
  return [color.r, color.g, color.b].every((part, at) => Math.abs(part - (components[at] ?? 0)) <= ROUNDING)
}
