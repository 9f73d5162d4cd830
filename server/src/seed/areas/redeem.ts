import { accountScenes } from '../accountScenes.ts'
import type { Scene } from '../actors.ts'
import { playRedemptions } from '../redemptions.ts'

/** Scenes of the package redeem in the demonstration. */
export const redeem: readonly Scene[] = [...accountScenes, playRedemptions]
