import type { Scene } from '../actors.ts'

/** Scenes of the package shared in the demonstration. */
export const shared: readonly Scene[] = []
