import type { FinancePayload } from '@jinpiao/contract/finance'

/** What a FINANCE application holds as payload. */
export const payloadOf = (payload: string): FinancePayload => JSON.parse(payload) as FinancePayload
