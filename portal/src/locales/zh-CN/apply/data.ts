/** Data about suppliers and trade. */
export const data = {
  limitAlloc: {
    form: '额度分配',
    editTitle: '修改额度分配申请',
    copyTitle: '复制为新的额度分配申请',
    checkTitle: '核对额度分配',
    next: {},
    signTitle_other: '签名并提交 {{count}} 笔额度分配',
    resultTable: '额度分配申请',
    resultTitle_other: '已提交 {{count}} 笔额度分配申请',
  },
} as const
