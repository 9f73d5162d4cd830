import type { Simulated } from './simulator.ts'

/** How the institutions of the package loans answer in a demonstration. */
export const loans: Simulated = {
  tasks: {},
  evidence: { LOAN_REPAY: ({ pkTask }) => ({ bankSerial: `DEMO${pkTask.slice(-12)}` }) },
}
