/** Data about suppliers and trade. */
export const data = {
  financePacks: '融资资料管理',
  issuePacks: '开立资料管理',
  createFinancePack: '新建融资资料',
  createIssuePack: '新建开立资料',
} as const
