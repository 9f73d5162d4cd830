import type { Scene } from '../actors.ts'
import { feeScenes } from '../fees.ts'

/** Scenes of the package exchange in the demonstration. */
export const exchange: readonly Scene[] = [...feeScenes]
