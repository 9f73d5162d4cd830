/** Chain credit and credit funds. */
export const credit = {} as const
