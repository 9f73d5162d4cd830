import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'vitest'
import { proveBrands } from '../themes/src/testing/brands.ts'
import { digestOfInputs } from './build.ts'
import { repository } from './run.ts'

/**
 * The digest of the themes that 10,000 brands were proved with, in the repository: a fresh clone knows neither what was
 * proved in another one nor what has changed since. A dot before the name: nothing is built from it.
 */
const record = join(repository, 'themes', '.proved')

/** What a theme is computed from, and how that is proved. */
const themes = { inputs: ['themes/src/**/*.ts', 'pnpm-lock.yaml'], notInputs: /\.test\.ts$/ }

/**
 * The same code with 10,000 other brands says little that is new, so as long as it is the same 500 are enough. Changed code
 * is proved with all of them, in every run until what has passed is recorded.
 */
test('G14, G4: 10 000 brands in every mode, not one pair below its floor', { timeout: 180_000 }, () => {
  const digest = digestOfInputs(themes)
  const isProved = existsSync(record) && readFileSync(record, 'utf8').trim() === digest
  proveBrands(isProved ? 500 : 10_000)
  if (!isProved) writeFileSync(record, `${digest}\n`)
})
