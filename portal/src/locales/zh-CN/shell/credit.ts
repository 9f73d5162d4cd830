/** Chain credit and credit funds. */
export const credit = { groups: { chainCredit: '金链贷', creditFund: '三一信用金' } } as const
