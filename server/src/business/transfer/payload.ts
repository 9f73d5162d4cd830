import type { TransferPayload } from '@jinpiao/contract/transfer'
import { completeTrade } from '../../queries/trade.ts'

/** A stored form; one that was stored before there were invoices has none. */
export function payloadOf(payload: string): TransferPayload {
  const { fkCredit, outputs } = JSON.parse(payload) as TransferPayload
  return { fkCredit, outputs: outputs.map((output) => ({ ...output, trade: completeTrade(output.trade) })) }
}
