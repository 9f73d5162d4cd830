import { type ColorToken, colorToken } from './colorToken.ts'
import { themeModes } from './modes.ts'
import { parsePlatform } from './parsePlatform.ts'
import type { PlatformDocument } from './platformFields.ts'
import { resolveTheme } from './resolveTheme.ts'
import { type ColorRole, themeShape } from './shape.ts'

/** Whose words the file holds besides the colours; the format keeps what it does not define under such names. */
export const EXTENSION = 'com.jinpiao.platform'

/** What a platform says besides its colours. */
export type PlatformWords = Omit<PlatformDocument, (typeof brandFields)[number]>

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

/**
 * The platform and every colour of its four modes, for Figma, Style Dictionary and the like. Total, as the theme is: the
 * brand is what the theme was made of, as `#rrggbb`. Ask `readPlatform` before, which says what is no platform.
 */
export function toDesignTokens(platform: PlatformDocument): DesignTokens {
  const used = parsePlatform(platform)
  const brand = Object.fromEntries(
    brandFields.flatMap((field) => {
      const color = used[field]
      return color === null ? [] : [[field, colorToken(color)]]
    }),
  )
  const modes = themeModes.map((mode) => {
    const { vars } = resolveTheme(platform, mode)
    const roles = Object.keys(themeShape.color) as ColorRole[]
    return [mode, Object.fromEntries(roles.map((role) => [role, colorToken(vars[role])]))]
  })
  const isColor = (name: string) => (brandFields as readonly string[]).includes(name)
  const words = Object.fromEntries(Object.entries(platform).filter(([name]) => !isColor(name))) as PlatformWords
  return {
    $extensions: { [EXTENSION]: words },
    brand,
    ...Object.fromEntries(modes),
  }
}
