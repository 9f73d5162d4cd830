/** 三一信用金: a loan that a core company recommends. */
export const creditFund = {
  recommendation: '推荐',
  recommenderHint: '选择以贵企业为一级供应商的核心企业，由其主管复核、终审签发推荐',
  asked: '供应商的申请',
  use: '用途与还款',
  months_other: '{{count}} 个月',
} as const
