/** Data about suppliers and trade. */
export const data = { groups: { data: '资料与数据', supplier: '供应商' } } as const
