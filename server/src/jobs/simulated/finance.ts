import type { Simulated } from './simulator.ts'

/** How the institutions of the package finance answer in a demonstration. */
export const finance: Simulated = { tasks: {}, evidence: {} }
