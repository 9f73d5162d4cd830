import type { Simulated } from './simulator.ts'

/** How the institutions of the package ukey answer in a demonstration. */
export const ukey: Simulated = { tasks: {}, evidence: {} }
