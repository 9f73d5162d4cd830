import type { Simulated } from './simulator.ts'

/** How the institutions of the package redeem answer in a demonstration. */
export const redeem: Simulated = { tasks: {}, evidence: {} }
