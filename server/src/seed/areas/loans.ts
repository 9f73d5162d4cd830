import type { Scene } from '../actors.ts'

/** Scenes of the package loans in the demonstration. */
export const loans: readonly Scene[] = []
