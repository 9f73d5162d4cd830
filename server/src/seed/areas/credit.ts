import type { Scene } from '../actors.ts'
import { playChainCredits } from '../chainCredits.ts'

/** Scenes of the package credit in the demonstration. */
export const credit: readonly Scene[] = [playChainCredits]
