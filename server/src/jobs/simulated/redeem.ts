import type { Simulated } from './simulator.ts'

/** How the institutions of the package redeem answer in a demonstration. */
export const redeem: Simulated = {
  tasks: {},
  evidence: {
    /** A serial of each payment's own. */
    REDEEM: ({ pkTask }, line = 0) => ({ bankSerial: `DEMO-${pkTask}-${line}`.slice(0, 64) }),
  },
}
