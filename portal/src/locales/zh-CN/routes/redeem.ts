/** Redemption of tickets, accounts, transactions and bills. */
export const redeem = {
  redeemRegister: '兑付登记',
  redeemClaim: '付款方登记',
  redeemDirector: '兑付复核',
  redeemFinal: '兑付终审',
  redeemQuery: '兑付查询',
  accounts: '银行账户管理',
  accountUpdate: '账户维护',
  standingBook: '兑付台账',
  transactions: '交易明细',
  accountOverview: '资产总览',
} as const
