/** Tickets exchanged for bank bills. */
export const exchange = { groups: { invoice: '开票' } } as const
