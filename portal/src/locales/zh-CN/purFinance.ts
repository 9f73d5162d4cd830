/** 采购融资: loans on what was bought in a month. */
export const purFinance = {
  purchase: '采购',
  monthHint: '合同或订单所属的月份，不晚于本月',
  dateHint: '希望放款的日期，不填则批复后尽快放款',
  packHint: '从已审核通过的融资资料中选择',
  contractHint: '与本次采购对应的合同，上传扫描件',
  ended: '已办结的采购融资',
  noneEnded: '没有已办结的采购融资。放款、未通过或者撤回后显示在这里。',
  toForm: '申请采购融资',
  repay: '还款',
  repayEarly: '提前还款',
  repayByOperator: '由经办在“提前还款”页面申请',
  repayByFunder: '请联系资金方办理',
} as const
