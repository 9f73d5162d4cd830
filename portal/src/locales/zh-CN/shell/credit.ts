/** Chain credit and credit funds. */
export const credit = { groups: { chainCredit: '金链贷' } } as const
