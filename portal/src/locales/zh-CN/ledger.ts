/** The book of what was issued, movements, statements and assets. */
export const ledger = {
  bookFilters: '查询兑付台账',
  bookRow: '金票 {{creditNo}}',
  bookEmpty: '还没有开立金票。开立后，每张金票的兑付情况会显示在这里。',
  statement: '月度对账单',
  assets: '资产类别',
  asset: { TICKET: '金票', MONEY: '资金' },
  movements: '{{asset}}交易明细',
  movementFilters: '查询交易明细',
  movementsEmpty: '所选时间内没有交易。',
  byKind: '{{asset}}本期收支',
  noMovements: '本期没有交易。',
  count: '笔数',
  running: '本月尚未结束，数据会继续变动；月末之后不再变动。',
  balanceNote:
    '期初余额 + 收入 − 支出 = 期末余额。金票余额为持有的金票减去本企业已开立、尚未兑付的金票；资金余额为通过平台登记的收付净额，不是银行账户余额。',
} as const
