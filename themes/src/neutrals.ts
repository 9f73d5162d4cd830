import {
  type FixedRole,
  modeDesigns,
  type NeutralRole,
  type Status,
  statusHue,
  type ThemeMode,
  themeModes,
} from './modes.ts'
import { black, type Hex, toHex, white } from './oklch.ts'

const statuses = Object.keys(statusHue) as Status[]

function fixedColors(mode: ThemeMode): Record<FixedRole, Hex> {
  const { status, dangerSolid, dangerSolidHover, dark, scrim } = modeDesigns[mode]
  const tone = ([l, c]: readonly [number, number], h: number) => toHex({ l, c, h })
  const triples = statuses.flatMap((name) => [
    [`${name}Text`, tone(status.text, statusHue[name])],
    [`${name}Fill`, tone(status.fill, statusHue[name])],
    [`${name}Line`, tone(status.line, statusHue[name])],
  ])
  return {
    ...(Object.fromEntries(triples) as Record<`${Status}${'Text' | 'Fill' | 'Line'}`, Hex>),
    dangerSolid: tone(dangerSolid, statusHue.danger),
    dangerSolidHover: tone(dangerSolidHover, statusHue.danger),
    onDangerSolid: dark ? black : white,
    scrim,
  }
}

/** Status roles, destructive button, scrim: the same on every platform. */
export const fixed = Object.fromEntries(themeModes.map((mode) => [mode, fixedColors(mode)])) as Record<
  ThemeMode,
  Record<FixedRole, Hex>
>

const cache = new Map<string, Record<NeutralRole, Hex>>()

/**
 * The greys of a mode with a trace of the brand's hue; `null` for a brand without a hue.
 * The hue is rounded to a degree, which bounds the cache at 4 × 361 entries.
 */
export function neutralColors(mode: ThemeMode, hue: number | null): Record<NeutralRole, Hex> {
  const degree = hue === null ? null : Math.round(hue) % 360
  const key = `${mode} ${degree}`
  const known = cache.get(key)
  if (known) return known
  const entries = Object.entries(modeDesigns[mode].neutrals).map(([role, [l, c]]) => [
    role,
    toHex({ l, c: degree === null ? 0 : c, h: degree ?? 0 }),
  ])
  const colors = Object.fromEntries(entries) as Record<NeutralRole, Hex>
  cache.set(key, colors)
  return colors
}
