import type { Scene } from '../actors.ts'
import { playChainCredits } from '../chainCredits.ts'
import { creditFundScenes } from '../creditFunds.ts'
import { playPurFinances } from '../purFinances.ts'

/** Scenes of the package credit in the demonstration. */
export const credit: readonly Scene[] = [playChainCredits, ...creditFundScenes, playPurFinances]
