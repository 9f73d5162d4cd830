/** Chain credit and credit funds. */
export const credit = {
  chainCredit: '金链贷',
} as const
