import type { Scene } from '../actors.ts'
import { packScenes } from '../packs.ts'

/** Scenes of the package data in the demonstration. */
export const data: readonly Scene[] = packScenes
