import type { Scene } from '../actors.ts'
import { confirmationScenes } from '../confirmations.ts'
import { ukeyOrderScenes } from '../ukeyOrders.ts'
import { ukeyScenes } from '../ukeys.ts'

/** Scenes of the package ukey in the demonstration. */
export const ukey: readonly Scene[] = [...ukeyScenes, ...confirmationScenes, ...ukeyOrderScenes]
