import type { Scene } from '../actors.ts'

/** Scenes of the package data in the demonstration. */
export const data: readonly Scene[] = []
