import { modeLrgb, modeRgb, useMode, wcagLuminance } from 'culori/fn'

useMode(modeRgb)
useMode(modeLrgb)

/**
 * WCAG 2.2 contrast of two opaque colours, 1 to 21. Both as `#rrggbb`.
 * Compared unrounded everywhere: 4.499 is a failure of 1.4.3, however it is displayed.
 */
export function contrastRatio(a: string, b: string): number {
  return luminanceContrast(luminance(a), luminance(b))
}

/** Relative luminance of `#rrggbb`, 0 to 1. */
export function luminance(color: string): number {
  return wcagLuminance(color)
}

export function luminanceContrast(a: number, b: number): number {
  return a > b ? (a + 0.05) / (b + 0.05) : (b + 0.05) / (a + 0.05)
}

/**
 * The contrast that counts: against the worst of the backgrounds a colour can lie on. Takes the backgrounds
 * first and weighs them once, because the solver asks about the same ones for every tone it tries.
 */
export function worstContrastOn(backgrounds: readonly string[]): (color: string) => number {
  const known = backgrounds.map(luminance)
  return (color) => {
    const own = luminance(color)
    return Math.min(...known.map((background) => luminanceContrast(own, background)))
  }
}
