/** Tickets exchanged for bank bills. */
export const exchange = {} as const
