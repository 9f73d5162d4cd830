import type { Simulated } from './simulator.ts'

/** How the institutions of the package credit answer in a demonstration. */
export const credit: Simulated = { tasks: {}, evidence: {} }
