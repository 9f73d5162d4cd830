import type { Scene } from '../actors.ts'

/** Scenes of the package ukey in the demonstration. */
export const ukey: readonly Scene[] = []
