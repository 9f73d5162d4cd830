import type { OutsideTask } from '@jinpiao/contract/outside'
import type { Simulated } from './simulator.ts'

/** How the institutions of the package credit answer in a demonstration. */
export const credit: Simulated = { tasks: {}, evidence: { CHAIN_CREDIT: oneLoan } }

/** A funder grants one loan as it was asked for; the bank pays it out with a serial of its own. */
function oneLoan({ institution, body, pkTask }: OutsideTask) {
  if (institution === 'BANK') return { bankSerial: `DEMO${pkTask.slice(-12)}` }
  const { amount, rateBp, payload } = body as unknown as {
    amount: string
    rateBp: number
    payload: { months: string; method: string }
  }
  return { approvedAmount: amount, rateBp, months: Number(payload.months), method: payload.method }
}
