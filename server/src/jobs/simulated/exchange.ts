import type { Simulated } from './simulator.ts'

/** How the institutions of the package exchange answer in a demonstration. */
export const exchange: Simulated = { tasks: {}, evidence: {} }
