import type { Simulated } from './simulator.ts'
import { ukeyOrder, ukeyReply } from './ukeyOrders.ts'

/** How the institutions of the package ukey answer in a demonstration. */
export const ukey: Simulated = {
  tasks: { UKEY_ORDER: ukeyOrder },
  evidence: {},
  applications: { UKEY_APPLY: ukeyReply, UKEY_CHANGE: ukeyReply },
}
