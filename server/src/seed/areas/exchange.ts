import type { Scene } from '../actors.ts'
import { playExchanges } from '../exchanges.ts'

/** Scenes of the package exchange in the demonstration. */
export const exchange: readonly Scene[] = [playExchanges]
