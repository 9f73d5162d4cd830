/** Data about suppliers and trade. */
export const data = { limitAlloc: '额度分配' } as const
