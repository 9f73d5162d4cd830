import type { IssueLine } from '@jinpiao/contract/issue'
import { completeTrade } from '../../queries/trade.ts'

/** A stored form; one that was stored before there were invoices has none. */
export function lineOf(payload: string): IssueLine {
  const line = JSON.parse(payload) as IssueLine
  return { ...line, trade: completeTrade(line.trade) }
}
