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
  exchange: {
    form: '换票申请',
    editTitle: '修改换票申请',
    copyTitle: '复制为新的换票申请',
    checkTitle: '核对换票申请',
    next: {
      PENDING_PLATFORM: '平台 3 天内审核；需要补充资料的会退回修改，金票同时释放。',
      PENDING_PAYMENT: '5 天内向承兑行支付手续费并登记，逾期换票结束。',
      PENDING_FUNDER: '手续费到账后，承兑行 5 天内出票；未出票的，手续费退回。',
    },
    signTitle_other: '签名并提交 {{count}} 笔换票申请',
    resultTable: '换票申请',
    resultTitle_other: '已提交 {{count}} 笔换票申请',
  },
  agreement: {
    text: {
      exchange:
        '一、本企业将所持金票整张转让给承兑行，承兑行向本企业出具票面金额相同的银行承兑汇票。\n二、换票由经办提交、主管复核，两人不得为同一人；平台审核、手续费到账且承兑行出票后生效。出票前任何一方不同意或者逾期的，金票仍归本企业持有。\n三、手续费按票面合计和申请时的费率计算。平台审核通过后 5 天内，由本企业通过银行向付款单所列账户支付，并注明付款附言；平台不代收代付。\n四、换票未完成的，已到账的手续费退回付款账户。\n五、本企业确认金票对应的贸易真实，该应收账款没有转让给他人，也没有设定质押。',
    },
  },
} as const
