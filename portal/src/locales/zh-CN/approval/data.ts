/** Data about suppliers and trade. */
export const data = {} as const
