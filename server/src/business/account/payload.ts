import type { AccountPayload } from '@jinpiao/contract/accountChange'

export const payloadOf = (payload: string): AccountPayload => JSON.parse(payload) as AccountPayload
