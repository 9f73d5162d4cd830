/** Tickets exchanged for bank bills. */
export const exchange = { groups: { exchange: '金易换', invoice: '开票' } } as const
