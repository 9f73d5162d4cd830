/** Chain credit and credit funds. */
export const credit = { groups: { creditFund: '三一信用金' } } as const
