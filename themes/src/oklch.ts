import { clampChroma, formatHex, modeOklab, modeOklch, useMode } from 'culori/fn'
import { worstContrastOn } from './contrast.ts'

/** `#rrggbb`; only `scrim` carries an alpha as `#rrggbbaa`. */
export type Hex = `#${string}`
/** Lightness 0–1, chroma 0–0.37, hue in degrees. */
export interface Tone {
  l: number
  c: number
  h: number
}

export const white: Hex = '#ffffff'
export const black: Hex = '#000000'

useMode(modeOklab)
const oklchOf = useMode(modeOklch)

export function toTone(hex: string): Tone {
  const { l = 0, c = 0, h = 0 } = oklchOf(hex) ?? {}
  return { l, c, h }
}

/** Chroma is reduced until sRGB can show the tone; lightness and hue stay. */
export function toHex({ l, c, h }: Tone): Hex {
  return formatHex(clampChroma({ mode: 'oklch', l: Math.min(Math.max(l, 0), 1), c, h }, 'oklch')) as Hex
}

/**
 * The tone nearest to `seed` in lightness (same hue) that reaches `floor` against every background.
 * The seed itself is returned verbatim when it passes. Each bisection keeps one end that passes *as a
 * rounded hex value*, so the answer always passes; only when neither black nor white would (a floor above
 * 4.58 on a mid grey) does it return the better of the two.
 */
export function nearestPassing(seed: Hex, backgrounds: readonly string[], floor: number): Hex {
  const worst = worstContrastOn(backgrounds)
  const passes = (hex: Hex) => worst(hex) >= floor
  if (passes(seed)) return seed
  const tone = toTone(seed)
  const found = [black, white].filter(passes).map((end) => bisect(tone, end, passes))
  const distance = (hex: Hex) => Math.abs(toTone(hex).l - tone.l)
  const nearest = found.sort((a, b) => distance(a) - distance(b))[0]
  return nearest ?? (worst(black) > worst(white) ? black : white)
}

/** Ten halvings resolve lightness finer than one step of an 8-bit channel. */
function bisect(seed: Tone, end: Hex, passes: (hex: Hex) => boolean): Hex {
  let good = end === black ? 0 : 1
  let bad = seed.l
  let result = end
  for (let i = 0; i < 10; i++) {
    const l = (good + bad) / 2
    const hex = toHex({ ...seed, l })
    if (passes(hex)) {
      good = l
      result = hex
    } else {
      bad = l
    }
  }
  return result
}

/** Between black and this lightness a step cannot be seen (#070707); a blacker fill lightens from here. */
const darkestVisible = 0.12

/**
 * The states of a fill, one lightness step apart, all on the same side of it. They move away from the ink
 * (contrast can only grow) unless the fill would leave the range that `allowed` accepts; then towards it;
 * then by smaller steps. As a last resort the fill itself, so that legibility never pays for feedback.
 */
export function fillStates(fill: Hex, ink: string, steps: readonly number[], allowed: (hex: Hex) => boolean): Hex[] {
  const tone = toTone(fill)
  const away = tone.l < toTone(ink).l ? -1 : 1
  for (const scale of [1, 0.75, 0.5, 0.25]) {
    for (const direction of [away, -away]) {
      const start = direction > 0 ? Math.max(tone.l, darkestVisible) : tone.l
      const lightness = steps.map((step) => start + direction * scale * step)
      if (lightness.some((l) => l < darkestVisible || l > 1)) continue
      const states = lightness.map((l) => toHex({ ...tone, l }))
      if (states.every(allowed)) return states
    }
  }
  return steps.map(() => fill)
}

/** Whether two fills are taken for one another where they do not stand side by side: one hue, and near in OKLab. */
export function looksLike(one: Hex, other: Hex): boolean {
  const [a, b] = [toTone(one), toTone(other)]
  const degrees = Math.abs(((a.h - b.h + 540) % 360) - 180)
  if (degrees > 15 || Math.min(a.c, b.c) < 0.06) return false
  return Math.hypot(a.l - b.l, a.c - b.c) < 0.12
}
