/** Keys, products and people of an enterprise. */
export const ukey = {
  ukeyList: 'UKEY管理',
} as const
