/** Keys, products and people of an enterprise. */
export const ukey = {
  confirmation: '企业确认',
  ukeyList: 'UKEY管理',
} as const
