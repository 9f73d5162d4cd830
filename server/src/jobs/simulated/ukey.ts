import type { Simulated } from './simulator.ts'
import { ukeyOrder } from './ukeyOrders.ts'

/** How the institutions of the package ukey answer in a demonstration. */
export const ukey: Simulated = { tasks: { UKEY_ORDER: ukeyOrder }, evidence: {} }
