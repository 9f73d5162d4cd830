import { fees, invoiceProof } from './fees.ts'
import type { Simulated } from './simulator.ts'

/** How the institutions of the package exchange answer in a demonstration. */
export const exchange: Simulated = {
  tasks: { FEE_PAYMENT: fees },
  evidence: { INVOICING: invoiceProof },
}
