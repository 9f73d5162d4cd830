import type { Scene } from '../actors.ts'

/** Scenes of the package exchange in the demonstration. */
export const exchange: readonly Scene[] = []
