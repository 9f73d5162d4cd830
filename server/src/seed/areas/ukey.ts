import type { Scene } from '../actors.ts'
import { productScenes } from '../openings.ts'

/** Scenes of the package ukey in the demonstration. */
export const ukey: readonly Scene[] = [...productScenes]
