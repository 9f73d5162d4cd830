import type { Scene } from '../actors.ts'
import { creditFundScenes } from '../creditFunds.ts'

/** Scenes of the package credit in the demonstration. */
export const credit: readonly Scene[] = [...creditFundScenes]
