/** Loans of an enterprise. */
export const loans = { groups: { selfLoan: '金易贷' } } as const
