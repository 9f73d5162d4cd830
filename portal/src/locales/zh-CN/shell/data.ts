/** Data about suppliers and trade. */
export const data = { groups: { data: '资料与数据', supplier: '供应商管理' } } as const
