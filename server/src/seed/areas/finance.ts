import type { Scene } from '../actors.ts'
import { playFinancings } from '../financings.ts'

/** Scenes of the package finance in the demonstration. */
export const finance: readonly Scene[] = [playFinancings]
