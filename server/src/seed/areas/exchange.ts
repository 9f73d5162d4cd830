import type { Scene } from '../actors.ts'
import { playExchanges } from '../exchanges.ts'
import { feeScenes } from '../fees.ts'

/** Scenes of the package exchange in the demonstration. */
export const exchange: readonly Scene[] = [playExchanges, ...feeScenes]
