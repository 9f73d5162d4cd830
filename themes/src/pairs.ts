import { luminance, luminanceContrast } from './contrast.ts'
import { floors, isMoreContrast, type ThemeMode } from './modes.ts'
import { type ColorRole, themeShape } from './shape.ts'

/**
 * What must hold in every theme: `ink` against each of `on`.
 * `text` 1.4.6; `brandText` 1.4.3, words on a brand's fill; `nonText` 1.4.11 (edges of controls, fills that are the control);
 * `separator` only with more contrast, where every border is visible.
 */
export interface RolePair {
  kind: 'text' | 'brandText' | 'nonText' | 'separator'
  ink: ColorRole
  on: readonly ColorRole[]
}

const surfaces: readonly ColorRole[] = ['surface', 'raised', 'sunken']
const statusFills: readonly ColorRole[] = ['successFill', 'warningFill', 'dangerFill', 'infoFill']
const rows: readonly ColorRole[] = [...surfaces, 'selected']

export const rolePairs: readonly RolePair[] = [
  ...(['text', 'textMuted', 'accent', 'accentHover'] as const).map(
    (ink): RolePair => ({ kind: 'text', ink, on: [...rows, ...statusFills] }),
  ),
  { kind: 'brandText', ink: 'onAccent', on: ['accentFill', 'accentFillHover', 'accentFillActive'] },
  { kind: 'brandText', ink: 'onTopBar', on: ['topBar', 'topBarHover'] },
  { kind: 'brandText', ink: 'onTailBar', on: ['tailBar'] },
  { kind: 'text', ink: 'onDangerSolid', on: ['dangerSolid', 'dangerSolidHover'] },
  { kind: 'nonText', ink: 'lineStrong', on: rows },
  { kind: 'separator', ink: 'line', on: rows },
  ...(['accentFill', 'accentFillHover', 'accentFillActive', 'dangerSolid', 'dangerSolidHover'] as const).map(
    (ink): RolePair => ({ kind: 'nonText', ink, on: surfaces }),
  ),
  ...(['success', 'warning', 'danger', 'info'] as const).flatMap((status): RolePair[] => [
    { kind: 'text', ink: `${status}Text`, on: [...rows, `${status}Fill`] },
    { kind: 'nonText', ink: `${status}Line`, on: [...surfaces, `${status}Fill`] },
  ]),
]

/** The two-tone ring must show on every one of these by at least one of its tones (G4). */
export const focusNeighbours = (Object.keys(themeShape.color) as ColorRole[]).filter(
  (role) => role !== 'scrim' && role !== 'focusInner' && role !== 'focusOuter',
)

export interface PairFailure {
  ink: ColorRole
  on: ColorRole
  ratio: number
  floor: number
}

/** A separator has to be seen only where more contrast was asked for. */
function floorOf(kind: RolePair['kind'], mode: ThemeMode): number {
  if (kind === 'separator') return isMoreContrast(mode) ? floors[mode].nonText : 1
  return floors[mode][kind]
}

/** The pairs that a set of colours fails; empty for everything `resolveTheme` returns. */
export function failingPairs(vars: Record<ColorRole, string>, mode: ThemeMode): PairFailure[] {
  const { nonText } = floors[mode]
  const failures: PairFailure[] = []
  const roles = Object.keys(themeShape.color) as ColorRole[]
  const known = Object.fromEntries(roles.map((role) => [role, luminance(vars[role])])) as Record<ColorRole, number>
  const contrast = (a: ColorRole, b: ColorRole) => luminanceContrast(known[a], known[b])
  for (const { kind, ink, on } of rolePairs) {
    const floor = floorOf(kind, mode)
    for (const background of on) {
      const ratio = contrast(ink, background)
      if (ratio < floor) failures.push({ ink, on: background, ratio, floor })
    }
  }
  for (const neighbour of focusNeighbours) {
    const ratio = Math.max(contrast('focusInner', neighbour), contrast('focusOuter', neighbour))
    if (ratio < nonText) failures.push({ ink: 'focusOuter', on: neighbour, ratio, floor: nonText })
  }
  return failures
}
