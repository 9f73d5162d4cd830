import type { Simulated } from './simulator.ts'

/** How the institutions of the package onboarding answer in a demonstration. */
export const onboarding: Simulated = { tasks: {}, evidence: {} }
