/** Keys, products and people of an enterprise. */
export const ukey = {
  agreement: {
    text: {
      product:
        '一、本企业申请开通所选产品，并保证提供的企业资料、账户和人员信息真实、完整、有效。\n二、产品开通后，本企业的经办、主管等用户可以在其角色范围内办理业务；以其 UKEY 完成的签名视为本企业的意思表示。\n三、需要银行或其他机构审核的产品，本企业同意平台向其提供审核所必需的企业资料；是否开通由该机构决定。\n四、开通不收取费用。办理具体业务如有收费，在办理前明示。\n五、本企业应按照平台规则和法律规定使用产品；发现虚构交易等违法行为的，平台可以关闭产品并依法报告。\n六、本平台仅提供信息服务，不代为收付资金，也不提供担保。',
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
