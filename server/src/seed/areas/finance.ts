import type { Scene } from '../actors.ts'

/** Scenes of the package finance in the demonstration. */
export const finance: readonly Scene[] = []
