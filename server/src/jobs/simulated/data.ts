import { packReply } from './packs.ts'
import type { Simulated } from './simulator.ts'

/** How the institutions of the package data answer in a demonstration. */
export const data: Simulated = {
  tasks: {},
  evidence: {},
  applications: { FINANCE_PACK: packReply, ISSUE_PACK: packReply },
}
