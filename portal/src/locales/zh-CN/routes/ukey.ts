/** Keys, products and people of an enterprise. */
export const ukey = {
  ukeyApply: 'UKEY申请',
  ukeyDetail: 'UKEY申请详情',
  ukeyReset: 'UKEY更新与重置',
  productOverview: '产品中心',
} as const
