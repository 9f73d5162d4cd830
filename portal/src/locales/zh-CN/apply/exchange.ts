/** Tickets exchanged for bank bills. */
export const exchange = {
  invoicing: {
    form: '填写',
    editTitle: '修改开票申请',
    copyTitle: '复制为新的开票申请',
    checkTitle: '核对开票申请',
    next: { PENDING_PLATFORM: '开具后按所选方式送达，也可在发票管理中下载；在此之前可以撤回。' },
    signTitle_other: '提交 {{count}} 笔开票申请',
    resultTable: '开票申请',
    resultTitle_other: '已提交 {{count}} 笔开票申请',
  },
} as const
