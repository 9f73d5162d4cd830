/** Loans of an enterprise. */
export const loans = {
  selfLoanApply: '金易贷',
} as const
