import type { IssueLine } from '@jinpiao/contract/issue'

/** The form in an application's payload. One that was stored before there were invoices has none. */
export function lineOf({ payload }: { payload: string }): IssueLine {
  const line = JSON.parse(payload) as IssueLine
  return { ...line, trade: { ...noInvoices, ...line.trade } }
}

const noInvoices = { invoices: [], otherFileIds: [] }
