/** Keys, products and people of an enterprise. */
export const ukey = {
  agreement: {
    text: {
      guarantee:
        '一、本企业的主管有权代表本企业对所列事项作出确认，并以其 UKEY 签名。\n二、确认前已阅读事项的内容；所附文件与内容一致，金额、期限和对方企业无误。\n三、确认后，事项的内容对本企业有效；涉及担保的，本企业按内容承担担保责任。\n四、本平台记录确认的时间、内容和签名，不对事项本身提供担保。',
    },
  },
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
