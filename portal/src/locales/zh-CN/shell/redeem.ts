/** Redemption of tickets, accounts, transactions and bills. */
export const redeem = {} as const
