import { accountScenes } from '../accountScenes.ts'
import type { Scene } from '../actors.ts'

/** Scenes of the package redeem in the demonstration. */
export const redeem: readonly Scene[] = [...accountScenes]
