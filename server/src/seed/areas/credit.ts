import type { Scene } from '../actors.ts'

/** Scenes of the package credit in the demonstration. */
export const credit: readonly Scene[] = []
