import { modeRgb, parse, useMode } from 'culori/fn'
import { themeModes } from './modes.ts'
import type { PlatformColors } from './platforms.ts'
import { resolveTheme } from './resolveTheme.ts'
import { type ColorRole, themeShape } from './shape.ts'

useMode(modeRgb)

/** A colour of the W3C Design Tokens format (2025.10): sRGB components from 0 to 1, and the hex text for older tools. */
export interface ColorToken {
  $type: 'color'
  $value: { colorSpace: 'srgb'; components: [number, number, number]; alpha: number; hex: string }
  $description?: string
}

/** Whose words the file holds besides the colours; the format keeps what it does not define under such names. */
export const EXTENSION = 'com.jinpiao.platform'

/** Words that a platform says of itself. Never markup, never an address with a scheme that runs. */
export interface PlatformWords {
  platformType: string
  platformName: string
  platformLogo: string
}

export type StudioPlatform = PlatformColors & PlatformWords

/** The colours that the operator chooses; everything else is derived. */
export const brandFields = [
  'topBarColor',
  'topBarWordColor',
  'tailBarColor',
  'tailBarWordColor',
  'accentColor',
] as const

export interface DesignTokens {
  $extensions: { [EXTENSION]: PlatformWords }
  /** What the operator chose. Read again by `readPlatformFile`. */
  brand: Partial<Record<(typeof brandFields)[number], ColorToken>>
  /** What the theme made of it, by mode and role; for other tools, never read again. */
  [mode: string]: unknown
}

/** The platform and every colour of its four modes, for Figma, Style Dictionary and the like. */
export function toDesignTokens(platform: StudioPlatform): DesignTokens {
  const { platformType, platformName, platformLogo } = platform
  const brand = Object.fromEntries(
    brandFields.flatMap((field) => {
      const color = platform[field]
      return color === undefined ? [] : [[field, colorToken(color)]]
    }),
  )
  const modes = themeModes.map((mode) => {
    const { vars } = resolveTheme(platform, mode)
    const roles = Object.keys(themeShape.color) as ColorRole[]
    return [mode, Object.fromEntries(roles.map((role) => [role, colorToken(vars[role])]))]
  })
  return {
    $extensions: { [EXTENSION]: { platformType, platformName, platformLogo } },
    brand,
    ...Object.fromEntries(modes),
  }
}

/** @param hex `#rrggbb`, or `#rrggbbaa` for what shows through. */
export function colorToken(hex: string): ColorToken {
  const color = parse(hex)
  if (color?.mode !== 'rgb') throw new Error(`${hex} is no colour`)
  const { r, g, b, alpha = 1 } = color
  const rounded = (part: number) => Math.round(part * 10_000) / 10_000
  const components: [number, number, number] = [rounded(r), rounded(g), rounded(b)]
  return { $type: 'color', $value: { colorSpace: 'srgb', components, alpha: rounded(alpha), hex: hex.slice(0, 7) } }
}
