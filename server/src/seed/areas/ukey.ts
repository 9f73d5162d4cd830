import type { Scene } from '../actors.ts'
import { ukeyOrderScenes } from '../ukeyOrders.ts'

/** Scenes of the package ukey in the demonstration. */
export const ukey: readonly Scene[] = [...ukeyOrderScenes]
