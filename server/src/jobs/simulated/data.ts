import type { Simulated } from './simulator.ts'

/** How the institutions of the package data answer in a demonstration. */
export const data: Simulated = { tasks: {}, evidence: {} }
