/** Chain credit and credit funds. */
export const credit = { chainCredit: '金链贷', creditFund: '三一信用金', purFinance: '采购融资' } as const
