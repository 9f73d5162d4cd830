/** Data about suppliers and trade. */
export const data = {
  suppliers: '供应商管理',
  coreStatistics: '开立数据统计',
  chainStatistics: '金票数据统计',
} as const
