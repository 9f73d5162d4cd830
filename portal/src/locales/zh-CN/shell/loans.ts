/** Loans of an enterprise. */
export const loans = {} as const
