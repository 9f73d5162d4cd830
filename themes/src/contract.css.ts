import { createGlobalThemeContract } from '@vanilla-extract/css'
import { themeShape } from './shape.ts'

/**
 * The names every component paints with. A *global* contract, so that a prebuilt ui-kit and a theme
 * compiled from source use the same custom properties (local contracts are named by the building root).
 */
export const vars = createGlobalThemeContract(themeShape, (_value, path) => `jp-${path.join('-')}`)
