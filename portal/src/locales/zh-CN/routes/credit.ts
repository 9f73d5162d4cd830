/** Chain credit and credit funds. */
export const credit = { creditFund: '三一信用金' } as const
