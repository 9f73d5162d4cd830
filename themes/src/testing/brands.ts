import fc from 'fast-check'
import { themeModes } from '../modes.ts'
import { failingPairs } from '../pairs.ts'
import { resolveTheme } from '../resolveTheme.ts'

export const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)

/** Any four colours of bars and their words, with an accent colour or without. */
export const anyBrand = fc.record(
  {
    topBarColor: anyHex,
    topBarWordColor: anyHex,
    tailBarColor: anyHex,
    tailBarWordColor: anyHex,
    accentColor: anyHex,
  },
  { requiredKeys: ['topBarColor', 'topBarWordColor', 'tailBarColor', 'tailBarWordColor'] },
)

/**
 * Proves of so many brands that in every mode no pair is below its floor.
 * @throws {Error} the brand and the pairs.
 */
export function proveBrands(count: number): void {
  fc.assert(
    fc.property(anyBrand, (brand) => {
      for (const mode of themeModes) {
        const failures = failingPairs(resolveTheme(brand, mode).vars, mode)
        if (failures.length > 0) throw new Error(`${mode}: ${JSON.stringify(failures)}`)
      }
    }),
    { numRuns: count },
  )
}
