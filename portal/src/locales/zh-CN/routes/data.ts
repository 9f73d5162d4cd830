/** Data about suppliers and trade. */
export const data = {
  financePacks: '融资资料管理',
  issuePacks: '开立资料管理',
  createFinancePack: '新建融资资料',
  createIssuePack: '新建开立资料',
  packDetail: '资料详情',
  packAuth: '上传授权书',
  packContract: '上传合同',
  packInvoice: '选用发票',
  packOther: '上传其他材料',
  packSent: '资料提交成功',
  suppliers: '供应商管理',
  coreStatistics: '开立数据统计',
  chainStatistics: '金票数据统计',
  limitAlloc: '额度分配',
} as const
