import type { RealnamePayload } from '@jinpiao/contract/realname'

export const payloadOf = (payload: string): RealnamePayload => JSON.parse(payload) as RealnamePayload
