/** Keys, products and people of an enterprise. */
export const ukey = {
  productOverview: '产品中心',
} as const
