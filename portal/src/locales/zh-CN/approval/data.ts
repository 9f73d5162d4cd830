/** Data about suppliers and trade. */
export const data = {
  desk: {
    limitAlloc: {
      approve: '复核通过',
      empty: '没有待复核的额度分配。可在“我已处理”中查看历史。',
      next: '额度已变动，可在额度详情中查看。',
    },
  },
} as const
