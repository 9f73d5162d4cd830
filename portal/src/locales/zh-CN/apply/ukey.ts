/** Keys, products and people of an enterprise. */
export const ukey = {} as const
