/** 金链贷: loans on the trade with core companies. */
export const chainCredit = {
  standing: '准入与额度参考',
  whiteList: '白名单',
  onList: '已启用',
  offList: '未启用',
  countedFrom: '统计起始日',
  rule: '测算方式',
  ruleText: '按近 12 个月签收金票金额的 30% 测算，仅供参考，以资金方批复为准。',
  order: '订单',
  orderHint: '与核心企业签订的订单或合同编号',
  contractHint: '与订单对应的合同，上传扫描件',
} as const
