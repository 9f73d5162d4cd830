/** Keys, products and people of an enterprise. */
export const ukey = {
  confirmation: '企业确认',
  confirmationAsked: '本企业发起的确认',
  ukeyList: 'UKEY管理',
  ukeyApply: 'UKEY申请',
  ukeyDetail: 'UKEY申请详情',
  ukeyReset: 'UKEY更新与重置',
  productOverview: '产品中心',
} as const
