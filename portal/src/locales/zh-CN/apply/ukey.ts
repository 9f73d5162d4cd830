/** Keys, products and people of an enterprise. */
export const ukey = {
  ukeyApply: {
    form: '申请UKEY',
    editTitle: '修改UKEY申请',
    copyTitle: '复制为新的UKEY申请',
    checkTitle: '核对UKEY申请',
    next: { PENDING_PLATFORM: '通常 1 个工作日内答复；在此之前可以撤回，15 天内未办理的申请失效。' },
    signTitle_other: '提交 {{count}} 笔UKEY申请',
    resultTable: 'UKEY申请结果',
    resultTitle_other: '已提交 {{count}} 笔UKEY申请',
  },
  ukeyChange: {
    form: '办理',
    editTitle: '修改办理申请',
    copyTitle: '复制为新的办理申请',
    checkTitle: '核对办理内容',
    next: { PENDING_PLATFORM: '通常 1 个工作日内答复；在此之前可以撤回，15 天内未办理的申请失效。' },
    signTitle_other: '提交 {{count}} 笔UKEY办理申请',
    resultTable: '办理申请',
    resultTitle_other: '已提交 {{count}} 笔UKEY办理申请',
  },
} as const
