import { resolveTheme } from './resolveTheme.ts'
import type { ColorRole } from './shape.ts'

/** The custom property of a role; the same name that `contract.css.ts` gives the components. */
export const customProperty = (role: ColorRole): string => `--jp-color-${role}`

type Vars = Record<ColorRole, string>

/**
 * The platform's stylesheet, served as `/cv3/theme.css` (a file needs no nonce under a strict CSP).
 *
 * - `:root` is light, also on paper and in browsers without `light-dark()`.
 * - On screen the reader's scheme decides, and `data-theme` on the root element
 *   (`light`, `dark`, `contrast`, `contrast-dark`) wins over it; `contrast` follows the scheme.
 * - Every pair of light and dark is written once by `light-dark()`; only values that differ are repeated.
 *
 * The text consists of fixed words and `#rrggbb[aa]` only: nothing of the configuration passes through.
 */
export function themeStylesheet(config: unknown): string {
  const light = resolveTheme(config, 'light').vars
  const normal = paired(light, resolveTheme(config, 'dark').vars)
  const contrast = paired(resolveTheme(config, 'contrast').vars, resolveTheme(config, 'contrast-dark').vars)
  const changed = declarations(contrast, normal)
  return `:root{color-scheme:light;${declarations(light)}}
@media screen{@supports (color:light-dark(#000,#fff)){
:root{color-scheme:light dark;${declarations(normal, light)}}
@media (prefers-contrast:more){:root:not([data-theme]){${changed}}}
:root[data-theme^=contrast]{${changed}}
:root[data-theme=light]{color-scheme:light}
:root[data-theme$=dark]{color-scheme:dark}
}}
`
}

function paired(light: Vars, dark: Vars): Vars {
  const entries = (Object.keys(light) as ColorRole[]).map((role) => [
    role,
    light[role] === dark[role] ? light[role] : `light-dark(${light[role]},${dark[role]})`,
  ])
  return Object.fromEntries(entries) as Vars
}

function declarations(vars: Vars, known?: Vars): string {
  return (Object.keys(vars) as ColorRole[])
    .filter((role) => vars[role] !== known?.[role])
    .map((role) => `${customProperty(role)}:${vars[role]}`)
    .join(';')
}
