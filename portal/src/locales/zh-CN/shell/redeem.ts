/** Redemption of tickets, accounts, transactions and bills. */
export const redeem = { groups: { redeem: '金票兑付', account: '账户管理' } } as const
