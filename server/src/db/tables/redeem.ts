/** Tables of the package redeem, by name. */
export interface RedeemTables {}
