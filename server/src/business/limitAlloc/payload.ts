import type { LimitAllocPayload } from '@jinpiao/contract/limitAlloc'

export const payloadOf = (payload: string): LimitAllocPayload => JSON.parse(payload) as LimitAllocPayload

/** The amount with the sign that the limit moves by: what is taken back is negative. */
export const signedFen = ({ move }: Pick<LimitAllocPayload, 'move'>, amountFen: bigint): bigint =>
  move === 'ALLOCATE' ? amountFen : -amountFen
