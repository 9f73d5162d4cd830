/** Loans of an enterprise. */
export const loans = {
  selfLoanProtocol: '授信协议',
  selfLoanApply: '金易贷授信',
} as const
